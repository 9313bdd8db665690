/// String literals: plain, raw and multiline, with interpolations.
extension Scanner {
    /// Scans the opening quotes of a string and its `#` marks.
    mutating func openString(pounds: Int) {
        let quote = position + pounds
        let isMultiline = hasRun(of: "\"", 3, at: quote) && !endsOnItsLine(from: quote + 1, pounds: pounds)
        add(.stringStart, length: pounds + (isMultiline ? 3 : 1))
        strings.append(OpenString(pounds: pounds, isMultiline: isMultiline))
    }

    /// True if a raw string that seems to open with three quotes is a single-line one, such as `#"""#`, which contains one quote.
    private mutating func endsOnItsLine(from start: Int, pounds: Int) -> Bool {
        guard pounds > 0 else { return false }
        var end = start
        while end < bytes.count, !isNewline(bytes[end]), lookahead > 0 {
            lookahead -= 1
            if bytes[end] == "\"", hasPounds(pounds, at: end + 1) { return true }
            end += 1
        }
        return false
    }

    /// Scans string text up to a closing quote, an interpolation, or the end of the line for a single-line string.
    mutating func scanText(of string: OpenString) {
        let end = endOfText(of: string)
        if end > position { add(.stringText, to: end) }
        switch peek() {
        case "\"":
            add(.stringEnd, length: (string.isMultiline ? 3 : 1) + string.pounds)
            strings.removeLast()
        case "\\":
            add(.interpolationStart, length: 2 + string.pounds)
            strings[strings.count - 1].openParentheses = 0
        default:
            strings.removeLast()
        }
    }

    /// The end of the text: a closing quote, `\(`, or the end of an unterminated string.
    private func endOfText(of string: OpenString) -> Int {
        var end = position
        while end < bytes.count {
            switch bytes[end] {
            case "\"" where closes(string, at: end): return end
            case "\\" where hasPounds(string.pounds, at: end + 1):
                let escaped = end + 1 + string.pounds
                if byte(escaped) == "(" { return end }
                // An escaped character closes nothing, but a line break still ends the line.
                end = byte(escaped).map(isNewline) ?? true ? min(escaped, bytes.count) : escaped + 1
            case "\n" where !string.isMultiline, "\r" where !string.isMultiline: return end
            default: end += 1
            }
        }
        return end
    }

    private func closes(_ string: OpenString, at quote: Int) -> Bool {
        let quotes = string.isMultiline ? 3 : 1
        return hasRun(of: "\"", quotes, at: quote) && hasPounds(string.pounds, at: quote + quotes)
    }

    func hasPounds(_ count: Int, at start: Int) -> Bool {
        hasRun(of: "#", count, at: start)
    }

    private func hasRun(of character: Unicode.Scalar, _ count: Int, at start: Int) -> Bool {
        start + count <= bytes.count && bytes[start..<start + count].allSatisfy { character ~= $0 }
    }
}
