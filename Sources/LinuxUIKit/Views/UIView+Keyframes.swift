public import Foundation

// Keyframe and spring animations. Like all animations, their changes take effect immediately.

extension UIView {
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var layoutSubviews: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1) }
        public static var allowUserInteraction: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 1) }
        public static var beginFromCurrentState: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 2) }
        public static var `repeat`: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 3) }
        public static var autoreverse: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 4) }
        public static var overrideInheritedDuration: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 5) }
        public static var overrideInheritedOptions: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 9) }
        public static var calculationModeLinear: KeyframeAnimationOptions { KeyframeAnimationOptions([]) }
        public static var calculationModeDiscrete: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 10) }
        public static var calculationModePaced: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 2 << 10) }
        public static var calculationModeCubic: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 3 << 10) }
        public static var calculationModeCubicPaced: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 4 << 10) }
    }

    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0, easeIn, easeOut, linear
    }

    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
    ) { animations() }

    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        animations()
    }

    /// Replaces a view by another in its superview, immediately.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            (fromView.isHidden, toView.isHidden) = (true, false)
        } else if fromView !== toView {
            fromView.superview?.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }

    // Stored, without effect: there are no animations.
    private static let animationState = SharedAssociatedValues()
    public static func setAnimationsEnabled(_ enabled: Bool) { animationState.keep(enabled, "enabled") }
    public static var areAnimationsEnabled: Bool { animationState.kept("enabled", or: true) }
    public static var inheritedAnimationDuration: TimeInterval { 0 }
}

extension UIView.AnimationOptions {
    public static var `repeat`: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 1 << 3) }
    public static var autoreverse: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 1 << 4) }
    public static var overrideInheritedDuration: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 1 << 5) }
    public static var overrideInheritedCurve: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 1 << 6) }
    public static var allowAnimatedContent: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 1 << 7) }
    public static var showHideTransitionViews: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 1 << 8) }
    public static var overrideInheritedOptions: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 1 << 9) }
    public static var transitionFlipFromLeft: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 1 << 20) }
    public static var transitionFlipFromRight: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 2 << 20) }
    public static var transitionCurlUp: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 3 << 20) }
    public static var transitionCurlDown: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 4 << 20) }
    public static var transitionFlipFromTop: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 6 << 20) }
    public static var transitionFlipFromBottom: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 7 << 20) }
    public static var preferredFramesPerSecond60: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 3 << 24) }
    public static var preferredFramesPerSecond30: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 7 << 24) }
}
