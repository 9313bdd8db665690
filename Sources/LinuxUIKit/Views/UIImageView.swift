public import Foundation

/// A view of an image, which is stored, not drawn.
open class UIImageView: UIView {
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The size of the image if it was drawn by code; the sizes of other images are unknown.
    open override var intrinsicContentSize: CGSize { image?.ownSize ?? super.intrinsicContentSize }
    override var isContentUnknown: Bool { image?.isSizeUnknown == true }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.ownSize ?? super.sizeThatFits(size) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UIImage {
    /// The colouring of an image.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal
        case alwaysTemplate
    }

    // Returns the image itself, as it has no pixels.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

    /// Size in points.
    ///
    /// - Precondition: the image was drawn by code. Others are not loaded, so their size is unknown.
    public var size: CGSize {
        guard let ownSize else {
            fatalError("UIImage.size: no picture is loaded, so that the size of \(name) is not known.")
        }
        return ownSize
    }

    /// Device pixels per point: the scale of an image drawn by code, otherwise 1.
    public var scale: CGFloat { ownScale }
}

extension UIImage {
    /// The appearance of a symbol. Stored, not drawn.
    public final class SymbolConfiguration: NSObject, Sendable {
        public override init() {}
        public convenience init(pointSize: CGFloat) { self.init() }
        public convenience init(weight: SymbolWeight) { self.init() }
        public convenience init(scale: SymbolScale) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
        public convenience init(font: UIFont) { self.init() }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
        public convenience init(hierarchicalColor: UIColor) { self.init() }
        public convenience init(paletteColors: [UIColor]) { self.init() }
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
    }

    /// The scale of a symbol relative to its text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified
        case small
        case medium
        case large
    }

    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(systemName: name)
    }
}
