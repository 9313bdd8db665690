public import Foundation

open class UIImageView: UIView {
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    /// The appearance of a symbol. Values in the symbol's own configuration take precedence.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { invalidateIntrinsicContentSize() } }

    /// The size of an image drawn by code, or the estimated size of a symbol. The sizes of other images are unknown.
    open override var intrinsicContentSize: CGSize { shownSize ?? super.intrinsicContentSize }
    override var isContentUnknown: Bool { image?.isSizeUnknown == true }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? super.sizeThatFits(size) }

    private var shownSize: CGSize? { shownImage?.ownSize }

    /// The image; a symbol has the preferred appearance applied.
    package final var shownImage: UIImage? { image?.preferring(preferredSymbolConfiguration) }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIImage {
    /// A symbol, with missing values of its appearance taken from `preferred`; any other image is unchanged.
    final func preferring(_ preferred: SymbolConfiguration?) -> UIImage {
        guard let symbol, let preferred else { return self }
        return UIImage(symbol: name, preferred.applying(symbol), tint: tint)
    }

    public enum RenderingMode: Int, Sendable {
        case automatic = 0, alwaysOriginal, alwaysTemplate
    }

    // Returns the image itself, as it has no pixels.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    public func withTintColor(_ color: UIColor) -> UIImage { UIImage(self, tint: color) }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { UIImage(self, tint: color) }

    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        symbol == nil ? self : UIImage(symbol: name, configuration, tint: tint)
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbol.map { UIImage(symbol: name, $0.applying(configuration), tint: tint) } ?? self
    }

    /// Size in points; a symbol's is estimated.
    ///
    /// - Precondition: the image was drawn by code, is a symbol, or is in an asset catalogue. Other images are not loaded: their size
    ///   is unknown, and `galley` assumes one.
    public var size: CGSize {
        if let ownSize { return ownSize }
        guard InterfaceSources.current.assumes("the size of the image \(name) is assumed to be 100 × 100, as no picture is loaded") else {
            fatalError("UIImage.size: no picture is loaded, so that the size of \(name) is not known.")
        }
        return CGSize(width: 100, height: 100)
    }

    /// Device pixels per point: the scale of an image drawn by code, otherwise 1.
    public var scale: CGFloat { ownScale }
}

extension UIImage {
    /// The appearance of a symbol. Only its colour and the size of the text beside it have an effect.
    public final class SymbolConfiguration: NSObject, Sendable {
        /// The size of the text, in points; `nil` for body text.
        let points: CGFloat?
        let scale: SymbolScale
        /// The colour of a symbol, or the first of its palette; `nil` for the tint.
        let color: UIColor?

        public override convenience init() { self.init(points: nil) }
        init(points: CGFloat?, scale: SymbolScale = .unspecified, color: UIColor? = nil) {
            (self.points, self.scale, self.color) = (points, scale, color)
        }

        /// True if the configuration specifies a size or a scale.
        var decidesSize: Bool { points != nil || scale != .unspecified && scale != .default }

        /// Estimated size, in points. Symbols differ in size; this is the size of `house`, measured beside body text and scaled.
        var size: CGSize {
            let factor = (points ?? 17) / 17 * scale.factor
            return CGSize(width: 20 * factor, height: 53.0 / 3 * factor)
        }

        public convenience init(pointSize: CGFloat) { self.init(points: pointSize) }
        public convenience init(weight: SymbolWeight) { self.init() }
        public convenience init(scale: SymbolScale) { self.init(points: nil, scale: scale) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(points: pointSize) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(points: pointSize, scale: scale)
        }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
        public convenience init(font: UIFont) { self.init(points: font.pointSize) }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(points: font.pointSize, scale: scale) }
        public convenience init(hierarchicalColor: UIColor) { self.init(points: nil, color: hierarchicalColor) }
        public convenience init(paletteColors: [UIColor]) { self.init(points: nil, color: paletteColors.first) }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified
        case small
        case medium
        case large

        /// Size relative to a medium symbol; inferred from the templates for custom symbols.
        fileprivate var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .large: 1.28
            case .default, .unspecified, .medium: 1
            }
        }
    }

    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(symbol: name, configuration ?? SymbolConfiguration())
    }
}
