public import Foundation

/// An image by name. It is not loaded, and has no pixels.
public final class UIImage: NSObject, Sendable {
    /// The name that the image was requested with; empty for an unnamed one.
    public let name: String
    /// Size in points; `nil` for a named image, which is not loaded.
    package let ownSize: CGSize?
    var isSizeUnknown: Bool { ownSize == nil }
    /// Device pixels per point.
    package let ownScale: CGFloat

    public init?(named name: String) {
        self.name = name
        (ownSize, ownScale) = (nil, 1)
    }

    /// An image with a size in points.
    init(named name: String, size: CGSize) {
        self.name = name
        (ownSize, ownScale) = (size, 1)
    }

    public init?(systemName name: String) {
        self.name = name
        (ownSize, ownScale) = (nil, 1)
    }

    /// An empty image without a name.
    public override init() {
        name = ""
        (ownSize, ownScale) = (nil, 1)
    }

    /// An image without a name. The data is ignored.
    public init?(data: Data) {
        name = ""
        (ownSize, ownScale) = (nil, 1)
    }

    /// An empty image with a size in points.
    package init(size: CGSize, scale: CGFloat) {
        name = ""
        (ownSize, ownScale) = (size, scale)
    }
}
