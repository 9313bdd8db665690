// Without Testing, whose own module for CoreGraphics there is not on Linux.
import CoreGraphics
import QuartzCore

/// What code sets on layers that imports no UIKit.
func shadedLayer() -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.cornerRadius = 4
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    return layer
}

func movedPoint() -> CGPoint { CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 3, y: 4)) }
