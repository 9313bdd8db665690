#if !canImport(QuartzCore)
public import Foundation

/// An action of a layer when one of its properties changes. Never run: nothing is animated.
public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

open class CAAnimation: NSObject, CAAction {
    /// Duration in seconds.
    open var duration: TimeInterval = 0
    open var beginTime: TimeInterval = 0
    open var timeOffset: TimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    open var speed: Float = 1
    /// Storage of `delegate`, retained.
    package var observer: AnyObject?

    public override init() {}

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var path: CGPath?
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

public final class CAMediaTimingFunction: NSObject, Sendable {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var linear: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "linear") }
    public static var easeIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "easeIn") }
    public static var easeOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "easeOut") }
    public static var easeInEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "easeInEaseOut") }
    public static var `default`: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "default") }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var removed: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: "removed") }
    public static var forwards: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: "forwards") }
    public static var backwards: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: "backwards") }
    public static var both: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: "both") }
}

/// A group of layer changes. They take effect immediately.
public enum CATransaction {
    public static func begin() {}
    public static func commit() {}
    public static func flush() {}
    public static func setDisableActions(_ flag: Bool) {}
    public static func setAnimationDuration(_ dur: TimeInterval) {}
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Runs the block immediately.
    public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var butt: CAShapeLayerLineCap { CAShapeLayerLineCap(rawValue: "butt") }
    public static var round: CAShapeLayerLineCap { CAShapeLayerLineCap(rawValue: "round") }
    public static var square: CAShapeLayerLineCap { CAShapeLayerLineCap(rawValue: "square") }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var miter: CAShapeLayerLineJoin { CAShapeLayerLineJoin(rawValue: "miter") }
    public static var round: CAShapeLayerLineJoin { CAShapeLayerLineJoin(rawValue: "round") }
    public static var bevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin(rawValue: "bevel") }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var nonZero: CAShapeLayerFillRule { CAShapeLayerFillRule(rawValue: "nonZero") }
    public static var evenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule(rawValue: "evenOdd") }
}
#endif
