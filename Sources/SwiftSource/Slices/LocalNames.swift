/// Uses of names that a statement declares, in a block that loses the statement.
extension CutFinder {
    /// Cuts an error's code, and what uses local names that go with it. Another thing of the same name may be meant there otherwise, and
    /// the compiler names the uses in a closure one at a time.
    func cutsWithUses(in index: Int, _ token: Int, _ rejection: SourceCut.Rejection) -> [SourceCut] {
        var (found, next) = ([SourceCut](), [(token: token, rejection: rejection)])
        while let one = next.popLast() {
            let cut = cut(ofValueIn: index, one.token, one.rejection) ?? cut(in: index, one.token, one.rejection)
            guard !found.contains(where: { $0.range.overlaps(cut.range) || $0.range == cut.range }) else { continue }
            found.append(cut)
            next += uses(of: cut, in: file.parts[index])
        }
        return found
    }

    private func uses(of cut: SourceCut, in part: SourcePart) -> [(token: Int, rejection: SourceCut.Rejection)] {
        guard let start = code.tokens.firstIndex(where: { $0.range.lowerBound == cut.range.lowerBound }), !cut.replacement.hasPrefix("return"),
            let brace = code.braces(around: start, in: part.tokens).first, let statement = code.statement(with: start, inBraces: brace),
            code.bytes(statement) == cut.range
        else { return [] }
        let names = localNames(of: statement)
        return names.isEmpty ? [] : (statement.upperBound..<endOfScope(of: statement, in: brace)).compactMap { token in
            let name = code.text(token)
            guard names.contains(name), isUse(token) else { return nil }
            return (token, SourceCut.Rejection(line: code.tokens[token].line, column: 1, message: "cannot find '\(name)' in scope"))
        }
    }

    /// The names that `let`, `var` and `guard let` declare for what follows.
    func localNames(of statement: Range<Int>) -> Set<String> {
        func declares(_ index: Int) -> Bool { code.reads(index, "let") || code.reads(index, "var") }
        guard declares(statement.lowerBound) || code.reads(statement.lowerBound, "guard") else { return [] }
        var (names, index) = (Set<String>(), statement.lowerBound)
        // Blocks have names of their own.
        while index < statement.upperBound, !code.reads(index, "{"), !code.reads(index, "else") {
            if declares(index), code.kind(index + 1) == .identifier { names.insert(code.text(index + 1)) }
            index += 1
        }
        return names.subtracting(["self"])
    }

    /// The end of the block, or the next label of a `switch`.
    private func endOfScope(of statement: Range<Int>, in brace: Int) -> Int {
        var index = statement.upperBound
        while index < min(code.closers[brace], code.tokens.count) {
            if code.beginsLine(index), code.reads(index, "case") || code.reads(index, "default") { break }
            index = code.after(index)
        }
        return max(index, statement.upperBound)
    }

    /// False for what is no name, and for members, labels of arguments and declarations of the same name.
    func isUse(_ token: Int) -> Bool {
        let isLabel = code.reads(token + 1, ":") && (code.reads(token - 1, "(") || code.reads(token - 1, ","))
        return code.kind(token) == .identifier && !code.reads(token - 1, ".") && !isLabel && !code.reads(token - 1, "let") && !code.reads(token - 1, "var")
    }
}
