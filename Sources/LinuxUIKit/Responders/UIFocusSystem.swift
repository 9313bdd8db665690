public import Foundation

// Nothing ever has the focus.

extension UIViewController: UIFocusEnvironment {}

/// The focus system, which never focuses anything.
open class UIFocusSystem: NSObject {
    open weak var focusedItem: (any UIFocusItem)? { nil }

    /// Always `nil`: there is no focus.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    open func updateFocusIfNeeded() {}
}

open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
