/// Texts within XML and HTML.
package enum XMLText {
    /// What becomes of tabs and line breaks. As they stand a parser makes spaces of them in an attribute.
    package enum Whitespace {
        /// References, which a parser turns back: the text is read as it was.
        case references
        /// Spaces, for names and descriptions that a viewer shows in one line.
        case spaces
    }

    /// A text as content or as an attribute's value in double quotes. What XML 1.0 or HTML forbids becomes U+FFFD.
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

    /// Whether a byte stands for itself wherever it occurs, without a look at the character that it is part of.
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
