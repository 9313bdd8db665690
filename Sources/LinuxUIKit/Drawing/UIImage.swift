public import Foundation

/// An image by name. It is not loaded, and has no pixels.
public final class UIImage: NSObject, Sendable {
    /// The name that the image was requested with; empty for an unnamed one.
    public let name: String
    /// Size in points; `nil` if no asset catalogue gives it for the name. A symbol's size is estimated.
    package let ownSize: CGSize?
    /// The appearance of a symbol; `nil` for other images.
    let symbol: SymbolConfiguration?
    var isSizeUnknown: Bool { ownSize == nil || symbol != nil }
    /// Device pixels per point.
    package let ownScale: CGFloat
    /// The colour of a template image; `nil` for its view's tint.
    package let tint: UIColor?

    /// An image with a size in points, if it is known.
    init(named name: String, size: CGSize?) {
        self.name = name
        (ownSize, symbol, ownScale, tint) = (size, nil, 1, nil)
    }

    public init?(systemName name: String) {
        self.name = name
        (ownSize, symbol, ownScale, tint) = (SymbolConfiguration().size, SymbolConfiguration(), 1, nil)
    }

    /// A symbol with another appearance.
    init(symbol name: String, _ configuration: SymbolConfiguration, tint: UIColor? = nil) {
        self.name = name
        (ownSize, symbol, ownScale, self.tint) = (configuration.size, configuration, 1, configuration.color ?? tint)
    }

    /// The image in another colour.
    init(_ image: UIImage, tint: UIColor?) {
        (name, ownSize, symbol, ownScale) = (image.name, image.ownSize, image.symbol, image.ownScale)
        self.tint = tint
    }

    /// An empty image without a name.
    public override init() {
        name = ""
        (ownSize, symbol, ownScale, tint) = (nil, nil, 1, nil)
    }

    /// An image without a name. The data is ignored.
    public init?(data: Data) {
        name = ""
        (ownSize, symbol, ownScale, tint) = (nil, nil, 1, nil)
    }

    /// An empty image with a size in points.
    package init(size: CGSize, scale: CGFloat) {
        name = ""
        (ownSize, symbol, ownScale, tint) = (size, nil, scale, nil)
    }
}
