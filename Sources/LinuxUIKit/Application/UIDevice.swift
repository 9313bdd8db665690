public import CompositionalLayout
public import Foundation

/// The device that is being laid out for: the current viewport (`LayoutViewport.current`).
public final class UIDevice: NSObject, Sendable {
    public static let current = UIDevice()

    private override init() {}

    /// The traits' idiom, or a phone where they have none.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        let idiom = LayoutViewport.current.traitCollection.userInterfaceIdiom
        return idiom == .unspecified ? .phone : idiom
    }

    /// Upright, or on its left side where the viewport is wider than tall.
    public var orientation: UIDeviceOrientation {
        let size = LayoutViewport.current.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// `iPhone` or `iPad`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// `iOS` or `iPadOS`.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
}
