public import CompositionalLayout
import Foundation

/// The scene of the current viewport, which has one window.
open class UIWindowScene: UIScene {
    private let viewport = LayoutViewport.current

    /// A window that is as large as the viewport.
    open var windows: [UIWindow] { [UIWindow(windowScene: self)] }
    open var keyWindow: UIWindow? { windows.first }
    open var screen: UIScreen { .main }
    open var traitCollection: UITraitCollection { viewport.traitCollection }

    /// Upright, or on its left side where the viewport is wider than tall.
    open var interfaceOrientation: UIInterfaceOrientation {
        viewport.size.width > viewport.size.height ? .landscapeRight : .portrait
    }

    var window: UIView { viewport.performAsCurrent { UIView.screen() } }
}
