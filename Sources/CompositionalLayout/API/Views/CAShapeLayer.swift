#if !canImport(QuartzCore)
public import Foundation

/// A layer with a path, which is kept and not drawn.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor?
    open var strokeColor: CGColor?
    /// Points.
    open var lineWidth: CGFloat = 1
    open var lineDashPattern: [NSNumber]?
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    override class func forView() -> CALayer { CAShapeLayer() }
}
#endif
