/// Plain values in place of undeclared lengths, fractions, counts and dimensions, such as `Metric.rowHeight` of a design system's
/// missing module.
extension RepairSite {
    /// Replaces a missing name by a value in code that decides frames, if the name is a whole expression or an operand.
    var assumedValue: CodeEdit? {
        guard let chain = MissingChain(at: self), chain.isPlain, part.tokens.contains(chain.tokens.lowerBound), let value = value(for: chain)
        else { return nil }
        let name = code.source.text(code.bytes(chain.tokens)).filter { !$0.isWhitespace }
        return assume(value, for: chain.tokens, "\(name) is assumed to be \(value)")
    }

    // MARK: Expressions

    /// The part of an expression for which a number is assumed.
    private struct Operand {
        var tokens: Range<Int>
        /// True if the operand is part of a sum or product or is converted, which shows that it is a number.
        var isCombined = false
        var isFactor = false
    }

    private func value(for chain: MissingChain) -> String? {
        guard !isDecoration else { return nil }
        var operand = Operand(tokens: chain.tokens)
        while true {
            let open = part.tokens.last { code.closers[$0] >= operand.tokens.upperBound && $0 < operand.tokens.lowerBound }
            guard let open, !code.reads(open, "{") else {
                let statement = open.map { code.statement(with: operand.tokens.lowerBound, inBraces: $0) } ?? part.tokens
                return statement.flatMap { value(for: chain, operand, inStatement: $0) }
            }
            guard code.reads(open, "("), let own = code.arguments(in: open).first(where: { $0.contains(operand.tokens.lowerBound) })
            else { return nil }
            if let equals = own.first(where: { code.reads($0, "=") }) { return defaultValue(for: chain, operand, own, equals) }
            let label = own.count > 2 && code.reads(own.lowerBound + 1, ":") ? code.text(own.lowerBound) : nil
            let expression = own.dropFirst(label == nil ? 0 : 2)
            guard join(&operand, in: expression) else { return nil }
            let callee = code.kind(open - 1) == .identifier && code.isJoined(open) ? code.text(open - 1) : nil
            if let callee, !Self.conversions.contains(callee) || code.reads(open - 2, ".") {
                let expected = expected(label, of: callee, open, isFrameCode(at: open))
                return expected.flatMap { value(for: chain, operand, $0) }
            }
            // The operand must be alone in its parentheses.
            guard callee != nil || own == (open + 1)..<code.closers[open] else { return nil }
            operand.isCombined = operand.isCombined || callee != nil
            operand.tokens = (callee == nil ? open : open - 1)..<afterRounding(code.closers[open] + 1)
        }
    }

    /// Functions and initializers that map numbers to a number.
    private static let conversions: Set<String> = [
        "CGFloat", "Double", "Float", "Int", "max", "min", "abs", "round", "floor", "ceil",
    ]

    private func afterRounding(_ end: Int) -> Int {
        code.reads(end, ".") && code.reads(end + 1, "rounded") && code.reads(end + 2, "(") ? code.after(end + 2) : end
    }

    /// Records how the operand's neighbours in the expression use it: in a sum, as a factor. False if it is not used as a number.
    private func join(_ operand: inout Operand, in expression: Range<Int>) -> Bool {
        let (before, after) = (operand.tokens.lowerBound - 1, operand.tokens.upperBound)
        let isBranch = expression.prefix { $0 <= before }.contains { code.reads($0, "?") }
        let allowed = Self.operators.union(isBranch ? [":", "??"] : ["??"])
        if expression.contains(before), !allowed.contains(code.text(before)), !isBranch || !code.reads(before, "?") { return false }
        if expression.contains(after), !allowed.contains(code.text(after)) { return false }
        // A sign is not an operator of a sum.
        let isSigned = code.reads(before, "-") && !code.isJoined(before) && code.isJoined(before + 1)
        let neighbours = [before, after].filter { expression.contains($0) && !($0 == before && isSigned) }.map(code.text)
        operand.isCombined = operand.isCombined || !Self.operators.isDisjoint(with: neighbours)
        operand.isFactor = operand.isFactor || neighbours.contains("*") || neighbours.contains("/")
        return true
    }

    private static let operators: Set<String> = ["+", "-", "*", "/"]

    // MARK: Statements

    /// The default value of a function's parameter: `spacing: CGFloat = Metric.spacing`.
    private func defaultValue(
        for chain: MissingChain, _ operand: Operand, _ parameter: Range<Int>, _ equals: Int
    ) -> String? {
        var operand = operand
        let colon = parameter.first { code.reads($0, ":") }
        guard part.kind == .function, part.header.contains(equals), givesLayout || part.givesLength,
            let colon, colon < equals, join(&operand, in: (equals + 1)..<parameter.upperBound)
        else { return nil }
        let type = code.source.text(code.bytes((colon + 1)..<equals))
        return value(for: chain, operand, ofType: type, named: code.text(colon - 1))
    }

    private func value(for chain: MissingChain, _ operand: Operand, inStatement statement: Range<Int>) -> String? {
        var operand = operand
        let head = statement.lowerBound..<operand.tokens.lowerBound
        let equals = head.first { ["=", "+=", "-="].contains(code.text($0)) }
        guard !["if", "guard", "while", "for", "switch", "case"].contains(code.text(statement.lowerBound)) else { return nil }
        let isReturn = code.reads(statement.lowerBound, "return")
        let start = equals.map { $0 + 1 } ?? (isReturn ? statement.lowerBound + 1 : statement.lowerBound)
        guard join(&operand, in: start..<max(statement.upperBound, operand.tokens.upperBound)) else { return nil }
        guard let equals else {
            guard part.givesLength, let type = part.resultType, isReturn || statement.lowerBound >= (part.body?.lowerBound ?? 0)
            else { return nil }
            return value(for: chain, operand, ofType: type, named: part.names.first ?? "")
        }
        let isFrameCode = isFrameCode(at: statement.lowerBound)
        if let word = head.first(where: { code.reads($0, "let") || code.reads($0, "var") }), word < equals {
            guard isFrameCode else { return nil }
            let type = code.reads(word + 2, ":") ? code.source.text(code.bytes((word + 3)..<equals)) : nil
            return value(for: chain, operand, ofType: type, named: code.text(word + 1))
        }
        let (name, owner) = (code.text(equals - 1), code.reads(equals - 2, ".") ? code.text(equals - 3) : "")
        let inset = owner.lowercased().hasSuffix("insets") ? Guesses.row(.inset, name) : nil
        let expected = inset ?? Guesses.row(.property, name, isInLayout: isFrameCode)
        return expected.flatMap { value(for: chain, operand, $0) }
            ?? (isFrameCode && operand.isCombined ? number(chain, isFactor: operand.isFactor) : nil)
    }

    /// The value to assume for a missing name that is assigned to a variable or returned.
    ///
    /// - Parameter type: `nil` if it is inferred; then numbers are `Double`, and counts `Int`.
    private func value(for chain: MissingChain, _ operand: Operand, ofType type: String?, named name: String) -> String? {
        guard let type else {
            let named = operand.isCombined ? nil : Guesses.length(named: name) ?? Guesses.value(.count, named: name)
            let value = number(chain, isFactor: true) ?? named
            return value.map { $0 == "2" || !$0.allSatisfy(\.isNumber) ? $0 : $0 + ".0" }
        }
        if operand.isCombined { return number(chain, isFactor: operand.isFactor) }
        switch type {
        case "CGFloat", "Double", "Float": return number(chain, isFactor: true) ?? Guesses.length(named: name)
        case "Int": return Guesses.value(.count, named: chain.names.last ?? "") ?? Guesses.value(.count, named: name)
        case "CGSize": return Guesses.row(.property, "itemSize")?.value
        case "UIEdgeInsets", "NSDirectionalEdgeInsets": return ".zero"
        default: return nil
        }
    }

    /// True if the token is in a member that returns a layout or a length, or in a block that makes a layout.
    private func isFrameCode(at token: Int) -> Bool {
        let block = code.braces(around: token, in: part.tokens).first.map { $0..<min(code.closers[$0], code.tokens.count) }
        return file.frameEffect(of: block ?? part.tokens, in: part) == .certain
    }

    // MARK: Expected values

    /// The guess for an argument of a call.
    private func expected(_ label: String?, of callee: String, _ open: Int, _ isFrameCode: Bool) -> Guesses.Row? {
        guard let label else { return code.reads(open - 2, ".") ? Guesses.row(.call, callee, isInLayout: isFrameCode) : nil }
        let labels = Set(code.arguments(in: open).filter { code.reads($0.lowerBound + 1, ":") }.map { code.text($0.lowerBound) })
        if let row = Guesses.row(.label, label) { return label != "count" || labels.contains("layoutSize") ? row : nil }
        guard isFrameCode else { return nil }
        if let row = Guesses.row(.inset, label), labels.isSubset(of: Set(row.keys)) {
            return callee.hasSuffix("EdgeSpacing") ? Guesses.row(.property, "interItemSpacing") : row
        }
        // Arguments of functions that make parts of layouts, and of sizes.
        return Guesses.lengthRow(named: label)
    }

    private func value(for chain: MissingChain, _ operand: Operand, _ expected: Guesses.Row) -> String? {
        guard expected.isNumber else { return operand.isCombined ? nil : expected.value }
        if operand.isCombined { return number(chain, isFactor: operand.isFactor) }
        if ["zero", "none"].contains(chain.names.last) { return "0" }
        return (expected.isByName ? length(chain) : nil) ?? expected.value
    }

    // MARK: Names

    /// A number that suits the chain's names; the last name is tried first.
    private func number(_ chain: MissingChain, isFactor: Bool) -> String? {
        let last = chain.names.last ?? ""
        if isFactor, let fraction = Guesses.value(.fraction, named: last) { return fraction }
        return Guesses.length(named: last) == nil ? Guesses.value(.count, named: last) ?? length(chain) : length(chain)
    }

    private func length(_ chain: MissingChain) -> String? {
        let (last, isOfScreen) = (chain.names.last ?? "", chain.names.joined().lowercased().contains("screen"))
        let side = Guesses.ofContainer(named: isOfScreen ? "screen" + last.prefix(1).uppercased() + last.dropFirst() : last)
        if let side, isOfScreen || side.hasSuffix("width") { return side }
        return chain.names.reversed().lazy.compactMap(Guesses.length).first
    }
}

/// A missing name or member, with the names that dots join to it: those after it (`Metric` and `rowHeight` if `Metric` is missing)
/// and, for a member, also those before it (none in `.large`).
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

    /// The first token of the names before a member; for an implicit member, its dot.
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
