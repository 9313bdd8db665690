public import CompositionalLayout
public import Foundation

/// A window on a screen. It has the size, the safe area and the traits of its scene's viewport; nothing appears in it.
open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene?
    open var isKeyWindow: Bool { true }
    /// Kept; its view is not put into the window.
    open var rootViewController: UIViewController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(windowScene: UIWindowScene) {
        let screen = windowScene.window
        self.init(frame: screen.frame)
        traitCollection = screen.traitCollection
        safeAreaInsets = screen.safeAreaInsets
        directionalLayoutMargins = screen.directionalLayoutMargins
        self.windowScene = windowScene
    }

    /// Does nothing: no window is before another.
    open func makeKeyAndVisible() {}
}

extension UIView {
    /// The window that the view is in, if code has put it into one.
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

    /// Kept: the traits say the direction.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { attachments.semanticContentAttribute }
        set { attachments.semanticContentAttribute = newValue }
    }
}
