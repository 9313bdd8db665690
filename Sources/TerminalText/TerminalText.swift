/// Text that is safe to print on a terminal or in a log.
///
/// Keys, kinds and file names come from others: an escape sequence in one would recolour the terminal, a line break would
/// forge a line of its own, and a mark that reverses the direction would show another name. Everything that is printed goes
/// through one of these two.
package enum TerminalText {
    /// Text on one line: a name, a cell of a table, a message.
    package static func line(_ text: String) -> String {
        isPlainASCII(text) || isPlain(text, keeping: []) ? text : escaped(text, keeping: [])
    }

    /// Several lines: line feeds and tabs are kept.
    package static func lines(_ text: String) -> String {
        isPlain(text, keeping: layout) ? text : escaped(text, keeping: layout)
    }

    /// The start of a text, as much as a message has room for, on one line. Scalar by scalar: a single character may have a
    /// million.
    package static func excerpt(_ text: some StringProtocol, limit: Int = 80) -> String {
        let start = String.UnicodeScalarView(text.unicodeScalars.prefix(limit))
        return line(String(start)) + (text.unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")
    }

    /// Whether text is of letters, digits and signs of ASCII alone, as most is: that is found among the bytes at once.
    package static func isPlainASCII(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }

    /// Whether a character is printed, instead of acting on the terminal or being invisible there.
    package static func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: false
        // Line and paragraph separators; marks of direction; characters without width.
        case 0x2028, 0x2029, 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
        default: true
        }
    }

    private static let layout: [Unicode.Scalar] = ["\n", "\t"]

    private static func isPlain(_ text: String, keeping kept: [Unicode.Scalar]) -> Bool {
        text.unicodeScalars.allSatisfy { isPrinted($0) || kept.contains($0) }
    }

    /// Characters that are not printed, as Swift's literals write them: `\n`, `\u{1B}`.
    private static func escaped(_ text: String, keeping kept: [Unicode.Scalar]) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isPrinted(scalar) || kept.contains(scalar) {
                result.append(scalar)
            } else {
                result.append(contentsOf: escape(scalar).unicodeScalars)
            }
        }
        return String(result)
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
}
