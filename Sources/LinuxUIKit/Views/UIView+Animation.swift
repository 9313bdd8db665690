public import Foundation

/// Animations take effect immediately: when a call returns, the changes are made and `completion` has run.
extension UIView {
    /// Options of an animation, without effect.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1) }
        public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
        public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
        public static var curveEaseInOut: AnimationOptions { AnimationOptions([]) }
        public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
        public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
        public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }
        public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }
    }

    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: animations, completion: completion) }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: animations, completion: completion) }

    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
}
