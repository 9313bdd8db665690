/// Regular expression literals. Their content is examined only as far as needed to find the end.
extension Scanner {
    /// The end of `#/…/#`. An unterminated literal ends with its line, or with the file if it is multiline.
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

    /// The end of `/…/`; `nil` if the slash is an operator: if a blank follows it or precedes the second slash, if there is no
    /// second slash on the line, or if an unmatched parenthesis closes between them.
    ///
    /// Any unescaped slash ends the search, and an escaped slash starts none, so each line is searched only once.
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
