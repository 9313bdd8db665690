public import CompositionalLayout
public import Foundation

/// The name of a method for target and action. Linux has no runtime that finds the method, and no user who touches a control:
/// actions are taken and never sent.
///
/// `#selector(…)` needs Objective-C; the copy of a Swift file that `galley render` compiles says `Selector("")` in its place.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) {
        description = name
    }

    public init(stringLiteral name: String) {
        self.init(name)
    }
}

extension UIControl {
    /// Takes an action that is never sent.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
}

extension UIBarButtonItem {
    /// An item whose action is never sent.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title)
        self.style = style
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image)
        self.style = style
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
    }
}

extension UIGestureRecognizer {
    /// A recognizer that recognizes nothing.
    public convenience init(target: Any?, action: Selector?) {
        self.init()
    }

    public func addTarget(_ target: Any, action: Selector) {}

    public func removeTarget(_ target: Any?, action: Selector?) {}
}

extension UIView {
    /// Nothing is being edited.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool { true }
}

extension NotificationCenter {
    /// Takes an observer whose method is never called.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {}
}

extension NSObjectProtocol {
    public func responds(to selector: Selector?) -> Bool { false }
}
