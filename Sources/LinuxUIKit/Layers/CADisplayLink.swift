#if !canImport(QuartzCore)
public import Foundation

// Timing and animation of layers. Nothing moves: a display link never fires, and animations are stored.

/// Calls a target at each frame of a screen. It never fires.
open class CADisplayLink: NSObject {
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var frameInterval = 1
    open var preferredFrameRateRange = CAFrameRateRange.default
    open var timestamp: TimeInterval { 0 }
    open var targetTimestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }

    public init(target: Any, selector sel: Selector) {}

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}

public struct CAFrameRateRange: Sendable, Hashable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    public static var `default`: CAFrameRateRange { CAFrameRateRange(minimum: 0, maximum: 0) }
}

/// Seconds since system startup.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var settlingDuration: TimeInterval { duration }
}

open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var fade: CATransitionType { CATransitionType(rawValue: "fade") }
    public static var moveIn: CATransitionType { CATransitionType(rawValue: "moveIn") }
    public static var push: CATransitionType { CATransitionType(rawValue: "push") }
    public static var reveal: CATransitionType { CATransitionType(rawValue: "reveal") }
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var fromRight: CATransitionSubtype { CATransitionSubtype(rawValue: "fromRight") }
    public static var fromLeft: CATransitionSubtype { CATransitionSubtype(rawValue: "fromLeft") }
    public static var fromTop: CATransitionSubtype { CATransitionSubtype(rawValue: "fromTop") }
    public static var fromBottom: CATransitionSubtype { CATransitionSubtype(rawValue: "fromBottom") }
}

/// The key of a transition among a layer's actions.
public let kCATransition = "transition"

public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimation {
    /// A strong reference, as in Core Animation.
    public var delegate: (any CAAnimationDelegate)? {
        get { observer as? any CAAnimationDelegate }
        set { observer = newValue }
    }
}

extension CAAnimationDelegate {
    public func animationDidStart(_: CAAnimation) {}
    public func animationDidStop(_: CAAnimation, finished _: Bool) {}
}
#endif
