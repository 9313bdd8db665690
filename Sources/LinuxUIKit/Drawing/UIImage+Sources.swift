public import Foundation

// Loading and saving of images. No pixels are loaded or stored: an image has only a name, or a size if drawn by code.

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    public convenience init?(systemName name: String, variableValue: Double, configuration: SymbolConfiguration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }
    public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
    public convenience init?(contentsOfFile path: String) { self.init(named: path) }
    public convenience init(imageLiteralResourceName name: String) { self.init(named: name)! }

    public typealias Configuration = SymbolConfiguration

    public enum Orientation: Int, Sendable {
        case up = 0, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public enum ResizingMode: Int, Sendable {
        case tile = 0, stretch
    }

    /// Always `nil`: there are no pixels.
    public func pngData() -> Data? { nil }
    /// Always `nil`: there are no pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    // Returns the image itself, as it has no pixels.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    public func imageWithoutBaseline() -> UIImage { self }
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

    /// An image of another size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size, scale: scale) }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    public var imageOrientation: Orientation { .up }
    public var renderingMode: RenderingMode { .automatic }
    public var capInsets: UIEdgeInsets { .zero }
    public var alignmentRectInsets: UIEdgeInsets { .zero }
    public var flipsForRightToLeftLayoutDirection: Bool { false }
    public var isSymbolImage: Bool { symbol != nil }
    public var images: [UIImage]? { nil }
    public var duration: TimeInterval { 0 }
    public var configuration: Configuration? { nil }
    public var symbolConfiguration: SymbolConfiguration? { symbol }

    public static let add = UIImage(imageLiteralResourceName: "plus")
    public static let remove = UIImage(imageLiteralResourceName: "minus")
    public static let actions = UIImage(imageLiteralResourceName: "ellipsis")
    public static let checkmark = UIImage(imageLiteralResourceName: "checkmark")
    public static let strokedCheckmark = UIImage(imageLiteralResourceName: "checkmark.circle")
}

#if !canImport(CoreGraphics)
/// An image for layers, by its size in pixels. There are no pixels.
public final class CGImage: Sendable {
    package let image: UIImage
    public let width: Int
    public let height: Int

    fileprivate init(_ image: UIImage, _ size: CGSize) {
        func pixels(_ length: CGFloat) -> Int { Int(min(max(length * image.ownScale, 1), 1e9).rounded()) }
        (self.image, width, height) = (image, pixels(size.width), pixels(size.height))
    }

    public func cropping(to rect: CGRect) -> CGImage? { rect.isEmpty ? nil : UIImage(size: rect.size, scale: 1).cgImage }
}

extension UIImage {
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let factor = scale > 0 ? scale : 1
        self.init(size: CGSize(width: CGFloat(cgImage.width) / factor, height: CGFloat(cgImage.height) / factor), scale: factor)
    }

    /// `nil` for an image of unknown size.
    public var cgImage: CGImage? { ownSize.map { CGImage(self, $0) } }
}
#endif

extension UIImage.SymbolConfiguration {
    /// A configuration with the size, scale and colour of another one, if that has any.
    public func applying(_ otherConfiguration: UIImage.SymbolConfiguration?) -> UIImage.SymbolConfiguration {
        let other = otherConfiguration ?? self
        return UIImage.SymbolConfiguration(
            points: other.points ?? points, scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
    }

    public static var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration() }
    public class func preferringMulticolor() -> UIImage.SymbolConfiguration { .init() }
    public class func preferringMonochrome() -> UIImage.SymbolConfiguration { .init() }
}

extension UIGraphicsImageRenderer {
    /// Runs the closure and returns empty data, as nothing is drawn.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        _ = image(actions: actions)
        return Data()
    }

    /// Runs the closure and returns empty data, as nothing is drawn.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        _ = image(actions: actions)
        return Data()
    }
}
