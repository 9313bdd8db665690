public import Foundation

// Targets are never called: there is no user.

extension UIBarButtonItem {
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        self.target = target as AnyObject?
        self.action = action
    }
}

extension UIView {
    /// Makes the view, or the descendant that is the first responder, resign.
    ///
    /// - Returns: true if none of them is the first responder now.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        let resigned = resignFirstResponder()
        return subviews.allSatisfy { $0.endEditing(force) } && resigned
    }
}

extension NotificationCenter {
    /// Accepts an observer; its method is never called.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {}
}
