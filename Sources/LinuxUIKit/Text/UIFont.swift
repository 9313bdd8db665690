public import Foundation
import TextMeasurement

/// The size and metrics of a font. It has no glyphs, as nothing is drawn with it.
public final class UIFont: NSObject, NSCopying, Sendable {
    private let mark = TextAttributeObject.mark
    let values: FontValues

    /// Points.
    public var pointSize: CGFloat { values.pointSize }
    /// The weight. UIKit stores it in the font's descriptor.
    public var weight: Weight { values.weight }
    var face: TextFont.Face { values.face }
    var hasMonospacedDigits: Bool { values.hasMonospacedDigits }
    package var isItalic: Bool { values.isItalic }

    private init(_ values: FontValues) { self.values = values }

    /// The system font, 12 points. In UIKit this font is unusable: apps replace it, or use it as a fallback that is never needed.
    public override convenience init() { self.init(FontValues(pointSize: 12)) }

    /// A font by PostScript name; `nil` if no font of that name is available. A size of 0 means 12 points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let size = fontSize > 0 ? fontSize : 12
        let font = TextFont(.named(fontName), size: Double(size))
        guard TextMeter.current.measuring.metrics(of: font) != nil else { return nil }
        self.init(FontValues(pointSize: size, face: font.face))
    }

    /// A font for a descriptor; a size of 0 means the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize == 0 ? descriptor.values : descriptor.values.ofSize(pointSize))
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values) }

    /// The system font for a text style, in the size for the current viewport's content size category.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system font for a text style, in the size for the content size category of the given traits.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return systemFont(ofSize: TextSize.of(style, category).size, weight: style == .headline ? .semibold : .regular)
    }

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontValues(pointSize: fontSize, weight: weight))
    }

    /// The system font in a weight and width. For condensed and expanded widths, heights are exact, but advances are those of the standard
    /// width, so that line breaks are uncertain.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        let face = width == .standard ? TextFont.Face.system : .systemOfWidth(Double(width.rawValue))
        return UIFont(FontValues(pointSize: fontSize, weight: weight, face: face))
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontValues(pointSize: fontSize, weight: weight, hasMonospacedDigits: true))
    }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontValues(pointSize: fontSize, weight: weight, face: .monospacedSystem))
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontValues(pointSize: fontSize, isItalic: true))
    }

    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(values.ofSize(fontSize)) }

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

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.values == values }
    public override var hash: Int { values.hashValue }
}

/// The attributes that a font and its descriptor have.
struct FontValues: Hashable, Sendable {
    var pointSize: CGFloat
    var weight = UIFont.Weight.regular
    var face = TextFont.Face.system
    var hasMonospacedDigits = false
    /// Slanted, which has no effect on sizes.
    var isItalic = false

    func ofSize(_ size: CGFloat) -> FontValues {
        var values = self
        values.pointSize = size
        return values
    }
}
