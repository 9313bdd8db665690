/// Repairs of attributes, and of the heads of types and extensions; `nil` for an error that they do not repair.
extension RepairSite {
    private var isHead: Bool { part.scope != nil }

    /// Removes the module's name from the head of an extension such as `extension Core.Button`, as the files of the app's modules are
    /// compiled together.
    var qualifier: CodeEdit? {
        let isModule = code.reads(token - 1, "extension") && code.reads(token + 1, ".") && declared[code.text(token + 2)] != nil
        return isModule ? leaveOut(token..<(token + 2)) : nil
    }

    /// Removes `public` or `open` from a declaration whose signature has types that are not public; all files are one module here.
    var access: CodeEdit? {
        part.tokens.first { code.reads($0, "public") || code.reads($0, "open") }.map { leaveOut($0..<($0 + 1)) }
    }

    /// Removes an undeclared attribute. A property that loses its wrapper gets a plain value.
    var attribute: [CodeEdit]? {
        var index = part.tokens.lowerBound
        while index < part.header.upperBound, code.kind(index) == .attribute {
            let end = code.afterAttribute(index)
            if index..<end ~= token { return [leaveOut(index..<end)] + (wrappedValue.map { [$0] } ?? []) }
            index = end
        }
        return nil
    }

    /// Adds a plain initial value to a property that loses its wrapper, which provided the value.
    private var wrappedValue: CodeEdit? {
        guard part.kind == .property, part.isStored, let type = part.resultType, !TypeName.isOptional(type),
            !part.tokens.contains(where: { code.reads($0, "=") || code.reads($0, "{") })
        else { return nil }
        return insert(" = \(Self.plain[type] ?? emptyValue(of: type) ?? "{ \(trapText) }()")", after: part.tokens.upperBound - 1)
    }

    /// An empty list, or a stream that sends nothing; `nil` for other types.
    func emptyValue(of type: String) -> String? {
        type.hasPrefix("[") ? type.contains(":") ? "[:]" : "[]" : silentStream(ofType: type)
    }

    private static let plain = ["String": "\"\"", "Int": "0", "Double": "0", "Float": "0", "CGFloat": "0", "Bool": "false", "Date": "Date()"]

    /// Adds a required initializer that a missing superclass may have declared: `init(coder:)` of views and controllers, or that of
    /// managed objects. The compiler reports its absence at the line after one of the class's own initializers.
    var requiredInitializer: CodeEdit? {
        let last = code.tokens[token].line < diagnostic.line ? token : token - 1
        guard let parameters = Self.parameters[String(diagnostic.names.dropFirst().first ?? "")], let type = file.parts.lastIndex(where: { $0.kind == .type && $0.tokens.contains(last) }), let body = file.parts[type].body
        else { return nil }
        let end = code.closers[body.lowerBound]
        guard end < code.tokens.count else { return nil }
        let text = "required \(parameters) { fatalError(\"no \(diagnostic.names.dropFirst().first ?? "")\") }"
        return insert(code.beginsLine(end) ? text : "; " + text, before: end, of: type)
    }

    /// Replaces `override` by `required`, a word that subclasses of Objective-C classes may omit, as for `init(entity:insertInto:)`. Also
    /// removes `private` and the like: a required initializer must be as visible as its class.
    var requiredOverride: CodeEdit? {
        guard part.kind == .initializer, let end = part.header.first(where: { code.reads($0, "init") }) else { return nil }
        let words = (part.header.lowerBound..<end).map(code.text).filter { ["convenience", "package", "public"].contains($0) }
        return replace(part.header.lowerBound..<end, by: (words + ["required"]).joined(separator: " "))
    }

    private static let parameters = [
        "init(coder:)": "init?(coder: NSCoder)",
        "init(entity:insertInto:)": "init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)",
    ]

    /// Removes stored properties without an initial value from a class that has lost its initializers.
    var propertiesWithoutValue: [CodeEdit]? {
        let members = file.parts.indices.filter { file.parts[$0].parent == index && file.parts[$0].needsValue }
        return isHead && !members.isEmpty ? members.map { leaveOut(file.parts[$0].tokens, of: $0) } : nil
    }

    /// Removes `override` from members of the class's extensions, or the members themselves if they override one that is not open here. The
    /// copy declares these overrides in the class itself, so the compiler reports the error there.
    var movedOverrides: [CodeEdit]? {
        guard isHead else { return nil }
        let words = file.parts.indices.compactMap { number -> CodeEdit? in
            guard let parent = file.parts[number].parent, file.parts[parent].kind == .extension, file.path(parent) == file.path(index)
            else { return nil }
            return overrideWord(of: number).map { leaveOut(complaint == .closedOverride ? file.parts[number].tokens : $0, of: number) }
        }
        return words.isEmpty ? nil : words
    }

    /// The keyword `override` in a member's declaration.
    func overrideWord(of part: Int) -> Range<Int>? {
        file.parts[part].scope != nil ? nil : file.parts[part].header.first { code.reads($0, "override") }.map { $0..<($0 + 1) }
    }

    /// Removes a generic parameter's constraint with its colon.
    var constraint: CodeEdit? {
        guard isHead, let colon = part.header.last(where: { $0 < token && (code.reads($0, ":") || code.reads($0, ",")) }), code.reads(colon, ":"),
            let name = part.header.first, (name..<colon).reduce(0, { $0 + depth(of: $1) }) > 0
        else { return nil }
        var (end, inner) = (colon + 1, 0)
        while end < part.header.upperBound, inner + depth(of: end) >= 0, inner > 0 || !code.reads(end, ",") {
            inner += depth(of: end)
            end += 1
        }
        return token < end ? leaveOut(colon..<end) : nil
    }

    /// The number of angle brackets that a token opens, minus the number that it closes.
    private func depth(of token: Int) -> Int {
        guard code.kind(token) == .operator else { return 0 }
        return code.text(token).count { $0 == "<" } - code.text(token).count { $0 == ">" }
    }

    // MARK: Superclasses and protocols

    /// Replaces a missing superclass by the UIKit class that the end of its name suggests: `BaseViewController` by `UIViewController`.
    var superclass: CodeEdit? {
        guard let parent, parent == file.parents(of: part).first, let name = superclassName(of: part).flatMap(NearestClass.of) else { return nil }
        return replace(parent, by: name)
    }

    /// The name of a class's superclass, without a module and generic arguments.
    func superclassName(of part: SourcePart) -> String? {
        guard part.kind == .type, let scope = part.scope, file.scopes[scope].kind == .class else { return nil }
        return file.scopes[scope].inheritance.first.flatMap { TypeName($0).components.last }
    }

    /// Implements `Equatable` or `Hashable` for a type that lacks the code for it, or has a property whose type lacks it: values are equal
    /// if all their properties are. Without the conformance, a data source would be left out with its cells.
    var equality: [CodeEdit]? {
        guard isHead, let body = part.body, let type = file.path(index), diagnostic.typeWithoutEquality == type else { return nil }
        let own = file.parts.indices.filter { file.parts[$0].parent.flatMap { file.path($0) } == type }.map { file.parts[$0].names.first }
        func dump(_ value: String, _ text: String) -> String { "Swift.dump(\(value), to: &\(text), maxItems: 1000)" }
        let equals = "static func == (one: \(type), other: \(type)) -> Bool { var (a, b) = (\"\", \"\"); \(dump("one", "a")); \(dump("other", "b")); return a == b }"
        let hash = "func hash(into hasher: inout Hasher) { var text = \"\"; \(dump("self", "text")); hasher.combine(text) }"
        let members = [("==", equals), ("hash", hash)].filter { !own.contains($0.0) }.map { "public " + $0.1 }
        guard !members.isEmpty else { return nil }
        var edit = insert(" \(members.joined(separator: "; "));", after: body.lowerBound)
        edit.why = edit.leftOut.map { .assumed($0, "its values are assumed to be equal if their properties are") } ?? edit.why
        guard complaint == .lostEquality else { return [edit] }
        let end = part.header.first { code.reads($0, "where") } ?? part.header.upperBound
        return [insert(file.parents(of: part).isEmpty ? ": Hashable" : ", Hashable", after: end - 1), edit]
    }

    /// Removes a protocol or superclass with its comma, or with the colon if it is the only one. Removes all protocols if the error is
    /// about a protocol that they inherit.
    var adoptedProtocol: CodeEdit? {
        guard let parent else {
            let parents = isHead && complaint == .conformance ? file.parents(of: part) : []
            let isClass = part.scope.map { file.scopes[$0].kind == .class } ?? false
            return parents.dropFirst(isClass && parents.count > 1 ? 1 : 0).first.map { leaveOut(($0.lowerBound - 1)..<parents[parents.count - 1].upperBound) }
        }
        let isLast = parent == file.parents(of: part).last
        return leaveOut(isLast ? (parent.lowerBound - 1)..<parent.upperBound : parent.lowerBound..<(parent.upperBound + 1))
    }

    /// The superclass or protocol that the error is about.
    private var parent: Range<Int>? {
        guard isHead else { return nil }
        let parents = file.parents(of: part)
        if let own = parents.first(where: { $0.contains(token) }) { return own }
        guard complaint == .conformance || complaint == .derivedConformance, let name = diagnostic.names.last.map(String.init) else { return nil }
        return parents.first { range in range.contains { code.text($0) == name } }
    }

    /// Removes a requirement from a protocol.
    var requirement: CodeEdit? {
        guard part.kind == .type, let scope = part.scope, file.scopes[scope].kind == .protocol, let body = part.body, body.contains(token)
        else { return nil }
        return code.statement(with: token, inBraces: body.lowerBound).map { leaveOut($0) }
    }
}
