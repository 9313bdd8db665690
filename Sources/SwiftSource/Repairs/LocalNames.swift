/// Later uses of local names whose declaration an edit removes.
extension RepairSite {
    /// The edits of the first rule that applies and, if they remove declarations of local names, edits for later uses of these names. A
    /// remaining use could refer to another declaration of the name, and the compiler reports uses in a closure only one at a time.
    var editsWithUses: [CodeEdit] {
        var (found, sites, index) = ([CodeEdit](), [self], 0)
        while index < sites.count {
            let site = sites[index]
            index += 1
            for edit in Repair.edits(for: site) where found.add(edit) && !edit.isAssumed { sites += site.uses(without: edit) }
        }
        return found
    }

    private func uses(without edit: CodeEdit) -> [RepairSite] {
        guard let start = code.tokens.firstIndex(where: { $0.range.lowerBound == edit.range.lowerBound }), !edit.range.isEmpty else { return [] }
        if let body, part.kind == .initializer, part.header.contains(start) {
            let lost = part.parameters.map(\.name).filter { name in
                part.header.contains { code.reads($0, name) && edit.range.contains(code.tokens[$0].range.lowerBound) }
            }
            return uses(of: Set(lost), in: body.dropFirst(), body.lowerBound)
        }
        guard !edit.text.hasPrefix("return"), let brace = code.braces(around: start, in: part.tokens).first,
            let statement = code.statement(with: start, inBraces: brace), code.bytes(statement) == edit.range
        else { return [] }
        return uses(of: localNames(of: statement), in: statement.upperBound..<endOfScope(of: statement, in: brace), brace)
    }

    private func uses(of names: Set<String>, in range: Range<Int>, _ brace: Int) -> [RepairSite] {
        names.isEmpty ? [] : range.compactMap { token in
            guard isUse(token), let name = names.first(where: { code.reads(token, $0) }), !isBound(name, at: token, within: brace, part)
            else { return nil }
            return RepairSite(.missing(name, .missingName, in: code, at: token), at: token, in: file)
        }
    }

    /// The names that a `let`, `var` or `guard let` statement declares for the statements after it.
    private func localNames(of statement: Range<Int>) -> Set<String> {
        func declares(_ index: Int) -> Bool { code.reads(index, "let") || code.reads(index, "var") }
        guard declares(statement.lowerBound) || code.reads(statement.lowerBound, "guard") else { return [] }
        var (names, index) = (Set<String>(), statement.lowerBound)
        // Names declared in a nested block are not visible after it.
        while index < statement.upperBound, !code.reads(index, "{"), !code.reads(index, "else") {
            if declares(index), code.kind(index + 1) == .identifier { names.insert(code.text(index + 1)) }
            index += 1
        }
        return names.subtracting(["self"])
    }

    /// The end of the scope: the end of the block, or the next label of a `switch`.
    private func endOfScope(of statement: Range<Int>, in brace: Int) -> Int {
        var index = statement.upperBound
        while index < min(code.closers[brace], code.tokens.count), !code.isCaseLabel(at: index) { index = code.after(index) }
        return max(index, statement.upperBound)
    }

    /// True if the name is redeclared here: as a closure's parameter, a loop's variable, or in a condition or pattern.
    private func isBound(_ name: String, at token: Int, within scope: Int, _ part: SourcePart) -> Bool {
        if code.reads(token - 1, "for") || isParameter(token, of: code.braces(around: token, in: part.tokens).first ?? scope) { return true }
        return code.braces(around: token, in: part.tokens).prefix { $0 != scope }.contains { brace in
            let outer = code.braces(around: brace - 1, in: part.tokens).first
            let start = outer.flatMap { code.statement(with: brace, inBraces: $0) }?.lowerBound ?? brace
            let declares = (start..<brace).contains {
                code.reads($0, name) && (["for", "let", "var"].contains(code.text($0 - 1)) || code.reads(start, "func") && code.reads($0 + 1, ":"))
            }
            return declares || (brace + 1..<code.afterParameters(of: brace)).contains { code.reads($0, name) }
        }
    }

    /// True for a token before the `in` of a closure.
    private func isParameter(_ token: Int, of brace: Int) -> Bool { token > brace && token < code.afterParameters(of: brace) }

    /// True for an identifier that is not a member, an argument label or a declaration.
    private func isUse(_ token: Int) -> Bool {
        let isLabel = code.reads(token + 1, ":") && (code.reads(token - 1, "(") || code.reads(token - 1, ","))
        return code.kind(token) == .identifier && !code.reads(token - 1, ".") && !isLabel && !code.reads(token - 1, "let") && !code.reads(token - 1, "var")
    }
}
