#if !canImport(UIKit)
public import Foundation

// Nothing has the focus here.

/// What can hold the focus, or what holds it.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    public func setNeedsFocusUpdate() {}
    public func updateFocusIfNeeded() {}
    public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}

/// What can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
}

extension UIView: UIFocusItem {}

/// A change of focus. There is none: it exists for signatures.
open class UIFocusUpdateContext: NSObject {
    open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
    open weak var nextFocusedItem: (any UIFocusItem)? { nil }
    open weak var previouslyFocusedView: UIView? { nil }
    open weak var nextFocusedView: UIView? { nil }
}

/// Animations alongside a change of focus. There is none: it exists for signatures.
open class UIFocusAnimationCoordinator: NSObject {
    /// Runs both at once: nothing is animated.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}
#endif
