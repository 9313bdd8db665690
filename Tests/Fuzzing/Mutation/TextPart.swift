/// A part of a text, with its key.
struct TextPart {
    var span: Range<Int>
    /// The word before the colon that precedes or begins the part; empty if there is none.
    var key: [UInt8]
    /// True for a line with the lines indented below it.
    var isBlock = false
    /// True if others of its kind may follow.
    var isListed = false
    var isKey = false

    func isNumber(in text: [UInt8]) -> Bool {
        let word = text[span]
        return word.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            && !word.contains { (UInt8(ascii: "g")...UInt8(ascii: "z")).contains($0) }
    }
}

extension TextPart {
    // MARK: Lines

    /// Lines, each with the lines indented below it.
    static func blocks(_ text: [UInt8]) -> [TextPart] {
        var lines: [(start: Int, end: Int, indent: Int)] = []
        var start = 0
        for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append((start, index + 1, indent(text[start...index])))
            start = index + 1
        }
        return lines.indices.map { index in
            let line = lines[index]
            let below = lines[(index + 1)...].prefix { $0.indent > line.indent }
            let first = text[line.start..<line.end].drop { $0 == UInt8(ascii: " ") }
            return TextPart(
                span: line.start..<(below.last?.end ?? line.end), key: key(beginning: first), isBlock: true,
                isListed: first.first == UInt8(ascii: "-"))
        }
    }

    static func indent(_ line: ArraySlice<UInt8>) -> Int {
        line.prefix { $0 == UInt8(ascii: " ") }.count
    }

    /// The key at the start of a line or element, including a list's dash.
    private static func key(beginning part: ArraySlice<UInt8>) -> [UInt8] {
        let word = part.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ",") }
        return word.endIndex < part.endIndex && part[word.endIndex] == UInt8(ascii: ":")
            ? Array(word.drop { $0 == UInt8(ascii: " ") }) : []
    }

    // MARK: Elements

    /// The elements of bracketed lists: the text between brackets and commas, with strings in one piece.
    static func elements(_ text: [UInt8]) -> [TextPart] {
        var parts: [TextPart] = []
        var starts: [Int] = []
        var quote: UInt8?
        func close(at end: Int) {
            guard let start = starts.popLast(), start < end else { return }
            let key = key(beginning: text[start..<end])
            parts.append(TextPart(span: start..<end, key: key, isListed: key.isEmpty))
        }
        for (index, byte) in text.enumerated() {
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): if !starts.isEmpty { quote = byte }
            case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("): starts.append(index + 1)
            case UInt8(ascii: ","):
                guard !starts.isEmpty else { break }
                close(at: index)
                starts.append(index + 1)
            case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ")"): close(at: index)
            default: break
            }
        }
        return parts
    }

    // MARK: Wording

    /// Words and numbers, including keys.
    static func words(_ text: [UInt8]) -> [TextPart] {
        var parts: [TextPart] = []
        var (start, key): (Int?, [UInt8]) = (nil, [])
        for (index, byte) in (text + [UInt8(ascii: "\n")]).enumerated() {
            if isOfWord(byte) {
                start = start ?? index
            } else if let first = start {
                let isKey = byte == UInt8(ascii: ":")
                if isKey { key = Array(text[first..<index]) }
                parts.append(TextPart(span: first..<index, key: key, isKey: isKey))
                start = nil
            }
            if byte == UInt8(ascii: "\n") { key = [] }
        }
        return parts
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
