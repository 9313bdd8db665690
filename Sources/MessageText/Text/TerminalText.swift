/// Text that is safe to print on a terminal or in a log.
///
/// Keys, kinds and file names may come from strangers: an escape sequence could recolour the terminal, a line break could fake a
/// line of output, and a bidirectional mark could disguise a name. All printed text passes through `line` or `lines`.
package enum TerminalText {
    /// A single-line text: a name, a table cell, a message.
    package static func line(_ text: String) -> String {
        isPlainASCII(text) || isPlain(text, keeping: []) ? text : escaped(text, keeping: [])
    }

    /// A multiline text: keeps line feeds and tabs.
    package static func lines(_ text: String) -> String {
        isPlain(text, keeping: layout) ? text : escaped(text, keeping: layout)
    }

    /// The start of a text on one line, short enough for a message. Counts scalars, as a single character may have a million of
    /// them.
    package static func excerpt(_ text: some StringProtocol, limit: Int = 80) -> String {
        let start = String.UnicodeScalarView(text.unicodeScalars.prefix(limit))
        return line(String(start)) + (text.unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")
    }

    /// True for text of printable ASCII characters only, as most is: a fast path over the bytes.
    package static func isPlainASCII(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }

    /// False for characters that control the terminal or are invisible.
    package static func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: false
        // Line and paragraph separators, bidirectional marks and zero-width characters.
        case 0x2028, 0x2029, 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
        default: true
        }
    }

    private static let layout: [Unicode.Scalar] = ["\n", "\t"]

    private static func isPlain(_ text: String, keeping kept: [Unicode.Scalar]) -> Bool {
        text.unicodeScalars.allSatisfy { isPrinted($0) || kept.contains($0) }
    }

    /// Escapes unprintable characters as Swift literals do: `\n`, `\u{1B}`.
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
