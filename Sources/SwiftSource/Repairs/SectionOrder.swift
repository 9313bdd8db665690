/// Numbers the cases of a section provider's `switch` if the enum or the data are missing, so that section 0 gets the first case: `switch
/// sections[index] { case .hero: … }`.
extension RepairSite {
    /// Edits that make a section provider switch over the section's index; `nil` if the missing name is used for anything else.
    var sectionsInOrder: [CodeEdit]? {
        guard givesLayout else { return nil }
        for brace in braces {
            guard let name = sectionIndex(in: brace), let first = code.statement(with: token, inBraces: brace),
                let choice = choice(from: first, in: brace), isByIndex(choice, name, in: brace), let labels = labels(of: choice)
            else { continue }
            return edits(for: choice, labels, over: name)
        }
        return nil
    }

    /// A `switch` whose subject depends on a missing name, and the statements before it from which the subject is computed.
    private struct Choice {
        var statements: [Range<Int>]
        var subject: Range<Int>
        /// The body of the `switch`, with its braces.
        var body: Range<Int>
        /// The names that the statements declare.
        var names: Set<String>
    }

    /// True if the `switch` depends only on the section's index: its subject is no tuple, and the index occurs in it or in the
    /// statements that compute it exactly once, as an argument or a subscript (`sections[index]`).
    private func isByIndex(_ choice: Choice, _ name: String, in brace: Int) -> Bool {
        let uses = (brace + 1..<choice.body.lowerBound).filter { isUse($0) && code.reads($0, name) && !isParameter($0, of: brace) }
        return uses.count == 1 && !code.reads(choice.subject.lowerBound, "(") && uses.allSatisfy { use in
            (choice.statements + [choice.subject]).joined().contains(use)
                && (code.reads(use - 1, "[") && code.reads(use + 1, "]")
                    || (code.reads(use - 1, "(") || code.reads(use - 1, ":")) && code.reads(use + 1, ")"))
        }
    }

    /// The name of a closure's or function's first parameter, if it may be a section's index.
    private func sectionIndex(in brace: Int) -> String? {
        if brace == part.body?.lowerBound {
            let first = part.parameters.first
            return first.flatMap { $0.type == "Int" && $0.name.lowercased().contains("section") ? $0.name : nil }
        }
        guard code.reads(brace - 1, "UICollectionViewCompositionalLayout") || code.reads(brace - 1, ":") && code.reads(brace - 2, "sectionProvider")
            || code.reads(brace - 1, "(") && code.reads(brace - 2, "UICollectionViewCompositionalLayout")
        else { return nil }
        var next = brace + 1
        if code.reads(next, "[") { next = code.after(next) }
        if code.reads(next, "(") { next += 1 }
        return code.kind(next) == .identifier && (code.reads(next + 1, ",") || code.reads(next + 1, ":")) ? code.text(next) : "$0"
    }

    private func choice(from first: Range<Int>, in brace: Int) -> Choice? {
        if let choice = choice(in: first, after: []), choice.subject.contains(token) { return choice }
        var (statements, names, next) = ([first], localNames(of: first), first.upperBound)
        while !names.isEmpty, next < code.closers[brace], let statement = code.statement(with: next, inBraces: brace) {
            next = statement.upperBound
            guard statement.contains(where: { isUse($0) && names.contains(code.text($0)) }) else { continue }
            if var choice = choice(in: statement, after: statements) {
                choice.names = names
                let isUsed = (choice.body.lowerBound..<code.closers[brace]).contains { isUse($0) && names.contains(code.text($0)) }
                return choice.subject.contains { names.contains(code.text($0)) } && !isUsed ? choice : nil
            }
            let more = localNames(of: statement)
            guard !more.isEmpty else { return nil }
            statements.append(statement)
            names.formUnion(more)
        }
        return nil
    }

    private func choice(in statement: Range<Int>, after statements: [Range<Int>]) -> Choice? {
        let start = code.reads(statement.lowerBound, "return") ? statement.lowerBound + 1 : statement.lowerBound
        guard code.reads(start, "switch") else { return nil }
        var brace = start + 1
        while brace < statement.upperBound, !code.reads(brace, "{") { brace = code.after(brace) }
        guard brace < statement.upperBound else { return nil }
        return Choice(statements: statements, subject: (start + 1)..<brace, body: brace..<code.after(brace), names: [])
    }

    /// The labels of a `switch`, each with its colon; `nil` if one binds values or has a condition.
    private func labels(of choice: Choice) -> [Range<Int>]? {
        var (labels, index) = ([Range<Int>](), choice.body.lowerBound + 1)
        while index < choice.body.upperBound - 1 {
            defer { index = code.after(index) }
            guard code.isCaseLabel(at: index) else { continue }
            let start = index
            while index < choice.body.upperBound, !code.reads(index, ":") { index = code.after(index) }
            let label = start..<(index + 1)
            guard !code.reads(start + 1, "("), !label.contains(where: { code.reads($0, "let") || code.reads($0, "var") || code.reads($0, "where") }) else { return nil }
            labels.append(label)
        }
        return labels.isEmpty ? nil : labels
    }

    private func edits(for choice: Choice, _ labels: [Range<Int>], over name: String) -> [CodeEdit] {
        let words = "sections are assumed in the order of the cases of \(code.source.text(code.bytes(choice.subject)).filter { !$0.isNewline })"
        let (hasDefault, line) = (labels.contains { code.reads($0.lowerBound, "default") }, code.tokens[choice.subject.lowerBound].line)
        let numbered = labels.enumerated().filter { !code.reads($0.element.lowerBound, "default") }.map { number, label in
            // The last label also stands for all further sections.
            assume(!hasDefault && number == labels.count - 1 ? "default:" : "case \(number):", for: label, words, line: line)
        }
        // `@unknown` is removed, as it is allowed for enums only.
        let attributes = labels.map { $0.lowerBound - 1 }.filter { code.kind($0) == .attribute }
        return choice.statements.map { assume("()", for: $0, words, line: line) } + [assume(name, for: choice.subject, words)] + numbered
            + attributes.map { assume("", for: $0..<($0 + 1), words, line: line) }
    }
}
