public import CompositionalLayout
public import Foundation

// Nothing has the focus here.

extension UIViewController: UIFocusEnvironment {}

/// What has the focus: nothing.
open class UIFocusSystem: NSObject {
    open weak var focusedItem: (any UIFocusItem)? { nil }

    /// `nil`: there is no focus.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    open func updateFocusIfNeeded() {}
}

/// A place without a view that leads the focus to others. Stored.
open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
