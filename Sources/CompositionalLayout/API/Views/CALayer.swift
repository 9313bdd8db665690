#if !canImport(QuartzCore)
public import Foundation

/// What a view's backing is told. It is kept, not drawn.
open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var opacity: Float = 1
    open var zPosition: CGFloat = 0
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowPath: CGPath?
    open var mask: CALayer?
    open var name: String?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var isHidden = false
    open var isOpaque = false
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsEdgeAntialiasing = false
    open var transform = CATransform3DIdentity
    /// Points, in the superlayer. A view's layer does not follow the view.
    open var frame = CGRect.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    open private(set) var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?

    public override init() {}

    /// A layer for showing a change of another; none is made so, as nothing is shown.
    public init(layer: Any) {}

    /// A layer of this class, for a view; a class outside the module makes one of its superclass.
    class func forView() -> CALayer { CALayer() }

    /// For the signatures of subclasses: there are no nibs outside Apple's platforms.
    ///
    /// - Precondition: it is not called.
    public required init?(coder: NSCoder) {
        preconditionFailure("CALayer.init(coder:): there are no nibs to decode a layer from.")
    }

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        let others = sublayers ?? []
        let place = min(Int(idx), others.count)
        sublayers = others[..<place] + [layer] + others[place...]
        layer.superlayer = self
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func removeAllAnimations() {}
}
#endif
