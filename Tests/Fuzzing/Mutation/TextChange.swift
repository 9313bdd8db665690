/// A random change of a text: of a line with the lines indented below it, of an element in a bracketed list, or of a word.
/// Usually replaces a part by one with the same key elsewhere.
struct TextChange {
    private let text: [UInt8]
    private let donor: [UInt8]

    init(_ text: [UInt8], donor: [UInt8]) {
        self.text = text
        self.donor = donor.isEmpty ? text : donor
    }

    func changed(_ dice: inout Dice) -> [UInt8] {
        switch Int.random(in: 0..<10, using: &dice) {
        case 0..<3: part(TextPart.blocks, &dice)
        case 3..<6: part(TextPart.elements, &dice)
        default: word(&dice)
        }
    }

    /// Replaces, removes or duplicates a line or an element.
    private func part(_ parts: ([UInt8]) -> [TextPart], _ dice: inout Dice) -> [UInt8] {
        let own = parts(text)
        guard let place = own.randomElement(using: &dice) else { return text }
        var result = text
        switch Int.random(in: 0..<8, using: &dice) {
        case 0: result.removeSubrange(place.span)
        case 1 where place.isListed: result.insert(contentsOf: separated(place), at: place.span.upperBound)
        case 2:
            guard let other = own.randomElement(using: &dice) else { break }
            result.replaceSubrange(place.span, with: indented(Array(text[other.span]), as: place))
        default:
            guard let other = (parts(donor).filter { $0.key == place.key }).randomElement(using: &dice) else { break }
            result.replaceSubrange(place.span, with: indented(Array(donor[other.span]), as: place))
        }
        return result
    }

    /// Separates a copy of a list element by a comma; lines need no separator.
    private func separated(_ part: TextPart) -> [UInt8] {
        part.isBlock ? Array(text[part.span]) : Array(", ".utf8) + text[part.span]
    }

    /// Indents lines like those that they replace.
    private func indented(_ lines: [UInt8], as place: TextPart) -> [UInt8] {
        guard place.isBlock else { return lines }
        let (old, new) = (TextPart.indent(lines[...]), TextPart.indent(text[place.span]))
        let (space, end) = (UInt8(ascii: " "), UInt8(ascii: "\n"))
        return lines.split(separator: end, omittingEmptySubsequences: false).dropLast().flatMap { line in
            var copy = [UInt8](repeating: space, count: max(0, TextPart.indent(line) - old + new))
            copy += line.drop { $0 == space }
            copy.append(end)
            return copy
        }
    }

    // MARK: Wording

    private static let numbers = [
        "0", "-1", "1", "2", "0.5", "1/3", "-0.0001", "1e-9", "44", "393", "1000", "99999", "100000", "1000000", "2147483648",
        "9007199254740993", "1e300", "-1e300", "1e400", "nan", "inf", ".inf", "0x7f", "1_000", "~", "''",
    ]

    /// Replaces a value by another one of its key, or by a boundary value; occasionally replaces a key.
    private func word(_ dice: inout Dice) -> [UInt8] {
        let isKey = Int.random(in: 0..<16, using: &dice) == 0
        guard let place = TextPart.words(text).filter({ $0.isKey == isKey }).randomElement(using: &dice) else { return text }
        var result = text
        if place.isNumber(in: text), Int.random(in: 0..<4, using: &dice) == 0,
            let number = Self.numbers.randomElement(using: &dice)
        {
            result.replaceSubrange(place.span, with: Array(number.utf8))
            return result
        }
        let others = TextPart.words(donor).filter {
            $0.isKey == isKey && (isKey || $0.key == place.key && $0.isNumber(in: donor) == place.isNumber(in: text))
        }
        guard let other = others.randomElement(using: &dice) else { return text }
        result.replaceSubrange(place.span, with: donor[other.span])
        return result
    }
}
