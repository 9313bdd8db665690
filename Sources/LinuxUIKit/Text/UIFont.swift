public import Foundation
import TextMeasurement

/// The size and metrics of a font. It has no glyphs, as nothing is drawn with it.
public final class UIFont: NSObject, NSCopying, Sendable {
    private let mark = TextAttributeObject.mark
    /// Points.
    public let pointSize: CGFloat
    /// The weight. UIKit stores it in the font's descriptor.
    public let weight: Weight

    let face: TextFont.Face
    let hasMonospacedDigits: Bool
    /// Slanted, which has no effect on sizes.
    package let isItalic: Bool

    private init(
        pointSize: CGFloat, weight: Weight, face: TextFont.Face = .system, hasMonospacedDigits: Bool = false, isItalic: Bool = false
    ) {
        self.pointSize = pointSize
        self.weight = weight
        self.face = face
        self.hasMonospacedDigits = hasMonospacedDigits
        self.isItalic = isItalic
    }

    /// A font by PostScript name; `nil` if no font of that name is available. A size of 0 means 12 points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let size = fontSize > 0 ? fontSize : 12
        let font = TextFont(.named(fontName), size: Double(size))
        guard TextMeter.current.measuring.metrics(of: font) != nil else { return nil }
        self.init(pointSize: size, weight: .regular, face: font.face)
    }

    /// A font for a descriptor; a size of 0 means the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize: pointSize == 0 ? descriptor.pointSize : pointSize, weight: descriptor.weight,
            face: descriptor.face, hasMonospacedDigits: descriptor.hasMonospacedDigits, isItalic: descriptor.isItalic)
    }

    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(
            pointSize: pointSize, weight: weight, face: face, hasMonospacedDigits: hasMonospacedDigits, isItalic: isItalic)
    }

    /// The system font for a text style, in the size for the current viewport's content size category.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system font for a text style, in the size for the content size category of the given traits.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return UIFont(pointSize: TextSize.of(style, category).size, weight: style == .headline ? .semibold : .regular)
    }

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The system font in a weight and width. For condensed and expanded widths, heights are exact, but advances are those of the standard
    /// width, so that line breaks are uncertain.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, face: width == .standard ? .system : .systemOfWidth(Double(width.rawValue)))
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, hasMonospacedDigits: true)
    }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, face: .monospacedSystem)
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: .regular, isItalic: true)
    }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, face: face, hasMonospacedDigits: hasMonospacedDigits, isItalic: isItalic)
    }

    // MARK: Metrics, in points

    private var metrics: FontMetrics {
        let known = TextMeter.current.measuring.metrics(of: textFont) ?? TextMeasurer().metrics(of: Self.system(pointSize))
        return known ?? FontMetrics(ascender: 0, descender: 0, leading: 0, capHeight: 0, xHeight: 0)
    }

    private static func system(_ size: CGFloat) -> TextFont { TextFont(size: Double(size)) }

    /// Distance from the baseline to the top of the tallest letters.
    public var ascender: CGFloat { metrics.ascender }
    /// Distance from the baseline to the bottom of the lowest letters; negative.
    public var descender: CGFloat { metrics.descender }
    public var lineHeight: CGFloat { metrics.lineHeight }
    public var leading: CGFloat { metrics.leading }
    public var capHeight: CGFloat { metrics.capHeight }
    public var xHeight: CGFloat { metrics.xHeight }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && weight == other.weight && face == other.face
            && hasMonospacedDigits == other.hasMonospacedDigits && isItalic == other.isItalic
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(face)
        return hasher.finalize()
    }
}
