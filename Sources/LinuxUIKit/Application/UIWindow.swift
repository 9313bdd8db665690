public import CompositionalLayout
import Foundation

extension UIWindow {
    /// A window as large as its scene's viewport, with its safe area and traits.
    public convenience init(windowScene: UIWindowScene) {
        let screen = windowScene.window
        self.init(frame: screen.frame)
        adopt(traitCollection: screen.traitCollection, safeAreaInsets: screen.safeAreaInsets)
        directionalLayoutMargins = screen.directionalLayoutMargins
        self.windowScene = windowScene
    }

    /// A weak reference.
    public var windowScene: UIWindowScene? {
        get { scene as? UIWindowScene }
        set { scene = newValue }
    }

    /// Stored; its view is not added to the window.
    public var rootViewController: UIViewController? {
        get { controller as? UIViewController }
        set { controller = newValue }
    }
}

extension UIView {
    /// The window that the view was added to, if any.
    public var window: UIWindow? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIWindow }.first
    }

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

    /// Stored without effect: the traits decide the direction.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { attachments.semanticContentAttribute }
        set { attachments.semanticContentAttribute = newValue }
    }
}
