/// Escapes text for XML and HTML.
package enum XMLText {
    /// The encoding of tabs and line breaks. Unescaped, a parser turns them into spaces in an attribute.
    package enum Whitespace {
        /// Character references, which a parser resolves: the text round-trips.
        case references
        /// Spaces, for names and descriptions that a viewer shows in one line.
        case spaces
    }

    /// Text escaped as content or as a double-quoted attribute value. Characters that XML 1.0 or HTML forbids become U+FFFD.
    package static func escaped(_ text: String, whitespace: Whitespace = .references) -> String {
        for byte in text.utf8 where !isPlain(byte) { return escaped(scalarsOf: text, whitespace) }
        return text
    }

    private static func escaped(scalarsOf text: String, _ whitespace: Whitespace) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += whitespace == .spaces ? " " : "&#\(scalar.value);"
            case _ where isForbidden(scalar): result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// True if no character whose UTF-8 contains this byte needs escaping.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        case 0x20..<0x7F, 0x80...0xC1, 0xC3...0xEE: true
        default: false
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    }
}
