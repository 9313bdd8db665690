public import CompositionalLayout
public import Foundation

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
