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
