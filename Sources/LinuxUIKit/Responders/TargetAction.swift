public import Foundation

// Targets are never called: there is no user.

extension UIBarButtonItem {
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, target: target as AnyObject?, action: action)
        self.style = style
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, target: target as AnyObject?, action: action)
        self.style = style
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, image: image, menu: menu)
        self.target = target
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
    /// - Returns: true if neither the view nor a descendant is the first responder now.
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

extension Timer {
    /// Accepts a target; its method is never called.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(timeInterval: timeInterval, repeats: repeats) { _ in }
    }

    /// Accepts a target; its method is never called.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(fire: date, interval: interval, repeats: repeats) { _ in }
    }

    /// Accepts a target; its method is never called.
    @discardableResult
    public static func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        Timer(timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    }
}

extension NSObject {
    /// No effect: the method is never called.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {}

    public static func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {}
    public static func cancelPreviousPerformRequests(withTarget target: Any) {}

    /// The class itself: Objective-C also calls instance methods of `NSObject` on classes. Apps derive reuse identifiers from it.
    public static func classForCoder() -> AnyClass { self }
}
