public import Foundation

#if !canImport(UIKit)
/// A scene of the app: that of the current viewport.
open class UIScene: NSObject {
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    open var title: String!
    open var activationState: ActivationState { .foregroundActive }

    package override init() {}
}

/// The scene of the current viewport, which has one window.
open class UIWindowScene: UIScene {
    let viewport = LayoutViewport.current

    /// A window as large as the viewport.
    open var windows: [UIWindow] { [UIWindow(windowScene: self)] }
    open var keyWindow: UIWindow? { windows.first }
    open var traitCollection: UITraitCollection { viewport.traitCollection }

    /// Portrait, or landscape right if the viewport is wider than tall.
    open var interfaceOrientation: UIInterfaceOrientation {
        viewport.size.width > viewport.size.height ? .landscapeRight : .portrait
    }
}

/// The orientation of the interface. Landscape names are opposite to a device's: a device in landscape left has its interface in
/// landscape right, with the home button on the right.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
#endif
