package import VectorScene

/// Fonts that supplement the built-in one, for texts in other scripts.
///
/// The module `FontFiles` opens them: `Fonts(files: ["NotoSansJP.otf"])`.
public struct Fonts: Sendable, Hashable {
    /// The font to prefer for characters that both the built-in font and a supplementary one have.
    public enum Preference: String, Sendable, Hashable, CaseIterable {
        case builtIn = "built-in"
        case given
    }

    public var preference: Preference
    package let shaping: any TextShaping

    package init(_ shaping: any TextShaping, preference: Preference = .builtIn) {
        self.shaping = shaping
        self.preference = preference
    }

    /// True if a text may need one of these fonts.
    func isNeeded(for text: String) -> Bool {
        preference == .given || Cluster.clusters(of: text).contains { !$0.missing.isEmpty }
    }

    public static func == (one: Fonts, other: Fonts) -> Bool {
        one.preference == other.preference && one.shaping.identifier == other.shaping.identifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(shaping.identifier)
    }
}

/// Shapes texts in fonts numbered in order of precedence. Lengths are fractions of an em.
package protocol TextShaping: AnyObject, Sendable {
    /// Identifies the list of fonts; equal for the same fonts.
    var identifier: String { get }

    /// Absolute font references with which another program can open the same fonts.
    var files: [String] { get }

    /// The fonts' PostScript names.
    var names: [String] { get }

    /// The font that can draw all of the grapheme clusters, at a weight from 100 to 900; `nil` if none can.
    func font(for characters: [Character], weight: Double) -> Int?

    /// The file of a font that has a character only as a picture in an unsupported format, such as a bitmap; `nil` if there is
    /// no such font.
    func fontWithPicture(of character: Unicode.Scalar) -> String?

    /// The ISO 15924 tag of a character's script; `nil` for characters common to all scripts, such as digits and punctuation.
    func script(of character: UInt32) -> UInt32?

    /// Shapes a part of a line into glyphs, from left to right.
    func shape(
        _ text: [UInt32], _ range: Range<Int>, isRightToLeft: Bool, font: Int, weight: Double
    ) -> [ShapedGlyph]

    /// The layers of a glyph, back to front; empty for a space.
    func layers(of glyph: UInt32, font: Int, weight: Double) -> [GlyphLayer]
}

/// A glyph of a supplementary font, not of the built-in one.
package struct ShapedGlyph: Sendable, Hashable {
    package var glyph: UInt32
    /// The index in the text of the first character that the glyph represents.
    package var cluster: Int
    /// Distance to the next glyph.
    package var advance: Double
    /// Offset from the glyph's default position; y upwards.
    package var x: Double
    package var y: Double

    package init(glyph: UInt32, cluster: Int, advance: Double, x: Double, y: Double) {
        self.glyph = glyph
        self.cluster = cluster
        self.advance = advance
        self.x = x
        self.y = y
    }
}

/// A single-colour part of a glyph.
package struct GlyphLayer: Sendable, Hashable {
    /// Outline in font units, y upwards.
    package var outline: Path
    package var unitsPerEm: Double
    /// The layer's colour; `nil` for the text colour.
    package var color: Color?

    package init(outline: Path, unitsPerEm: Double, color: Color?) {
        self.outline = outline
        self.unitsPerEm = unitsPerEm
        self.color = color
    }
}
