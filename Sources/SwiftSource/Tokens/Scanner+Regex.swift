/// Regular expressions between slashes. Their inside is not looked at further than finding their end takes.
extension Scanner {
    /// The end of `#/…/#`: of its line where it is not closed, or of the file where it may have several lines.
    func endOfExtendedRegex(pounds: Int) -> Int {
        var end = position + pounds + 1
        let isMultiline = byte(skippingBlanks(from: end)).map(isNewline) ?? false
        while end < bytes.count {
            switch bytes[end] {
            case "\\": end += byte(end + 1).map(isNewline) ?? true ? 1 : 2
            case "/" where hasPounds(pounds, at: end + 1): return end + 1 + pounds
            case "\n" where !isMultiline, "\r" where !isMultiline: return end
            default: end += 1
            }
        }
        return bytes.count
    }

    /// The end of `/…/`; `nil` where the slash is an operator's: a blank stands behind it or before the other, the other is
    /// not on its line, or a parenthesis closes between them that did not open there.
    ///
    /// Any slash that is not escaped ends the search, and one that is escaped begins none: so a line is searched once.
    func endOfBareRegex(from start: Int) -> Int? {
        var (end, depth) = (start + 1, 0)
        guard let first = byte(end), first != " ", first != "\t" else { return nil }
        while end < bytes.count {
            switch bytes[end] {
            case "\n", "\r": return nil
            case "\\": end += byte(end + 1).map(isNewline) ?? true ? 1 : 2
            case "/": return bytes[end - 1] == " " || bytes[end - 1] == "\t" ? nil : end + 1
            case "(": (end, depth) = (end + 1, depth + 1)
            case ")":
                if depth == 0 { return nil }
                (end, depth) = (end + 1, depth - 1)
            default: end += 1
            }
        }
        return nil
    }

    private func skippingBlanks(from start: Int) -> Int {
        var end = start
        while byte(end) == " " || byte(end) == "\t" { end += 1 }
        return end
    }
}
