import Testing
import UIKit

struct QuartzCoreTests {
    @Test func layersAreThoseOfUIKit() {
        let layer = shadedLayer()
        #expect(layer is CAGradientLayer && layer.cornerRadius == 4)
        #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(2, 2, 1)))
    }

    @Test func pointsAreThoseOfUIKit() {
        #expect(movedPoint() == CGPoint(x: 4, y: 6))
    }
}
