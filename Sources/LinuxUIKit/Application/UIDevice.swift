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

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable, CaseIterable {
    case unknown = 0
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The screen that is being laid out for: the current viewport (`LayoutViewport.current`).
///
/// A viewport that is smaller than a device's screen counts as the screen: nothing else is known.
public final class UIScreen: NSObject, Sendable {
    public static let main = UIScreen()

    private override init() {}

    /// The viewport's size in points, at the origin.
    public var bounds: CGRect { CGRect(origin: .zero, size: LayoutViewport.current.size) }

    /// Device pixels a point.
    public var scale: CGFloat { LayoutViewport.current.scale }

    public var nativeScale: CGFloat { scale }

    /// The size in pixels, with the short side across, as a device held upright has it.
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

    /// Runs `actions` with these traits as the current ones; what they leave open stays as it is.
    public func performAsCurrent(_ actions: () -> Void) {
        var viewport = LayoutViewport.current
        viewport.traitCollection = UITraitCollection(traitsFrom: [viewport.traitCollection, self])
        viewport.performAsCurrent(actions)
    }

    /// Whether colours that depend on traits are others under these than under `traitCollection`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}

/// A knock that the user feels. Nothing is felt: what it is told is kept by nobody.
open class UIImpactFeedbackGenerator: NSObject {
    /// How hard it is.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium
        case heavy
        case soft
        case rigid
    }

    public init(style: FeedbackStyle = .medium) {}

    open func prepare() {}
    open func impactOccurred() {}
}

/// A click that the user feels. Nothing is felt: what it is told is kept by nobody.
open class UISelectionFeedbackGenerator: NSObject {
    public override init() {}

    open func prepare() {}
    open func selectionChanged() {}
}
