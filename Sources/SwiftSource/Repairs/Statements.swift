/// Finds the ranges of statements, to leave them out.
extension Code {
    /// The indices of the opening braces around a token within a range, innermost first.
    func braces(around token: Int, in range: Range<Int>) -> [Int] {
        var found: [Int] = []
        var index = range.lowerBound
        while index < min(token + 1, range.upperBound) {
            let end = closers[index]
            guard end > index else {
                index += 1
                continue
            }
            if token > end {
                index = end + 1
                continue
            }
            if reads(index, "{"), token > index || token == end { found.append(index) }
            index += 1
        }
        return found.reversed()
    }

    /// The statement directly in the braces that contains a token; `nil` for the braces themselves and a closure's parameters.
    func statement(with token: Int, inBraces brace: Int) -> Range<Int>? {
        let end = min(closers[brace], tokens.count)
        guard token > brace, token < end else { return nil }
        var start = afterParameters(of: brace)
        guard token >= start else { return nil }
        var index = after(start)
        while index < end {
            if beginsNextStatement(index) {
                // A semicolon separates statements and belongs to none.
                if index > token { return start..<(reads(index - 1, ";") ? index - 1 : index) }
                start = index
            }
            index = after(index)
        }
        return start..<end
    }

    /// The statements directly in the braces, in order.
    func statements(inBraces brace: Int) -> [Range<Int>] {
        let end = min(closers[brace], tokens.count)
        var (found, start) = ([Range<Int>](), afterParameters(of: brace))
        while start < end {
            var index = after(start)
            while index < end, !beginsNextStatement(index) { index = after(index) }
            found.append(start..<(reads(index - 1, ";") ? index - 1 : index))
            start = index
        }
        return found.filter { !$0.isEmpty }
    }

    /// The first token after `{ [weak self] name in`, on one line or several.
    func afterParameters(of brace: Int) -> Int {
        var index = brace + 1
        while index < closers[brace] {
            if reads(index, "in"), !reads(index - 1, ".") { return index + 1 }
            if reads(index, "{") || reads(index, "for") || kind(index) == .operator && reads(index, "=") { break }
            index = after(index)
        }
        return brace + 1
    }

    private func beginsNextStatement(_ index: Int) -> Bool {
        if reads(index - 1, ";") { return true }
        // A statement after a label on the same line belongs to the label.
        if reads(index - 1, ":"), !beginsLine(index) { return false }
        guard beginsLine(index) else { return false }
        if reads(index - 1, ":") { return isCaseLabel(endingAt: index - 1) }
        if endsAttribute(index - 1) { return false }
        switch kind(index) {
        case .operator: return false
        case .punctuation where !reads(index, "(") && !reads(index, "["): return false
        case .identifier where Self.continuations.contains(text(index)): return false
        default: break
        }
        if reads(index - 1, ",") || reads(index - 1, "(") || reads(index - 1, "[") { return false }
        // A keyword before the line break continues the statement; a member of that name does not.
        if Self.beginnings.contains(text(index - 1)), !reads(index - 2, ".") { return false }
        // A statement continues after an operator with a blank before it; it does not after `!` or `?` at the end of a name.
        return kind(index - 1) != .operator || isJoined(index - 1)
    }

    /// True for the end of an attribute with up to ten tokens, such as `@available(iOS 14, *)`. It belongs to the statement after it.
    private func endsAttribute(_ index: Int) -> Bool {
        guard let name = (max(0, index - 9)...index).last(where: { kind($0) == .attribute }) else { return false }
        return index == name || reads(name + 1, "(") && isJoined(name + 1) && closers[name + 1] == index
    }

    private static let continuations: Set<String> = ["else", "catch", "where", "as", "is"]
    /// Words that are never the end of a statement.
    private static let beginnings: Set<String> = ["guard", "if", "while", "for", "switch", "let", "var", "try", "await", "throw"]

    /// True for the first word of a `switch` label: `case` or `default` at the beginning of a line, after the opening brace, or after an
    /// attribute.
    func isCaseLabel(at index: Int) -> Bool {
        (reads(index, "case") || reads(index, "default")) && (beginsLine(index) || reads(index - 1, "{") || kind(index - 1) == .attribute)
    }

    private func isCaseLabel(endingAt colon: Int) -> Bool {
        var index = colon
        while index > 0, !beginsLine(index) { index -= 1 }
        return reads(index, "case") || reads(index, "default") || kind(index) == .attribute
    }

    /// The arguments or parameters in parentheses, without commas.
    func arguments(in list: Int) -> [Range<Int>] {
        var (found, start, index) = ([Range<Int>](), list + 1, list + 1)
        let end = min(closers[list], tokens.count)
        while index < end {
            if reads(index, ",") {
                found.append(start..<index)
                start = index + 1
            }
            index = after(index)
        }
        return start < end ? found + [start..<end] : found
    }
}
