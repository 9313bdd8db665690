public import CompositionalLayout
public import Foundation

// Nothing has the focus here.

/// What can hold the focus, or what holds it.
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
}

extension UIFocusEnvironment {
    public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    public func setNeedsFocusUpdate() {}
    public func updateFocusIfNeeded() {}
}

/// What can have the focus.
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
}

extension UIView: UIFocusItem {
    public var canBecomeFocused: Bool { false }
    public var isFocused: Bool { false }
}

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
