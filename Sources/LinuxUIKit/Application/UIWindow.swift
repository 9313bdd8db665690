public import CompositionalLayout
public import Foundation

/// A window on a screen. It has the size, the safe area and the traits of its scene's viewport; nothing appears in it.
open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene?
    open var isKeyWindow: Bool { true }
    /// Stored; its view is not added to the window.
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

    /// Does nothing: windows have no order.
    open func makeKeyAndVisible() {}
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
