/// Advances and kerning of Inter's characters, as fractions of an em.
struct InterWidths: Sendable {
    /// Metrics of a character.
    struct Entry: Sendable {
        /// Advances in text regular, text black, display regular, display black.
        var advances: [Double]
        /// Kerning classes; 0 for none.
        var left = 0
        var right = 0
        var isDigit = false
        /// True for characters in the table. For others the system falls back to other fonts, without tracking.
        var isInFont = false
    }

    /// Parsed once, which takes a millisecond, and only if a text is measured.
    static let shared = InterWidths()

    private var entries: [UInt32: Entry] = [:]
    private var pairs: [Int: (text: Double, display: Double)] = [:]

    private init() {
        for entry in Self.parts(of: "\(Self.characterTable)"[...], between: ",\n") { read(characters: entry) }
        readKerning()
    }

    subscript(character: Character) -> Entry {
        let scalars = character.unicodeScalars
        // A combining accent does not change the advance.
        guard let base = scalars.first(where: { $0.properties.generalCategory != .format }) else { return Self.nothing }
        return entries[base.value] ?? .guess(for: base, in: scalars)
    }

    /// The kerning of a pair, as a fraction of an em.
    func kerning(_ left: Entry, _ right: Entry) -> (text: Double, display: Double) {
        guard left.left > 0, right.right > 0 else { return (0, 0) }
        return pairs[Self.key(left.left, right.right)] ?? (0, 0)
    }

    fileprivate static let nothing = Entry(advances: [0, 0, 0, 0])

    private static func key(_ left: Int, _ right: Int) -> Int { left << 16 | right }

    // MARK: Reading the tables

    /// Splits by bytes, which is many times faster than by characters.
    private static func parts(of text: Substring, between separators: String) -> [Substring] {
        text.utf8.split { separators.utf8.contains($0) }.map { Substring($0) }
    }

    private mutating func read(characters entry: Substring) {
        let words = Self.parts(of: entry, between: " ")
        let advances = zip(words, Self.unitsPerEm).map { Self.number($0) / Double($1) }
        var entry = Entry(advances: advances, left: Int(Self.number(words[4])), right: Int(Self.number(words[5])))
        entry.isInFont = true
        for word in words.dropFirst(6) {
            for code in Self.range(word, radix: 16) {
                entry.isDigit = (0x30...0x39).contains(code)
                entries[UInt32(code)] = entry
            }
        }
    }

    private mutating func readKerning() {
        var (left, values) = (0, [0.0])
        for word in Self.parts(of: "\(Self.kerningTable)"[...], between: " \n") {
            if word.last == ":" {
                left = Int(Self.number(word.dropLast()))
            } else if word.first == "+" || word.first == "-" {
                values = word.split(separator: "/").map { Self.number($0) / 1000 }
            } else {
                for right in Self.range(word, radix: 10) { pairs[Self.key(left, right)] = (values[0], values[values.count - 1]) }
            }
        }
    }

    private static func range(_ word: Substring, radix: Int) -> ClosedRange<Int> {
        let ends = word.split(separator: "-").compactMap { Int($0, radix: radix) }
        return ends[0]...ends[ends.count - 1]
    }

    private static func number(_ text: Substring) -> Double {
        guard let number = Double(text) else { preconditionFailure("a table of widths has \(text) for a number") }
        return number
    }
}

extension InterWidths.Entry {
    /// An estimate for a character outside the table, in ems: 1.25 for emoji, 1 for full-width characters, 0 for marks,
    /// otherwise 0.6.
    fileprivate static func guess(for scalar: Unicode.Scalar, in scalars: Character.UnicodeScalarView) -> Self {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control: return InterWidths.nothing
        default: break
        }
        let isEmoji = scalar.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
        let em = isEmoji ? 1.25 : scalar.isFullWidth ? 1 : 0.6
        return Self(advances: [em, em, em, em])
    }
}

extension Unicode.Scalar {
    /// True for full-width characters, such as Chinese, Japanese and Korean.
    var isFullWidth: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
            0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
