package import VectorScene

/// Fonts that are given beside the built-in one, for texts in other scripts.
///
/// The module `FontFiles` opens them: `Fonts(files: ["NotoSansJP.otf"])`.
public struct Fonts: Sendable, Hashable {
    /// What draws characters that both the built-in font and a given one have.
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

    /// Whether a given font may draw a part of a text.
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

/// Shapes texts in fonts that are numbered in the order of preference. Lengths are fractions of an em.
package protocol TextShaping: AnyObject, Sendable {
    /// Equal for the same fonts.
    var identifier: String { get }

    /// The fonts as another program can open them, by absolute paths.
    var files: [String] { get }

    /// The font that draws all of some grapheme clusters, of a weight from 100 to 900; `nil` if none can.
    func font(for characters: [Character], weight: Double) -> Int?

    /// The script of a character by its ISO 15924 tag; `nil` for one that all scripts use, as digits and punctuation.
    func script(of character: UInt32) -> UInt32?

    /// The embedding level of each character of a line (UAX #9): odd ones run from right to left.
    func levels(of text: [UInt32]) -> [UInt8]

    /// The glyphs of a part of a line, from left to right.
    func shape(
        _ text: [UInt32], _ range: Range<Int>, isRightToLeft: Bool, font: Int, weight: Double
    ) -> [ShapedGlyph]

    /// What a glyph consists of, from back to front; nothing for a space.
    func layers(of glyph: UInt32, font: Int, weight: Double) -> [GlyphLayer]
}

/// A glyph of a given font.
package struct ShapedGlyph: Sendable, Hashable {
    package var glyph: UInt32
    /// To the next glyph.
    package var advance: Double
    /// From where it would stand otherwise; y upwards.
    package var x: Double
    package var y: Double

    package init(glyph: UInt32, advance: Double, x: Double, y: Double) {
        self.glyph = glyph
        self.advance = advance
        self.x = x
        self.y = y
    }
}

/// A part of a glyph in one colour.
package struct GlyphLayer: Sendable, Hashable {
    /// In the font's units, y upwards.
    package var outline: Path
    package var unitsPerEm: Double
    /// `nil` for that of the text.
    package var color: Color?

    package init(outline: Path, unitsPerEm: Double, color: Color?) {
        self.outline = outline
        self.unitsPerEm = unitsPerEm
        self.color = color
    }
}
