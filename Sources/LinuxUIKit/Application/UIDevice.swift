public import Foundation

/// The device of the current viewport (`LayoutViewport.current`).
public final class UIDevice: NSObject, Sendable {
    public static var current: UIDevice { UIDevice() }

    private override init() {}

    /// The traits' idiom, or phone if they have none.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        let idiom = LayoutViewport.current.traitCollection.userInterfaceIdiom
        return idiom == .unspecified ? .phone : idiom
    }

    /// Portrait, or landscape left if the viewport is wider than tall.
    public var orientation: UIDeviceOrientation {
        let size = LayoutViewport.current.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// `iPhone` or `iPad`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// `iPhone` or `iPad`, as for apps without the entitlement to see the real name.
    public var name: String { model }

    /// The traits' system version; by default, the version that Galley's rules were verified against.
    public var systemVersion: String {
        let version = LayoutViewport.current.traits.systemVersion
        return version == 0 ? "17.0" : "\(version).0"
    }

    /// `iOS` or `iPadOS`.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
}

public enum UIDeviceOrientation: Int, Sendable, CaseIterable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The screen of the current viewport (`LayoutViewport.current`).
///
/// A viewport smaller than a device's screen counts as the screen, as the actual screen is unknown.
public final class UIScreen: NSObject, Sendable {
    public static var main: UIScreen { UIScreen() }

    private override init() {}

    /// The viewport's size in points, at the origin.
    public var bounds: CGRect { CGRect(origin: .zero, size: LayoutViewport.current.size) }

    /// Device pixels per point.
    public var scale: CGFloat { LayoutViewport.current.scale }

    public var nativeScale: CGFloat { scale }

    /// The size in pixels in portrait orientation.
    public var nativeBounds: CGRect {
        let size = bounds.size
        return CGRect(
            x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
    }

    public var traitCollection: UITraitCollection { LayoutViewport.current.traitCollection }
}

extension UITraitCollection {
    /// The traits of the current viewport (`LayoutViewport.current`).
    public static var current: UITraitCollection { LayoutViewport.current.traitCollection }

    /// Runs `actions` with these traits as the current ones; unspecified traits keep their values.
    public func performAsCurrent(_ actions: () -> Void) {
        var viewport = LayoutViewport.current
        viewport.traitCollection = UITraitCollection(traitsFrom: [viewport.traitCollection, self])
        viewport.performAsCurrent(actions)
    }

    /// True if dynamic colours may differ between these traits and `traitCollection`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}
