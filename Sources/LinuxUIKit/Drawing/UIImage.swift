public import Foundation

/// An image by name. It is not loaded, and has no pixels.
public final class UIImage: NSObject, Sendable {
    /// The name that the image was requested with; empty for an unnamed one.
    public let name: String
    /// Size in points; `nil` for a named image, which is not loaded. A symbol's is estimated.
    package let ownSize: CGSize?
    /// The appearance of a symbol; `nil` for other images.
    let symbol: SymbolConfiguration?
    var isSizeUnknown: Bool { ownSize == nil || symbol != nil }
    /// Device pixels per point.
    package let ownScale: CGFloat

    public init?(named name: String) {
        self.name = name
        (ownSize, symbol, ownScale) = (nil, nil, 1)
    }

    /// An image with a size in points.
    init(named name: String, size: CGSize) {
        self.name = name
        (ownSize, symbol, ownScale) = (size, nil, 1)
    }

    public init?(systemName name: String) {
        self.name = name
        (ownSize, symbol, ownScale) = (SymbolConfiguration().size, SymbolConfiguration(), 1)
    }

    /// A symbol with another appearance.
    init(symbol name: String, _ configuration: SymbolConfiguration) {
        self.name = name
        (ownSize, symbol, ownScale) = (configuration.size, configuration, 1)
    }

    /// An empty image without a name.
    public override init() {
        name = ""
        (ownSize, symbol, ownScale) = (nil, nil, 1)
    }

    /// An image without a name. The data is ignored.
    public init?(data: Data) {
        name = ""
        (ownSize, symbol, ownScale) = (nil, nil, 1)
    }

    /// An empty image with a size in points.
    package init(size: CGSize, scale: CGFloat) {
        name = ""
        (ownSize, symbol, ownScale) = (size, nil, scale)
    }
}
