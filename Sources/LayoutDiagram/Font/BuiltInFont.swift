import VectorScene

/// Galley's own font: a monoline sans, stroked with a round pen.
///
/// It is compiled into the program, so text has the same metrics and the same shapes on every machine. The data holds
/// the centre lines of the strokes on a 1000-unit em: the cap height is 700, the x-height 490, and figures are tabular.
/// A `Pen` turns them into strokes of a weight. The font covers Basic Latin, Latin-1, Latin Extended-A and the symbols
/// that diagrams use; accented letters are composed of a base and a combining mark.
enum BuiltInFont {
    static func glyph(for character: Unicode.Scalar) -> Glyph? {
        baseGlyph(for: character) ?? composed[character].flatMap(compose)
    }

    static func hasGlyph(for character: Unicode.Scalar) -> Bool {
        glyphLines[character] != nil || composed[character] != nil
    }

    /// All characters that have a glyph, in no particular order.
    static var characters: [Unicode.Scalar] { Array(glyphLines.keys) + composed.keys.filter { glyphLines[$0] == nil } }

    /// The kerning between two characters, in font units.
    static func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
        kerning[kerningBase(of: left)]?[kerningBase(of: right)] ?? 0
    }

    /// A glyph that is not composed. It is parsed on demand: most texts need few.
    private static func baseGlyph(for character: Unicode.Scalar) -> Glyph? {
        glyphLines[character].map { line in
            let data = line.unicodeScalars.dropFirst(2)
            let advance = data.prefix { $0 != " " }
            guard let number = Double(String(advance)) else { preconditionFailure("No advance in \"\(line)\"") }
            return Glyph(advance: number, strokes: GlyphDataReader.path(Substring(data[advance.endIndex...])))
        }
    }

    /// The glyphs' data by character. The character comes first in its line and may itself be a space.
    private static let glyphLines: [Unicode.Scalar: Substring] = {
        let pairs = lines(of: glyphData).compactMap { line in line.unicodeScalars.first.map { ($0, line) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    /// Splits by bytes, which is many times faster than by characters.
    private static func lines(of text: String) -> [Substring] { parts(of: text[...], between: UInt8(ascii: "\n")) }
    private static func words(of line: Substring) -> [Substring] { parts(of: line, between: UInt8(ascii: " ")) }

    private static func parts(of text: Substring, between separator: UInt8) -> [Substring] {
        text.utf8.split(separator: separator).map { Substring($0) }
    }

    /// The fallback glyph of a character that the font lacks: a small box with its code point.
    static func placeholder(for character: Unicode.Scalar) -> Glyph {
        let digits = String(character.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let columns = (padded.count + 1) / 2
        let scale = 0.36
        let pitch = 560 * scale
        let width = Double(columns) * pitch + 120
        var strokes = Path([
            .move(Point(x: 60, y: 700)), .line(Point(x: 60 + width, y: 700)), .line(Point(x: 60 + width, y: 0)),
            .line(Point(x: 60, y: 0)), .close,
        ])
        for (index, digit) in padded.unicodeScalars.enumerated() {
            guard let glyph = glyph(for: digit) else { continue }
            let corner = Point(x: 120 + Double(index % columns) * pitch, y: index < columns ? 385 : 65)
            strokes.append(glyph.strokes) { Point(x: corner.x + $0.x * scale, y: corner.y + $0.y * scale) }
        }
        return Glyph(advance: width + 120, strokes: strokes)
    }
}

// MARK: - Composed letters

extension BuiltInFont {
    /// A letter with a mark.
    private struct Composed {
        var base: Unicode.Scalar
        var mark: Substring
    }

    /// Where marks are attached to a base, in font units.
    private struct Anchor {
        var above: Double
        var below: Double
        /// How much higher the mark above is than on a lowercase letter.
        var rise: Double
    }

    private static func compose(_ composed: Composed) -> Glyph? {
        guard var glyph = baseGlyph(for: composed.base), let mark = marks[composed.mark], let anchor = anchors[composed.base]
        else { return nil }
        let isBelow = marksBelow.contains(composed.mark)
        let (x, y) = isBelow ? (anchor.below, 0) : (anchor.above, anchor.rise)
        glyph.strokes.append(mark) { Point(x: $0.x + x, y: $0.y + y) }
        return glyph
    }

    private static let marks: [Substring: Path] = {
        let pairs = lines(of: markData).map { line in
            let name = words(of: line)[0]
            return (name, GlyphDataReader.path(line[name.endIndex...]))
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    private static let anchors: [Unicode.Scalar: Anchor] = {
        var anchors: [Unicode.Scalar: Anchor] = [:]
        for line in lines(of: anchorData) {
            let parts = words(of: line)
            guard parts.count == 4, let base = parts[0].unicodeScalars.first, let above = Double(parts[1]),
                let below = Double(parts[2]), let rise = Double(parts[3])
            else { preconditionFailure("No anchor in \"\(line)\"") }
            anchors[base] = Anchor(above: above, below: below, rise: rise)
        }
        return anchors
    }()

    private static let composed: [Unicode.Scalar: Composed] = {
        var composed: [Unicode.Scalar: Composed] = [:]
        for line in lines(of: composedData) {
            let parts = words(of: line)
            for (letter, base) in pairs(in: parts[1]) { composed[letter] = Composed(base: base, mark: parts[0]) }
        }
        return composed
    }()

    private static func pairs(in text: some StringProtocol) -> [(Unicode.Scalar, Unicode.Scalar)] {
        let scalars = Array(text.unicodeScalars)
        return stride(from: 0, to: scalars.count - 1, by: 2).map { (scalars[$0], scalars[$0 + 1]) }
    }
}

// MARK: - Kerning

extension BuiltInFont {
    /// The letter whose kerning a character shares: a composed letter is kerned as its base.
    private static func kerningBase(of character: Unicode.Scalar) -> Unicode.Scalar {
        kerningBases[character] ?? character
    }

    private static let kerningBases = Dictionary(uniqueKeysWithValues: pairs(in: kerningBaseData))
        .merging(composed.mapValues(\.base)) { $1 }

    private static let kerning: [Unicode.Scalar: [Unicode.Scalar: Double]] = {
        var kerning: [Unicode.Scalar: [Unicode.Scalar: Double]] = [:]
        for line in lines(of: kerningData) {
            let parts = words(of: line)
            guard parts.count == 3, let units = Double(parts[2]) else { preconditionFailure("No kerning in \"\(line)\"") }
            for left in parts[0].unicodeScalars {
                for right in parts[1].unicodeScalars { kerning[left, default: [:]][right] = units }
            }
        }
        return kerning
    }()
}

/// Characters of the built-in font that belong together.
public struct GlyphBlock: Sendable, Hashable {
    /// The name of the Unicode block; characters outside the first blocks are grouped as signs.
    public let name: String
    /// Ordered by code point. Space and soft hyphen, which have no ink, are left out.
    public let characters: [Unicode.Scalar]

    private static let named: [(name: String, range: ClosedRange<Unicode.Scalar>)] = [
        ("Basic Latin", "\u{21}"..."\u{7E}"), ("Latin-1", "\u{A1}"..."\u{FF}"), ("Latin Extended-A", "\u{100}"..."\u{17F}"),
    ]

    /// Everything that the font covers.
    public static let all: [GlyphBlock] = {
        let covered = BuiltInFont.characters.filter { $0 != " " }.sorted()
        let blocks = named.map { block in
            GlyphBlock(name: block.name, characters: covered.filter(block.range.contains))
        }
        let rest = covered.filter { character in !named.contains { $0.range.contains(character) } }
        return blocks + [GlyphBlock(name: "Signs", characters: rest)]
    }()

    /// The characters as text.
    public var text: String { String(String.UnicodeScalarView(characters)) }
}
