import Foundation
import TerminalText

/// JSON string literals.
package enum JSONText {
    package static func quoted(_ text: String) -> String {
        let isPlain = TerminalText.isPlainASCII(text)
            && !text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        if isPlain { return "\"\(text)\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            // None of those that are not printed is beyond U+FFFF.
            case _ where !TerminalText.isPrinted(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The start of a text, quoted, for messages.
    static func excerpt(_ text: String) -> String {
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(80)))
        return quoted(start.unicodeScalars.count < text.unicodeScalars.count ? start + "…" : start)
    }

    /// Reads a quoted string from the start of a text and consumes it; `nil` if there is none.
    static func unquoted(_ text: inout Substring.UnicodeScalarView) -> String? {
        var end = text.index(after: text.startIndex)
        while end < text.endIndex, text[end] != "\"" {
            if text[end] == "\\" { end = text.index(after: end) }
            guard end < text.endIndex else { return nil }
            end = text.index(after: end)
        }
        guard end < text.endIndex else { return nil }
        let quoted = text[...end]
        text = text[text.index(after: end)...]
        do {
            return try JSONDecoder().decode(String.self, from: Data(String(quoted).utf8))
        } catch {
            return nil
        }
    }
}
