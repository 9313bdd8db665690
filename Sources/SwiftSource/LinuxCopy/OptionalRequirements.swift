/// Optional requirements of protocols, which need Objective-C's runtime.
///
/// A requirement `optional func f(a: Int) -> Int?` becomes a required function with a default in an extension, which does nothing or
/// returns `nil`. If the result is not optional, the default stops the program. `delegate?.f?(a: 1)` becomes `delegate?.f (a: 1)`.
extension CodeEdit {
    static func optionalRequirements(in files: [FileDeclarations], _ active: [ActiveCode]) -> [CodeEdit] {
        var (edits, names) = ([CodeEdit](), Set<String>())
        for index in files.indices {
            for part in files[index].parts {
                guard let scope = part.scope.map({ files[index].scopes[$0] }), scope.kind == .protocol, let body = part.body else { continue }
                let own = requirements(of: scope, body, active[index], file: index)
                edits += own.edits
                names.formUnion(own.functions)
            }
        }
        return names.isEmpty ? edits : edits + files.indices.flatMap { calls(of: names, in: active[$0].code, file: $0) }
    }

    /// Edits of a protocol, and the names of its optional functions.
    private static func requirements(
        of scope: ScopeDeclaration, _ body: Range<Int>, _ active: ActiveCode, file: Int
    ) -> (edits: [CodeEdit], functions: [String]) {
        let code = active.code
        var (edits, functions, defaults) = ([CodeEdit](), [String](), [String]())
        let access = [.public, .open].contains(scope.head.modifiers.access) ? "public " : ""
        for index in body where code.kind(index) == .identifier && code.reads(index, "optional") && code.isModifier(index) {
            var keyword = index + 1
            while keyword < body.upperBound, DeclarationWords.modifiers.contains(code.text(keyword)) { keyword += 1 }
            let (word, name) = (code.tokens[index].range, code.text(keyword + 1))
            edits.append(CodeEdit(file: file, range: word, text: String(repeating: " ", count: word.count)))
            var reader = DeclarationReader(active)
            reader.position = keyword + 2
            let isFunction = code.reads(keyword, "func") && code.reads(keyword + 2, "(")
            guard isFunction || code.reads(keyword, "var") && code.reads(keyword + 2, ":") else { continue }
            if isFunction { _ = reader.readParameters() }
            let hasType = !isFunction || code.reads(reader.position, "->")
            if hasType { reader.position += 1 }
            let type = hasType ? reader.readTypeText() : nil
            // The requirement's head, on a single line.
            let head = code.text(keyword) + (keyword + 1..<reader.position).map { (code.isJoined($0) ? "" : " ") + code.text($0) }.joined()
            let value = TypeName.isOptional(type) ? "{ nil }" : "{ fatalError(\"no \(name) is implemented\") }"
            let block = type == nil || type == "Void" ? "{}" : value
            defaults.append("\(access)\(head) \(isFunction ? block : "{ get \(block) set {} }")")
            if isFunction { functions.append(name) }
        }
        guard !defaults.isEmpty else { return (edits, functions) }
        let end = code.tokens[body.upperBound - 1].range.upperBound
        let text = "; extension \(scope.path.joined(separator: ".")) { \(defaults.joined(separator: "; ")) }"
        return (edits + [CodeEdit(file: file, range: end..<end, text: text)], functions)
    }

    /// Removes `?` after the name in `delegate?.name?(…)`.
    private static func calls(of names: Set<String>, in code: Code, file: Int) -> [CodeEdit] {
        code.tokens.indices.compactMap { index in
            guard code.kind(index) == .identifier, code.reads(index + 1, "?"), code.isJoined(index + 1), code.reads(index + 2, "("),
                index > 0, code.text(index - 1).hasSuffix("."), names.contains(code.text(index))
            else { return nil }
            return CodeEdit(file: file, range: code.tokens[index + 1].range, text: " ")
        }
    }
}
