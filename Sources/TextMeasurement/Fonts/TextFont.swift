/// A font as texts ask for it.
public struct TextFont: Sendable, Hashable {
    /// The design.
    public enum Face: Sendable, Hashable {
        case system
        case monospacedSystem
        /// A font by its PostScript name.
        case named(String)
    }

    public var face: Face
    /// Points.
    public var size: Double
    /// From 100 to 900; regular is 400, bold 700.
    public var weight: Double
    /// Whether every digit is as wide as the others.
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
    /// From the baseline to the top of the tallest letters.
    public var ascender: Double
    /// From the baseline to the bottom of the lowest letters: negative.
    public var descender: Double
    /// Between the lines.
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

/// Fonts that texts are measured by: the system font, or those of files.
public protocol FontSource: Sendable {
    /// `nil` for a font that the source does not have.
    func metrics(of font: TextFont) -> FontMetrics?
    /// `nil` for a font that the source does not have.
    func advances(of text: String, in font: TextFont) -> TextAdvances?
}

/// How far the characters of a text advance.
public struct TextAdvances: Sendable, Hashable {
    /// Points, of each `Character`; kerning counts with the left one of a pair. What is drawn as one shape with characters
    /// before it is 0.
    public var widths: [Double]
    /// Whether they are estimates.
    public var isEstimated: Bool

    public init(widths: [Double], isEstimated: Bool) {
        self.widths = widths
        self.isEstimated = isEstimated
    }
}
