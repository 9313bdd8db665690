/// Conditions for statements that trap if other code has not set a property: `presenter.load()`, with `var presenter: Presenter!`.
///
/// In a copy, such a statement runs if the property is set. Otherwise the copy asks the program whether to skip the statement, or to run it
/// and trap.
extension CodeEdit {
    /// The name of a function in the program's main file. It returns true if a statement that would trap is to run.
    package static let need = "galley_needs"

    /// Adds conditions to the statements of functions without a result.
    static func unsetStatements(in files: [FileDeclarations], _ codes: [Code]) -> [CodeEdit] {
        let properties = unsetProperties(in: files)
        return properties.isEmpty ? [] : files.indices.flatMap { index in
            files[index].parts.flatMap { part -> [CodeEdit] in
                guard part.kind == .function, ["Void", "()", nil].contains(part.resultType), !part.modifiers.isStatic, let body = part.body,
                    let scope = part.parent.flatMap({ files[index].parts[$0].scope }), let own = properties[files[index].scopes[scope].path]
                else { return [] }
                let conditions = UnsetConditions(code: codes[index], properties: own, file: index)
                return conditions.edits(inBraces: body.lowerBound)
            }
        }
    }

    /// The unset properties of classes and their superclasses, by the classes' paths.
    private static func unsetProperties(in files: [FileDeclarations]) -> [[String]: Set<String>] {
        var (found, parents) = ([[String]: Set<String>](), [[String]: [String]]())
        for file in files {
            for scope in file.scopes where scope.kind == .class {
                parents[scope.path] = scope.inheritance.first.map { TypeName($0).components }
            }
            for part in file.parts where part.kind == .property && part.isStored && !part.modifiers.isStatic {
                guard !part.modifiers.has("@IBOutlet"), let type = part.resultType, type.hasSuffix("!"), !UnsetProperties.isOfSystem(type),
                    let scope = part.parent.flatMap({ file.parts[$0].scope }), file.scopes[scope].kind == .class
                else { continue }
                found[file.scopes[scope].path, default: []].formUnion(part.names)
            }
        }
        let own = found
        for path in parents.keys {
            var (next, seen) = (parents[path], 0)
            while let parent = next, seen < 100 {
                if let inherited = own[parent] { found[path, default: []].formUnion(inherited) }
                (next, seen) = (parents[parent], seen + 1)
            }
        }
        return found
    }
}

/// Adds conditions to the statements of one function: `if presenter != nil || … { presenter.load() }`.
private struct UnsetConditions {
    let code: Code
    let properties: Set<String>
    let file: Int

    /// The edits of the statements in a block, and in the blocks of its control flow.
    func edits(inBraces brace: Int) -> [CodeEdit] { code.statements(inBraces: brace).flatMap(edits) }

    private func edits(of statement: Range<Int>) -> [CodeEdit] {
        let first = code.text(statement.lowerBound)
        if Self.skipped.contains(first) || first.hasPrefix("@") { return [] }
        let blocks = Self.controls.contains(first) ? Self.blocks(of: statement, in: code) : []
        let head = blocks.first.map { statement.lowerBound..<$0 } ?? statement
        let conditions = reads(in: head).map { "(\($0) != nil || \(CodeEdit.need)(\"\($0)\"))" }.joined(separator: " && ")
        guard !conditions.isEmpty else { return blocks.flatMap(edits(inBraces:)) }
        let bytes = code.bytes(statement)
        func insertion(_ text: String, at offset: Int) -> CodeEdit { CodeEdit(file: file, range: offset..<offset, text: text) }
        // Later statements need what these declare.
        if Self.declaring.contains(first) { return [insertion("guard \(conditions) else { return }; ", at: bytes.lowerBound)] }
        return [insertion("if \(conditions) { ", at: bytes.lowerBound), insertion(" }", at: bytes.upperBound)]
    }

    /// Properties whose members are read in a range of tokens, outside of closures, each as it is written: `presenter` or `self.presenter`.
    private func reads(in range: Range<Int>) -> [String] {
        var (found, index) = ([String](), range.lowerBound)
        while index < range.upperBound {
            if code.reads(index, "{") {
                index = code.after(index)
                continue
            }
            let isOfSelf = code.reads(index - 1, ".") && code.reads(index - 2, "self") && !code.reads(index - 3, ".")
            if code.kind(index) == .identifier, code.reads(index + 1, "."), isOfSelf || !code.reads(index - 1, "."),
                properties.contains(code.text(index)) {
                let text = (isOfSelf ? "self." : "") + code.text(index)
                if !found.contains(text) { found.append(text) }
            }
            index += 1
        }
        return found
    }

    /// The opening braces of a control flow statement's blocks.
    private static func blocks(of statement: Range<Int>, in code: Code) -> [Int] {
        sequence(first: statement.lowerBound, next: code.after).prefix { $0 < statement.upperBound }.filter { code.reads($0, "{") }
    }

    private static let declaring: Set<String> = ["let", "var", "weak", "unowned", "async", "guard"]
    private static let controls: Set<String> = ["if", "for", "while", "switch", "do", "repeat"]
    /// The first words of statements that cannot have a condition, or are labels.
    private static let skipped: Set<String> = [
        "return", "defer", "func", "class", "struct", "enum", "case", "default", "throw", "#if", "lazy",
    ]
}
