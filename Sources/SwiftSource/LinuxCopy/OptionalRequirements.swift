/// Optional requirements of protocols, which need Objective-C's runtime.
///
/// A requirement `optional func f(a: Int) -> Int` becomes `func f_(a: Int) -> Int?`, which returns `nil` by default. Types that implement
/// `f` get an `f_` that calls it, and `delegate?.f?(a: 1)` becomes a call of `f_` with the same number of characters.
extension CodeEdit {
    private struct Requirement {
        var owner: String
        var access: String
        var name: String
        var parameters: [Parameter]
        /// As written; `Void` for none.
        var result: String

        var labels: [String?] { parameters.map(\.label) }

        /// The declaration of `f_`.
        var signature: String {
            let words = parameters.map { parameter in
                let names = parameter.label == parameter.name ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
                return "\(names): \(parameter.type)"
            }
            return "\(access)func \(name)_(\(words.joined(separator: ", "))) -> (\(result))?"
        }

        var call: String {
            let words = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }
            return "\(name)(\(words.joined(separator: ", ")))"
        }
    }

    static func optionalRequirements(in files: [FileDeclarations], _ active: [ActiveCode]) -> [CodeEdit] {
        var (edits, requirements) = ([CodeEdit](), [Requirement]())
        for index in files.indices {
            for part in files[index].parts {
                guard let scope = part.scope.map({ files[index].scopes[$0] }), scope.kind == .protocol, let body = part.body else { continue }
                let own = requirementsOfProtocol(scope, body, active[index], file: index)
                edits += own.edits
                requirements += own.functions
            }
        }
        guard !requirements.isEmpty else { return edits }
        let names = Set(requirements.map(\.name))
        for index in files.indices {
            edits += calls(of: names, in: active[index].code, file: index)
            edits += implementations(of: requirements, in: files, file: index)
        }
        return edits
    }

    // MARK: Protocols

    private static func requirementsOfProtocol(
        _ scope: ScopeDeclaration, _ body: Range<Int>, _ active: ActiveCode, file: Int
    ) -> (edits: [CodeEdit], functions: [Requirement]) {
        let code = active.code
        var (edits, functions, defaults) = ([CodeEdit](), [Requirement](), [String]())
        let access = [.public, .open].contains(scope.head.modifiers.access) ? "public " : ""
        for index in body where code.kind(index) == .identifier && code.reads(index, "optional") && code.isModifier(index) {
            var keyword = index + 1
            while keyword < body.upperBound, DeclarationWords.modifiers.contains(code.text(keyword)) { keyword += 1 }
            let word = code.tokens[index].range
            edits.append(CodeEdit(file: file, range: word, text: String(repeating: " ", count: word.count)))
            var reader = DeclarationReader(active)
            reader.position = keyword + 2
            if code.reads(keyword, "func"), code.reads(keyword + 2, "(") {
                let end = code.tokens[keyword + 1].range.upperBound
                var requirement = Requirement(
                    owner: scope.path.joined(separator: "."), access: access, name: code.text(keyword + 1), parameters: reader.readParameters(),
                    result: "Void")
                edits += [CodeEdit(file: file, range: end..<end, text: "_"), optionalResult(of: &requirement, at: &reader, in: code, file: file)]
                functions.append(requirement)
                defaults.append("\(requirement.signature) { nil }")
            } else if code.reads(keyword, "var"), code.reads(keyword + 2, ":") {
                reader.position = keyword + 3
                let type = reader.readTypeText() ?? ""
                let value = TypeName.isOptional(type) ? "nil" : "fatalError(\"no \(code.text(keyword + 1)) is implemented\")"
                defaults.append("\(access)var \(code.text(keyword + 1)): \(type) { get { \(value) } set {} }")
            }
        }
        guard !defaults.isEmpty else { return (edits, functions) }
        let end = code.tokens[body.upperBound - 1].range.upperBound
        let text = "; extension \(scope.path.joined(separator: ".")) { \(defaults.joined(separator: "; ")) }"
        return (edits + [CodeEdit(file: file, range: end..<end, text: text)], functions)
    }

    /// Reads a function's result, and makes it optional.
    private static func optionalResult(
        of requirement: inout Requirement, at reader: inout DeclarationReader, in code: Code, file: Int
    ) -> CodeEdit {
        let close = code.tokens[reader.position - 1].range.upperBound
        guard code.reads(reader.position, "->") else { return CodeEdit(file: file, range: close..<close, text: " -> Void?") }
        reader.position += 1
        let start = code.tokens[reader.position].range.lowerBound
        requirement.result = reader.readTypeText() ?? "Void"
        let end = code.tokens[reader.position - 1].range.upperBound
        return CodeEdit(file: file, range: start..<end, text: "(\(requirement.result))?")
    }

    // MARK: Uses

    /// Replaces `?` by `_` after the name in `delegate?.name?(…)`.
    private static func calls(of names: Set<String>, in code: Code, file: Int) -> [CodeEdit] {
        code.tokens.indices.compactMap { index in
            guard code.kind(index) == .identifier, code.reads(index + 1, "?"), code.isJoined(index + 1), code.reads(index + 2, "("),
                index > 0, code.text(index - 1).hasSuffix("."), names.contains(code.text(index))
            else { return nil }
            return CodeEdit(file: file, range: code.tokens[index + 1].range, text: "_")
        }
    }

    /// Adds `f_`, which calls `f`, to types that adopt the protocols and implement `f`.
    private static func implementations(of requirements: [Requirement], in files: [FileDeclarations], file: Int) -> [CodeEdit] {
        var adopted: [[String]: Set<String>] = [:]
        for scope in files.flatMap(\.scopes) where scope.kind != .protocol {
            let names = scope.inheritance.map { TypeName($0).components.joined(separator: ".") }
            adopted[scope.path, default: []].formUnion(names)
        }
        return files[file].parts.compactMap { part in
            guard part.kind == .function, let scope = part.parent.flatMap({ files[file].parts[$0].scope }).map({ files[file].scopes[$0] }),
                scope.kind != .protocol, let start = scope.bodyStart,
                let requirement = requirements.first(where: { one in
                    one.name == part.names[0] && one.labels == part.parameters.map(\.label)
                        && adopted[scope.path]?.contains(one.owner) == true
                })
            else { return nil }
            return CodeEdit(file: file, range: start..<start, text: " \(requirement.signature) { .some(\(requirement.call)) };")
        }
    }
}
