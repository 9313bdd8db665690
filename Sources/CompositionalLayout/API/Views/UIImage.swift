public import Foundation

/// An image, by name. None is loaded: it has no pixels.
public final class UIImage: NSObject, Sendable {
    /// The name that the image was requested by, or an empty string.
    public let name: String
    /// Points; `nil` where no picture is loaded, so that it is not known.
    package let ownSize: CGSize?
    /// Device pixels per point.
    package let ownScale: CGFloat

    public init?(named name: String) {
        self.name = name
        (ownSize, ownScale) = (nil, 1)
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

    /// An empty image of a size in points.
    package init(size: CGSize, scale: CGFloat) {
        name = ""
        (ownSize, ownScale) = (size, scale)
    }
}
