public import CompositionalLayout
public import Foundation

// Where pictures come from and go to. No pixels are loaded or kept: a picture is its name, and one that code drew its size.

extension UIImage {
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name)
    }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(data: data)
    }
    public convenience init?(contentsOfFile path: String) {
        self.init(named: path)
    }
    public convenience init(imageLiteralResourceName name: String) {
        self.init(named: name)!
    }

    public typealias Configuration = SymbolConfiguration

    public enum Orientation: Int, Sendable {
        case up = 0
        case down
        case left
        case right
        case upMirrored
        case downMirrored
        case leftMirrored
        case rightMirrored
    }

    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch
    }

    /// `nil`: there are no pixels.
    public func pngData() -> Data? { nil }
    /// `nil`: there are no pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    // The image itself, as it has no pixels.
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
    public var isSymbolImage: Bool { false }
    public var images: [UIImage]? { nil }
    public var duration: TimeInterval { 0 }
    public var configuration: Configuration? { nil }
    public var symbolConfiguration: SymbolConfiguration? { nil }

    public static let add = UIImage(imageLiteralResourceName: "plus")
    public static let remove = UIImage(imageLiteralResourceName: "minus")
    public static let actions = UIImage(imageLiteralResourceName: "ellipsis")
    public static let checkmark = UIImage(imageLiteralResourceName: "checkmark")
    public static let strokedCheckmark = UIImage(imageLiteralResourceName: "checkmark.circle")
}

#if !canImport(CoreGraphics)
/// The pixels of an image. There are none: an image has no such object, and none can be made.
public final class CGImage: Sendable {
    public let width = 0
    public let height = 0

    private init() {}
}

extension UIImage {
    public convenience init(cgImage: CGImage) {
        self.init()
    }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init()
    }

    /// `nil`: there are no pixels.
    public var cgImage: CGImage? { nil }
}
#endif

extension UIImage.SymbolConfiguration {
    /// The configuration itself: none has an effect.
    public func applying(_ otherConfiguration: UIImage.SymbolConfiguration?) -> UIImage.SymbolConfiguration { self }

    public static let unspecified = UIImage.SymbolConfiguration()
    public class func preferringMulticolor() -> UIImage.SymbolConfiguration { .init() }
    public class func preferringMonochrome() -> UIImage.SymbolConfiguration { .init() }
}

extension UIGraphicsImageRenderer {
    /// No data: nothing is drawn. The closure runs.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        _ = image(actions: actions)
        return Data()
    }

    /// No data: nothing is drawn. The closure runs.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        _ = image(actions: actions)
        return Data()
    }
}
