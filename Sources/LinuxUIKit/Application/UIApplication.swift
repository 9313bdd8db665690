public import Foundation

/// The app around a layout, with a single scene and window based on the current viewport (`LayoutViewport.current`).
public final class UIApplication: NSObject, Sendable {
    public static var shared: UIApplication { UIApplication() }

    private override init() {}

    /// One scene, for the current viewport; a new one at each call.
    public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
    /// One window, as large as the current viewport; a new one at each call.
    public var windows: [UIWindow] { UIWindowScene().windows }
    public var keyWindow: UIWindow? { windows.first }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        LayoutViewport.current.traitCollection.preferredContentSizeCategory
    }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        LayoutViewport.current.isRightToLeft ? .rightToLeft : .leftToRight
    }
}

extension UIWindowScene {
    /// The screen of the current viewport.
    public var screen: UIScreen { .main }
}
