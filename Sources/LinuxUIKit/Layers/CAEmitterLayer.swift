#if !canImport(QuartzCore)
public import Foundation

// Layers with content of their own. Stored, not drawn.

open class CATextLayer: CALayer {
    open var string: Any?
    open var font: AnyObject?
    /// Points.
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor?
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var truncationMode = CATextLayerTruncationMode.none
    open var isWrapped = false

    override class func forView() -> CALayer { CATextLayer() }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var natural: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "natural") }
    public static var left: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "left") }
    public static var right: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "right") }
    public static var center: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "center") }
    public static var justified: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "justified") }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var none: CATextLayerTruncationMode { CATextLayerTruncationMode(rawValue: "none") }
    public static var start: CATextLayerTruncationMode { CATextLayerTruncationMode(rawValue: "start") }
    public static var end: CATextLayerTruncationMode { CATextLayerTruncationMode(rawValue: "end") }
    public static var middle: CATextLayerTruncationMode { CATextLayerTruncationMode(rawValue: "middle") }
}

open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceDelay: TimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor?
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0

    override class func forView() -> CALayer { CAReplicatorLayer() }
}

open class CAEmitterLayer: CALayer {
    open var emitterCells: [CAEmitterCell]?
    open var emitterPosition = CGPoint.zero
    open var emitterSize = CGSize.zero
    open var emitterShape = CAEmitterLayerEmitterShape.point
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    open var renderMode = CAEmitterLayerRenderMode.unordered
    open var birthRate: Float = 1
    open var lifetime: Float = 1
    open var velocity: Float = 1
    open var scale: Float = 1

    override class func forView() -> CALayer { CAEmitterLayer() }
}

open class CAEmitterCell: NSObject {
    open var name: String?
    open var contents: Any?
    open var color: CGColor?
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var alphaRange: Float = 0
    open var alphaSpeed: Float = 0
    open var emitterCells: [CAEmitterCell]?

    public override init() {}
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var point: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape(rawValue: "point") }
    public static var line: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape(rawValue: "line") }
    public static var rectangle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape(rawValue: "rectangle") }
    public static var circle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape(rawValue: "circle") }
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var points: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode(rawValue: "points") }
    public static var outline: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode(rawValue: "outline") }
    public static var surface: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode(rawValue: "surface") }
    public static var volume: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode(rawValue: "volume") }
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var unordered: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode(rawValue: "unordered") }
    public static var oldestFirst: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode(rawValue: "oldestFirst") }
    public static var oldestLast: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode(rawValue: "oldestLast") }
    public static var additive: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode(rawValue: "additive") }
}
#endif
