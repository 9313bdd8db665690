/// Plain values in place of undeclared lengths, fractions, counts and dimensions, such as `Metric.rowHeight` of a design system's
/// missing module.
extension RepairSite {
    /// Replaces a missing name by a value in code that decides frames, if the name is a whole argument or the whole value of a property.
    var assumedValue: CodeEdit? {
        guard !isDecoration, let chain = MissingChain(at: self), chain.isPlain, part.tokens.contains(chain.tokens.lowerBound),
            let row = expected(chain.tokens)
        else { return nil }
        let value = value(for: chain, row)
        let name = code.source.text(code.bytes(chain.tokens)).filter { !$0.isWhitespace }
        return assume(value, for: chain.tokens, "\(name) is assumed to be \(value)")
    }

    /// The guess for an expression; `nil` if the expression is a part of another.
    private func expected(_ expression: Range<Int>) -> Guesses.Row? {
        let opener = part.tokens.last { code.closers[$0] >= expression.upperBound && $0 < expression.lowerBound }
        guard let opener else { return nil }
        guard code.reads(opener, "(") else { return code.reads(opener, "{") ? assigned(expression, in: opener) : nil }
        guard code.kind(opener - 1) == .identifier, code.isJoined(opener),
            let own = code.arguments(in: opener).first(where: { $0.contains(expression.lowerBound) })
        else { return nil }
        let label = code.reads(own.lowerBound + 1, ":") ? code.text(own.lowerBound) : nil
        return own.dropFirst(label == nil ? 0 : 2) == expression ? argument(label, in: opener) : nil
    }

    /// The guess for the value of a property, in a statement that only sets it.
    private func assigned(_ value: Range<Int>, in brace: Int) -> Guesses.Row? {
        let equals = value.lowerBound - 1
        guard code.reads(equals, "="), code.reads(equals - 2, "."), let statement = code.statement(with: equals, inBraces: brace),
            statement.upperBound == value.upperBound
        else { return nil }
        let inset = code.text(equals - 3).lowercased().hasSuffix("insets") ? Guesses.row(.inset, code.text(equals - 1)) : nil
        return inset ?? Guesses.row(.property, code.text(equals - 1), isInLayout: isFrameCode(at: statement.lowerBound))
    }

    /// The guess for an argument of a call.
    private func argument(_ label: String?, in list: Int) -> Guesses.Row? {
        let (callee, isFrameCode) = (code.text(list - 1), isFrameCode(at: list))
        guard let label else { return code.reads(list - 2, ".") ? Guesses.row(.call, callee, isInLayout: isFrameCode) : nil }
        let labels = Set(code.arguments(in: list).filter { code.reads($0.lowerBound + 1, ":") }.map { code.text($0.lowerBound) })
        if let row = Guesses.row(.label, label) { return label != "count" || labels.contains("layoutSize") ? row : nil }
        guard isFrameCode else { return nil }
        if let row = Guesses.row(.inset, label), labels.isSubset(of: Set(row.keys)) {
            return callee.hasSuffix("EdgeSpacing") ? Guesses.row(.property, "interItemSpacing") : row
        }
        // Arguments of functions that make parts of layouts, and of sizes.
        return Guesses.lengthRow(named: label)
    }

    /// True if the token is in a member that returns a layout or a length, or in a block that makes a layout.
    private func isFrameCode(at token: Int) -> Bool {
        let block = code.braces(around: token, in: part.tokens).first.map { $0..<min(code.closers[$0], code.tokens.count) }
        return file.frameEffect(of: block ?? part.tokens, in: part) == .certain
    }

    /// The row's value or, if the row allows it, the length that a name in the chain suggests; later names take precedence.
    private func value(for chain: MissingChain, _ row: Guesses.Row) -> String {
        guard row.isNumber else { return row.value }
        if ["zero", "none"].contains(chain.names.last) { return "0" }
        return (row.isByName ? chain.names.reversed().lazy.compactMap(Guesses.length).first : nil) ?? row.value
    }
}

/// The member expression around a missing name: `Metric.rowHeight` if `Metric` or `rowHeight` is missing, or the implicit member `.large`.
private struct MissingChain {
    var tokens: Range<Int>
    var names: [String]
    /// True if the chain contains only names, without calls or subscripts.
    var isPlain: Bool

    /// - Returns: `nil` if the error is about another name, or if the chain begins with another expression.
    init?(at site: RepairSite) {
        let (code, token) = (site.code, site.token)
        guard site.namesToken else { return nil }
        var start = token
        switch site.complaint {
        case .missingName: guard !code.reads(token - 1, ".") else { return nil }
        case .missingMember, .missingStaticMember:
            guard code.reads(token - 1, ".") else { return nil }
            start = Self.start(of: token, in: code)
            guard site.complaint == .missingStaticMember || code.reads(start, "self"),
                code.kind(start) == .identifier || !code.isJoined(start) || code.reads(start - 1, "(")
            else { return nil }
        default: return nil
        }
        var end = token + 1
        while code.reads(end, "."), code.kind(end + 1) == .identifier { end += 2 }
        let isPostfix = code.isJoined(end) && ["(", "[", "!", "?"].contains { code.text(end).hasPrefix($0) }
        guard code.kind(token) == .identifier else { return nil }
        isPlain = !isPostfix && !code.reads(end, "{")
        tokens = start..<end
        names = tokens.filter { code.kind($0) == .identifier }.map(code.text)
    }

    /// The first token of a member expression: `Metrics` for the member `gap` of `Metrics.gap`, the dot of `.gap`.
    private static func start(of member: Int, in code: Code) -> Int {
        var start = member - 1
        if code.reads(start - 1, "?"), code.reads(start - 2, "self") { return start - 2 }
        while code.reads(start, "."), code.isJoined(start), code.kind(start - 1) == .identifier {
            start -= 1
            if code.reads(start - 1, ".") { start -= 1 }
        }
        return start
    }
}
