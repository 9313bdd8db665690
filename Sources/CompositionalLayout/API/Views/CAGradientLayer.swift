#if !canImport(QuartzCore)
public import Foundation

/// A layer of colours. They are kept, not drawn.
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    override class func forView() -> CALayer { CAGradientLayer() }
}
#endif
