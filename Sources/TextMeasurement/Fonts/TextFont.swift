/// A request for a font.
public struct TextFont: Sendable, Hashable {
    /// The design of a font, or its name.
    public enum Face: Sendable, Hashable {
        case system
        case monospacedSystem
        /// The condensed or expanded system font, by UIKit's value for the width. Its advances are unknown: texts get the
        /// advances of the standard width, with an infinite error.
        case systemOfWidth(Double)
        /// A font identified by its PostScript name.
        case named(String)
    }

    public var face: Face
    /// Size in points.
    public var size: Double
    /// Weight from 100 to 900; regular is 400, bold 700.
    public var weight: Double
    /// True if all digits have the same width.
    public var hasMonospacedDigits: Bool

    public init(_ face: Face = .system, size: Double, weight: Double = 400, hasMonospacedDigits: Bool = false) {
        self.face = face
        self.size = size
        self.weight = weight
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}

/// The vertical metrics of a font in points, not rounded.
public struct FontMetrics: Sendable, Hashable {
    /// Distance from the baseline to the top of the tallest letters.
    public var ascender: Double
    /// Distance from the baseline to the bottom of the lowest letters; negative.
    public var descender: Double
    /// Extra space between lines.
    public var leading: Double
    public var capHeight: Double
    public var xHeight: Double

    public init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    public var lineHeight: Double { ascender - descender + leading }
}

/// A source of fonts for measuring: the system font, or font files.
public protocol FontSource: Sendable {
    /// The metrics of a font; `nil` if the source does not have it.
    func metrics(of font: TextFont) -> FontMetrics?
    /// The advances of a text's characters; `nil` if the source does not have the font.
    func advances(of text: String, in font: TextFont) -> TextAdvances?
}

/// The advances of a text's characters.
public struct TextAdvances: Sendable, Hashable {
    /// Advances in points, one per `Character`. Kerning counts towards the left character of a pair. A character that forms one
    /// shape with preceding characters has 0.
    public var widths: [Double]
    /// The likely error of each width, in points: 0 for an exact width, infinite for an unknown one.
    public var errors: [Double]

    /// - Parameter errors: as many as widths.
    public init(widths: [Double], errors: [Double]) {
        self.widths = widths
        self.errors = errors
    }

    /// Widths that are exact, or estimated to 1.5 %.
    public init(widths: [Double], isEstimated: Bool) {
        self.init(widths: widths, errors: widths.map { isEstimated ? 0.015 * $0 : 0 })
    }
}
