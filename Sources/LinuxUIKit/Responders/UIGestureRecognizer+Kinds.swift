public import Foundation

// Gesture recognizers are stored; as there is no user, they recognize nothing.

open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// Duration in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Distance in points.
    open var allowableMovement: CGFloat = 10
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    private var ownTranslation = CGPoint.zero

    /// The translation set by code, in points.
    open func translation(in view: UIView?) -> CGPoint { ownTranslation }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { ownTranslation = translation }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var right: Direction { Direction(rawValue: 1) }
        public static var left: Direction { Direction(rawValue: 2) }
        public static var up: Direction { Direction(rawValue: 4) }
        public static var down: Direction { Direction(rawValue: 8) }
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians.
    open var rotation: CGFloat = 0
    /// Radians per second.
    open var velocity: CGFloat { 0 }
}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}

open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// From 0 (on the screen) to 1.
    open var zOffset: CGFloat { 0 }
    /// Radians.
    open var altitudeAngle: CGFloat { 0 }
    /// Radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}

public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool { true }
    public func gestureRecognizer(
        _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer) -> Bool { false }
    public func gestureRecognizer(_: UIGestureRecognizer, shouldRequireFailureOf _: UIGestureRecognizer) -> Bool { false }
    public func gestureRecognizer(_: UIGestureRecognizer, shouldBeRequiredToFailBy _: UIGestureRecognizer) -> Bool { false }
}

extension UIGestureRecognizer {
    /// Held weakly; never called, as nothing is recognized.
    public var delegate: (any UIGestureRecognizerDelegate)? {
        get { companion as? any UIGestureRecognizerDelegate }
        set { companion = newValue }
    }
}

extension UIScrollView {
    /// The recognizer for scrolling, which recognizes nothing.
    public var panGestureRecognizer: UIPanGestureRecognizer {
        if let own = gestureRecognizers?.lazy.compactMap({ $0 as? ScrollRecognizer }).first { return own }
        let own = ScrollRecognizer()
        addGestureRecognizer(own)
        return own
    }
}

private final class ScrollRecognizer: UIPanGestureRecognizer {}
