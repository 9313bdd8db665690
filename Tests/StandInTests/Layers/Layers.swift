// Does not import Testing, as its overlay for CoreGraphics does not exist on Linux.
import CoreGraphics
import QuartzCore

/// Layer properties set by code that does not import UIKit.
func shadedLayer() -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.cornerRadius = 4
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    return layer
}

func movedPoint() -> CGPoint { CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 3, y: 4)) }
