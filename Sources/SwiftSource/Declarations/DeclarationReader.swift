/// Parses the declarations of a file: types, extensions and their members. Function bodies are skipped.
///
/// It never backtracks, so its time is linear in the number of tokens for any input.
struct DeclarationReader {
    let code: Code
    let directives: [Int: [SourceDirective]]
    var position = 0
    var found = FileDeclarations()
    /// The open types and extensions, each with its closing token.
    var open: [(scope: Int, part: Int, closer: Int)] = []

    init(_ active: ActiveCode) {
        code = active.code
        directives = active.directives
    }

    mutating func read() -> FileDeclarations {
        while position < code.tokens.count {
            while let last = open.last, last.closer <= position { open.removeLast() }
            let start = position
            let modifiers = readModifiers()
            readDeclaration(from: start, modifiers)
            position = max(position, start + 1)
        }
        return found
    }

    private mutating func readDeclaration(from start: Int, _ modifiers: Modifiers) {
        if open.isEmpty, code.reads(position, "#Preview") { return readPreview(start, modifiers) }
        guard code.kind(position) == .identifier else { return pass() }
        switch code.text(position) {
        case "class": readType(.class, start, modifiers)
        case "struct": readType(.struct, start, modifiers)
        case "enum": readType(.enum, start, modifiers)
        case "actor" where code.kind(position + 1) == .identifier: readType(.actor, start, modifiers)
        case "protocol": readType(.protocol, start, modifiers)
        case "extension": readExtension(start, modifiers)
        case "func": readFunction(start, modifiers)
        case "init": readInitializer(start, modifiers)
        case "var", "let": readProperties(start, modifiers)
        case "subscript" where !open.isEmpty: readSubscript(start, modifiers)
        case "deinit" where !open.isEmpty && code.reads(position + 1, "{"):
            position += 1
            add(.deinitializer, [], start, modifiers)
        case "case" where !open.isEmpty: readCases(start, modifiers)
        case "typealias" where code.kind(position + 1) == .identifier: readAlias(start, modifiers)
        case let fixity where ["prefix", "infix", "postfix"].contains(fixity) && code.reads(position + 1, "operator"):
            position += 1
            readOperator(start, modifiers)
        case "operator" where open.isEmpty && code.kind(position + 1) == .operator: readOperator(start, modifiers)
        case "precedencegroup" where open.isEmpty && code.reads(position + 2, "{"):
            position += 2
            add(.alias, [code.text(position - 1)], start, modifiers)
        case "import" where open.isEmpty && code.kind(position + 1) == .identifier: readImport(start, modifiers)
        default: pass()
        }
    }

    /// Records a declaration. It ends at the current position, or with the braces that open there.
    mutating func add(
        _ kind: SourcePart.Kind, _ names: [String], _ start: Int, _ modifiers: Modifiers,
        _ change: (inout SourcePart) -> Void = { _ in }
    ) {
        var body: Range<Int>?
        if code.reads(position, "{") {
            body = position..<code.after(position)
            position = code.after(position)
        }
        var part = SourcePart(
            kind: kind, names: names.map { $0.filter { $0 != "`" } }, parent: open.last?.part, modifiers: modifiers,
            tokens: start..<max(min(position, code.tokens.count), start + 1), body: body)
        change(&part)
        found.parts.append(part)
    }

    /// Skips a token and any bracket that it opens. After a dot, keywords are names.
    mutating func pass() {
        let isDot = code.kind(position) == .operator && code.text(position).hasSuffix(".")
        position = code.after(position)
        if isDot, code.kind(position) == .identifier { position += 1 }
    }

    /// Reads attributes and modifiers.
    private mutating func readModifiers() -> Modifiers {
        var modifiers = Modifiers()
        while true {
            let start = position
            if code.kind(position) == .attribute {
                position = code.afterAttribute(position)
                modifiers.attributes.append(code.source.text(code.bytes(start..<position)))
            } else if isModifier {
                position += 1
                // `private(set)` is not the access level of the property.
                let isPart = code.reads(position, "(")
                if isPart { position = code.after(position) }
                modifiers.add(code.text(start), isPart: isPart)
            } else {
                return modifiers
            }
        }
    }

    private var isModifier: Bool {
        guard code.kind(position) == .identifier, DeclarationWords.modifiers.contains(code.text(position)) else { return false }
        return code.isModifier(position) || (code.reads(position + 1, "(") && code.isModifierBehindParentheses(position))
    }

    // MARK: Types

    private mutating func readType(_ kind: ScopeDeclaration.Kind, _ start: Int, _ modifiers: Modifiers) {
        guard code.kind(position + 1) == .identifier else { return pass() }
        let path = (open.last.map { found.scopes[$0.scope].path } ?? []) + [code.text(position + 1)]
        let head = head(from: start, modifiers)
        position += 2
        var scope = ScopeDeclaration(kind: kind, path: path, head: head)
        scope.generics = readGenerics()
        readScope(scope, from: start)
    }

    private mutating func readExtension(_ start: Int, _ modifiers: Modifiers) {
        let head = head(from: start, modifiers)
        position += 1
        guard let type = readTypeText() else { return }
        readScope(ScopeDeclaration(kind: .extension, path: TypeName(type).components, head: head), from: start)
    }

    /// Reads a type's inheritance clause and enters its body.
    private mutating func readScope(_ declared: ScopeDeclaration, from start: Int) {
        var scope = declared
        if code.reads(position, ":") {
            repeat {
                position += 1
                if let type = readTypeText() { scope.inheritance.append(type) }
            } while code.reads(position, ",")
        }
        if code.reads(position, "where") {
            scope.conditions = readConditions()
            scope.generics.add(conditions: scope.conditions)
        }
        scope.head.range = scope.head.range.lowerBound..<code.bytes(max(position - 1, 0)..<position).upperBound
        if code.reads(position, "{") {
            scope.bodyStart = code.tokens[position].range.upperBound
            if scope.kind == .protocol {
                let body = position..<code.closers[position]
                scope.requirements = Set(body.filter { ["func", "var"].contains(code.text($0)) }.map { code.text($0 + 1).filter { $0 != "`" } })
                scope.hasUnnamedRequirements = body.contains { ["init", "subscript", "associatedtype"].contains(code.text($0)) }
            }
        }
        found.scopes.append(scope)
        let (brace, index) = (position, found.scopes.count - 1)
        add(scope.kind == .extension ? .extension : .type, Array(scope.path.suffix(1)), start, scope.head.modifiers) {
            $0.scope = index
        }
        // A protocol has only requirements. Nesting is limited, as each member stores its path.
        guard scope.bodyStart != nil, scope.kind != .protocol, open.count < 64 else { return }
        open.append((index, found.parts.count - 1, code.closers[brace]))
        position = brace + 1
    }

    // MARK: Declaration heads

    /// The head of the declaration with its keyword at the current position.
    func head(from start: Int, _ modifiers: Modifiers) -> DeclarationHead {
        head(from: start, at: position, modifiers)
    }

    /// - Parameter keyword: the token that gives the declaration's line.
    func head(from start: Int, at keyword: Int, _ modifiers: Modifiers) -> DeclarationHead {
        DeclarationHead(
            modifiers: modifiers, line: code.tokens[keyword].line, range: code.bytes(start..<max(position, keyword + 1)),
            directives: (start...keyword).flatMap { directives[$0] ?? [] })
    }
}

extension Modifiers {
    /// Adds a modifier.
    ///
    /// - Parameter isPart: true if restricted by parentheses, as in `private(set)`.
    fileprivate mutating func add(_ word: String, isPart: Bool) {
        switch word {
        case "static", "class": isStatic = true
        case "override": isOverride = true
        case "convenience": isConvenience = true
        default: if !isPart, let access = Access(rawValue: word) { self.access = access }
        }
    }
}
