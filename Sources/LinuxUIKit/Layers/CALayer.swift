#if !canImport(QuartzCore)
public import Foundation
#if canImport(CoreGraphics)
public import CoreGraphics
#endif

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
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var transform = CATransform3DIdentity
    /// Frame in points, in the superlayer's coordinates, without the transform. A view's layer follows the view, not the other way round.
    open var frame: CGRect {
        get {
            CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
                height: bounds.height)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    open var sublayers: [CALayer]? {
        didSet {
            for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
            for layer in sublayers ?? [] { layer.superlayer = self }
        }
    }
    open private(set) weak var superlayer: CALayer?
    /// The view whose layer this is.
    package final weak var view: UIView?
    /// The subview behind the layer, beside which it was added; `nil` for a layer behind all subviews.
    final weak var subviewBelow: UIView?

    public override init() {}

    /// Creates a presentation copy of a layer; never used, as nothing is shown.
    public init(layer: Any) {}

    /// Creates the layer of a view. A class outside this module cannot override it and gets a layer of its superclass.
    class func forView() -> CALayer { CALayer() }

    /// Declared for the signatures of subclasses: layers are not decoded from files.
    ///
    /// - Precondition: never called.
    public required init?(coder: NSCoder) {
        fatalError("CALayer.init(coder:): XIB and storyboard files describe no layers.")
    }

    /// The zero point of this layer's coordinates, in those around the outermost view or layer. Transforms do not count.
    private var originInAll: CGPoint {
        view?.originInAll ?? (superlayer?.originInAll ?? .zero).moved(from: frame.origin, to: bounds.origin)
    }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.moved(from: l?.originInAll, to: originInAll) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.moved(from: originInAll, to: l?.originInAll) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CGRect(origin: convert(r.origin, from: l), size: r.size) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(origin: convert(r.origin, to: l), size: r.size) }

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, above: nil) }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func draw(in ctx: CGContext) {}
    /// Draws nothing.
    open func render(in ctx: CGContext) {}
    /// Always `nil`: nothing is animated.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func action(forKey event: String) -> (any CAAction)? { nil }
    open func setNeedsDisplay() {}
    open func removeAllAnimations() {}
    open func add(_ anim: CAAnimation, forKey key: String?) {}
    open func removeAnimation(forKey key: String) {}
    open func animation(forKey key: String) -> CAAnimation? { nil }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard sublayers?.contains(where: { $0 === oldLayer }) == true else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    // MARK: Stored: nothing moves. Pictures show the contents by their gravity

    open weak var delegate: (any CALayerDelegate)?
    open var actions: [String: any CAAction]?
    open var style: [AnyHashable: Any]?
    open var contentsGravity = CALayerContentsGravity.resize
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var compositingFilter: Any?
    open var filters: [Any]?
    open var isDoubleSided = true
    open var isGeometryFlipped = false
    open var needsDisplayOnBoundsChange = false
    open var drawsAsynchronously = false
    open var allowsGroupOpacity = true
    open var anchorPointZ: CGFloat = 0
    open var sublayerTransform = CATransform3DIdentity
    open var speed: Float = 1
    open var beginTime: TimeInterval = 0
    open var timeOffset: TimeInterval = 0
    open var duration: TimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    open func presentation() -> Self? { nil }
    open func model() -> Self { self }
    open func animationKeys() -> [String]? { nil }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open func preferredFrameSize() -> CGSize { bounds.size }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }
    open func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { t }

    open func display() {}
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
    public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
    public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
    public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }
}

public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var circular: CALayerCornerCurve { CALayerCornerCurve(rawValue: "circular") }
    public static var continuous: CALayerCornerCurve { CALayerCornerCurve(rawValue: "continuous") }
}

open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    override class func forView() -> CALayer { CAGradientLayer() }
}

public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var axial: CAGradientLayerType { CAGradientLayerType(rawValue: "axial") }
    public static var radial: CAGradientLayerType { CAGradientLayerType(rawValue: "radial") }
    public static var conic: CAGradientLayerType { CAGradientLayerType(rawValue: "conic") }
}

open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    open var strokeColor: CGColor?
    /// Line width in points.
    open var lineWidth: CGFloat = 1
    open var lineDashPattern: [NSNumber]?
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    override class func forView() -> CALayer { CAShapeLayer() }
}
public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_: CALayer) {}
    public func layerWillDraw(_: CALayer) {}
    public func layoutSublayers(of _: CALayer) {}
    public func action(for _: CALayer, forKey _: String) -> (any CAAction)? { nil }
}

public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var center: CALayerContentsGravity { CALayerContentsGravity(rawValue: "center") }
    public static var top: CALayerContentsGravity { CALayerContentsGravity(rawValue: "top") }
    public static var bottom: CALayerContentsGravity { CALayerContentsGravity(rawValue: "bottom") }
    public static var left: CALayerContentsGravity { CALayerContentsGravity(rawValue: "left") }
    public static var right: CALayerContentsGravity { CALayerContentsGravity(rawValue: "right") }
    public static var resize: CALayerContentsGravity { CALayerContentsGravity(rawValue: "resize") }
    public static var resizeAspect: CALayerContentsGravity { CALayerContentsGravity(rawValue: "resizeAspect") }
    public static var resizeAspectFill: CALayerContentsGravity { CALayerContentsGravity(rawValue: "resizeAspectFill") }
}

public struct CALayerContentsFilter: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var nearest: CALayerContentsFilter { CALayerContentsFilter(rawValue: "nearest") }
    public static var linear: CALayerContentsFilter { CALayerContentsFilter(rawValue: "linear") }
    public static var trilinear: CALayerContentsFilter { CALayerContentsFilter(rawValue: "trilinear") }
}
#endif

#if !canImport(CoreGraphics)
public import Foundation

/// An sRGB colour for layers.
public final class CGColor: Sendable {
    /// Red, green, blue and alpha, from 0 to 1.
    public let components: [CGFloat]?
    /// The colour that this one was created from, which may depend on traits.
    package let source: UIColor?

    init(_ color: UIColor) {
        let own = color.components
        (components, source) = ([own.red, own.green, own.blue, own.alpha], color)
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (components, source) = ([red, green, blue, alpha], nil)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public var alpha: CGFloat { components?.last ?? 1 }
}

extension CGColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIColor {
    /// The colour under the current viewport's traits.
    public var cgColor: CGColor { CGColor(self) }
}

#endif
