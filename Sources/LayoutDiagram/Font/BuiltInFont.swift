/// Galley's own font: a monoline sans, stroked with a round pen.
///
/// It is compiled into the program, so text has the same metrics and shapes on every machine. The data holds the centre lines of
/// strokes on a 1000-unit em: the cap height is 700, the x-height 490, and figures are tabular. A `Pen` turns them into strokes
/// of a weight. The font covers Latin, modern Greek, Cyrillic, unpointed Hebrew and the symbols of diagrams; letters with marks
/// are composed of a base and combining marks.
enum BuiltInFont {
    /// The glyph of a cluster; `nil` if the font lacks its base. Missing marks are left out.
    static func glyph(for cluster: Cluster) -> Glyph? {
        if cluster.marks.isEmpty { return glyph(for: cluster.base) }
        return Composition(cluster)?.glyph ?? glyph(for: cluster.base)
    }

    static func glyph(for character: Unicode.Scalar) -> Glyph? {
        if let glyph = baseGlyph(for: character) { return glyph }
        if let composed = composed[character] { return compose(composed) }
        return composition(of: character)?.glyph
    }

    static func hasGlyph(for character: Unicode.Scalar) -> Bool {
        baseLine(of: character) != nil || composed[character] != nil || composition(of: character) != nil
    }

    /// All characters that have a glyph, in no particular order.
    static var characters: [Unicode.Scalar] {
        let written = Set(GlyphTable.all.flatMap(\.characters)).union(composed.keys)
        return written + composable.filter { !written.contains($0) && composition(of: $0) != nil }
    }

    /// A glyph without composition, parsed on demand as most texts need few.
    static func baseGlyph(for character: Unicode.Scalar) -> Glyph? {
        baseLine(of: character).map { line in
            let data = line.unicodeScalars.dropFirst(2)
            let advance = data.prefix { $0 != " " }
            guard let number = Double(String(advance)) else { preconditionFailure("No advance in \"\(line)\"") }
            return Glyph(advance: number, strokes: GlyphDataReader.path(Substring(data[advance.endIndex...])))
        }
    }

    /// The data of a glyph without composition.
    private static func baseLine(of character: Unicode.Scalar) -> Substring? {
        let shape = lookalike(of: character)
        return GlyphTable.latin.lines[shape] ?? GlyphTable.of(shape)?.lines[shape]
    }

    /// The character that provides a character's glyph: its lookalike, or the character itself.
    static func lookalike(of character: Unicode.Scalar) -> Unicode.Scalar {
        GlyphTable.of(character)?.lookalikes[character] ?? character
    }

    /// Splits by bytes, which is many times faster than by characters.
    static func lines(of text: String) -> [Substring] { parts(of: text[...], between: UInt8(ascii: "\n")) }
    static func words(of line: Substring) -> [Substring] { parts(of: line, between: UInt8(ascii: " ")) }

    private static func parts(of text: Substring, between separator: UInt8) -> [Substring] {
        text.utf8.split(separator: separator).map { Substring($0) }
    }

    static func pairs(in text: some StringProtocol) -> [(Unicode.Scalar, Unicode.Scalar)] {
        let scalars = Array(text.unicodeScalars)
        return stride(from: 0, to: scalars.count - 1, by: 2).map { (scalars[$0], scalars[$0 + 1]) }
    }
}

/// The glyphs of a script, loaded on first use so that Latin text does not load other scripts.
struct GlyphTable: Sendable {
    /// The glyphs' data by character. The character comes first in its line and may itself be a space.
    let lines: [Unicode.Scalar: Substring]
    /// Characters drawn with the glyph of another character, possibly of another script.
    let lookalikes: [Unicode.Scalar: Unicode.Scalar]

    var characters: [Unicode.Scalar] { Array(lines.keys) + Array(lookalikes.keys) }

    private init(_ data: String, lookalikes: String = "") {
        let pairs = BuiltInFont.lines(of: data).compactMap { line in line.unicodeScalars.first.map { ($0, line) } }
        lines = Dictionary(uniqueKeysWithValues: pairs)
        self.lookalikes = Dictionary(uniqueKeysWithValues: BuiltInFont.pairs(in: lookalikes))
    }

    static let latin = GlyphTable(BuiltInFont.glyphData)
    private static let latinExtended = GlyphTable(
        BuiltInFont.latinExtendedGlyphData, lookalikes: BuiltInFont.latinExtendedLookalikes)
    private static let greek = GlyphTable(BuiltInFont.greekGlyphData, lookalikes: BuiltInFont.greekLookalikes)
    private static let cyrillic = GlyphTable(BuiltInFont.cyrillicGlyphData, lookalikes: BuiltInFont.cyrillicLookalikes)
    private static let hebrew = GlyphTable(BuiltInFont.hebrewGlyphData)
    private static let signs = GlyphTable(BuiltInFont.signGlyphData)
    private static let currencies = GlyphTable(BuiltInFont.currencyGlyphData)

    static var all: [GlyphTable] { [latin, latinExtended, greek, cyrillic, hebrew, signs, currencies] }

    /// The table, besides Latin, that may contain a character; `nil` if only the Latin table may.
    static func of(_ character: Unicode.Scalar) -> GlyphTable? {
        switch character.value {
        case 0x180..<0x300, 0x1E00..<0x1F00: latinExtended
        case 0x370..<0x400: greek
        case 0x400..<0x500: cyrillic
        case 0x590..<0x600: hebrew
        case 0xE3F, 0x20A0..<0x20D0, 0x2116: currencies
        case 0x2190..<0x2430, 0x25A0..<0x2670: signs
        default: nil
        }
    }
}
