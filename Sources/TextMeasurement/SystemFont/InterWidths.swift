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
        for line in Self.lines(of: Self.characterTable) { read(characters: line) }
        for line in Self.lines(of: Self.kerningTable) { read(kerning: line) }
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

    private static func lines(of table: StaticString) -> [Substring.UTF8View] {
        "\(table)".utf8.split(separator: UInt8(ascii: "\n"))
            .map { Substring($0).utf8 }
    }

    private mutating func read(characters line: Substring.UTF8View) {
        let words = line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        let advances = zip(words, Self.unitsPerEm).map { Self.number($0) / Double($1) }
        var entry = Entry(advances: advances, left: Int(Self.number(words[4])), right: Int(Self.number(words[5])))
        entry.isInFont = true
        for word in words.dropFirst(6) {
            let ends = word.split(separator: "-").compactMap { UInt32($0, radix: 16) }
            for code in ends[0]...ends[ends.count - 1] {
                entry.isDigit = (0x30...0x39).contains(code)
                entries[code] = entry
            }
        }
    }

    private mutating func read(kerning line: Substring.UTF8View) {
        let words = line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        for word in words.dropFirst() {
            let parts = word.split(separator: ":")
            let values = parts[1].split(separator: ",").map { Self.number($0) / 1000 }
            let key = Self.key(Int(Self.number(words[0])), Int(Self.number(parts[0])))
            pairs[key] = (values[0], values[values.count - 1])
        }
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
