public import Foundation

/// A receiver of events. None is ever delivered, as there is no user.
///
/// Methods called by code are nonisolated, like views. Methods called only by the system are isolated to the main actor, so
/// that overrides in view controllers can use the controller's properties, and overrides in views can use main-actor code.
open class UIResponder: NSObject {
    /// The view controller of a view, or the parent of a view controller. Set by `UIViewController`.
    package weak var owner: UIResponder?
    /// The values that code associates with the object.
    final var associations: Associations?

    public override init() {}

    /// The next responder. For a view, its controller or otherwise its superview; for a controller, its view's superview or
    /// otherwise its parent.
    open var next: UIResponder? { owner ?? (self as? UIView)?.superview }

    /// Called with the content size of a collection view that the object observes.
    @MainActor open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}

    // MARK: First responder: each responder tracks the role for itself, so several can have it

    open private(set) var isFirstResponder = false
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// - Returns: true if the object is the first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        isFirstResponder = isFirstResponder || canBecomeFirstResponder
        return isFirstResponder
    }

    /// - Returns: true if the object is no longer the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirstResponder = isFirstResponder && !canResignFirstResponder
        return !isFirstResponder
    }

    open func reloadInputViews() {}

    // MARK: Never requested here: there is no keyboard

    @preconcurrency @MainActor open var inputView: UIView? { nil }
    @preconcurrency @MainActor open var inputAccessoryView: UIView? { nil }
#if !canImport(UIKit)
    @preconcurrency @MainActor open var keyCommands: [UIKeyCommand]? { nil }
#endif

    // MARK: Never called here, except `awakeFromNib()`: there is no user

    @preconcurrency @MainActor open func awakeFromNib() {}

#if !canImport(UIKit)
    @preconcurrency @MainActor open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    @preconcurrency @MainActor open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    @preconcurrency @MainActor open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    @preconcurrency @MainActor open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    @preconcurrency @MainActor open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    @preconcurrency @MainActor open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    @preconcurrency @MainActor open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    @preconcurrency @MainActor open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    @preconcurrency @MainActor open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    @preconcurrency @MainActor open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    @preconcurrency @MainActor open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    @preconcurrency @MainActor open func buildMenu(with builder: any UIMenuBuilder) {}
    @preconcurrency @MainActor open func validate(_ command: UICommand) {}
#endif
    @preconcurrency @MainActor open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// This responder if it can perform the action; otherwise the next responder in the chain that can.
    @preconcurrency @MainActor open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    @preconcurrency @MainActor open func cut(_ sender: Any?) {}
    @preconcurrency @MainActor open func copy(_ sender: Any?) {}
    @preconcurrency @MainActor open func paste(_ sender: Any?) {}
    @preconcurrency @MainActor open func select(_ sender: Any?) {}
    @preconcurrency @MainActor open func selectAll(_ sender: Any?) {}
    @preconcurrency @MainActor open func delete(_ sender: Any?) {}
    @preconcurrency @MainActor open func encodeRestorableState(with coder: NSCoder) {}
    @preconcurrency @MainActor open func decodeRestorableState(with coder: NSCoder) {}
}
