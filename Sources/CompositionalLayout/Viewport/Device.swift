public import Foundation

/// A device to lay out for: its screen's size and surroundings, in one orientation.
public struct Device: Sendable, Hashable {
    /// What breaks into the screen at its top.
    public enum Cutout: Sendable, Hashable {
        case none
        case notch
        case dynamicIsland
    }

    public enum Orientation: Sendable, Hashable {
        case portrait
        case landscape
    }

    /// As it is sold, with ` landscape` where it lies on its side.
    public var name: String
    public var orientation: Orientation
    /// A full-screen collection view on the device, without bars.
    public var viewport: LayoutViewport
    /// The radius of the screen's corners, in points.
    public var cornerRadius: CGFloat
    public var cutout: Cutout
    /// Whether the device has a home indicator; one without has a home button.
    public var hasHomeIndicator: Bool
}
