public import CompositionalLayout

extension UIWindow {
    /// Stored; its view is not added to the window.
    public var rootViewController: UIViewController? {
        get { controller as? UIViewController }
        set { controller = newValue }
    }
}

extension UIView {
    /// The direction of the current viewport, unless an attribute forces one.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
        }
    }
}
