/// Parses the declarations of a file: types, extensions and their members. Function bodies are skipped.
///
/// It never backtracks, so its time is linear in the number of tokens for any input.
struct DeclarationReader {
    let code: Code
    let directives: [Int: [SourceDirective]]
    var position = 0
    private(set) var found = FileDeclarations()
    /// The open types and extensions, each with its closing token.
    private var open: [(scope: Int, part: Int, closer: Int)] = []

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

    /// Records a part that ends at the current position, or with the braces there.
    private mutating func add(
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
    private mutating func pass() {
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
                passAttribute()
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
            scope.hasConditions = true
            scope.generics.add(conditions: readConditions())
        }
        scope.head.range = scope.head.range.lowerBound..<code.bytes(max(position - 1, 0)..<position).upperBound
        if code.reads(position, "{") { scope.bodyStart = code.tokens[position].range.upperBound }
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

    // MARK: Members

    private mutating func readFunction(_ start: Int, _ declared: Modifiers) {
        var modifiers = declared
        let keyword = position
        guard let kind = code.kind(position + 1), kind == .identifier || kind == .operator else { return pass() }
        position += 2
        var generics = readGenerics()
        guard code.reads(position, "(") else { return }
        let parameters = readParameters()
        readEffects(&modifiers)
        var result: String?
        if code.reads(position, "->") {
            position += 1
            result = readTypeText()
        }
        let hasConditions = code.reads(position, "where")
        if hasConditions { generics.add(conditions: readConditions()) }
        found.members.append(
            MemberDeclaration(
                kind: .function, name: code.text(keyword + 1), scope: open.last?.scope,
                head: head(from: start, at: keyword, modifiers), parameters: parameters, resultType: result, generics: generics,
                isGeneric: hasConditions || !generics.isEmpty))
        add(.function, [code.text(keyword + 1)], start, modifiers) { part in
            (part.parameters, part.resultType) = (parameters, result)
        }
    }

    private mutating func readInitializer(_ start: Int, _ declared: Modifiers) {
        var modifiers = declared
        position += 1
        var isFailable = false
        if code.kind(position) == .operator, !code.text(position).hasPrefix("<") {
            isFailable = code.text(position).hasPrefix("?")
            position += 1
        }
        _ = passGenerics()
        guard code.reads(position, "(") else { return }
        let parameters = readParameters()
        readEffects(&modifiers)
        if code.reads(position, "where") { passConditions() }
        guard let scope = open.last?.scope else { return }
        add(.initializer, ["init"], start, modifiers) { $0.parameters = parameters }
        found.scopes[scope].initializers.append(
            Initializer(
                parameters: parameters, isConvenience: modifiers.isConvenience,
                canFail: isFailable || modifiers.isThrowing || modifiers.isAsync,
                isPrivate: modifiers.access == .private || modifiers.access == .fileprivate, isUnavailable: modifiers.isUnavailable))
    }

    private mutating func readProperties(_ start: Int, _ modifiers: Modifiers) {
        let isVariable = code.reads(position, "var")
        let keyword = position
        var names: [String] = []
        var (isStored, needsValue) = (false, false)
        repeat {
            position += 1
            names += code.names(in: position..<min(code.after(position), code.tokens.count))
            let (storage, need) = readProperty(start, at: keyword, modifiers, isVariable: isVariable)
            (isStored, needsValue) = (isStored || storage, needsValue || need)
            // `let width, height: CGFloat`
            let isName = code.kind(position - 1) == .identifier && code.reads(position - 1, names.last ?? "")
            guard code.reads(position, ","), isName || hasBinding(behind: position) else { break }
        } while true
        let type = found.members.last?.resultType
        add(.property, names, start, modifiers) { ($0.isStored, $0.needsValue, $0.resultType) = (isStored, needsValue, type) }
    }

    /// Reads `name: Type = value { accessors }`; all but the name are optional.
    ///
    /// - Returns: true for storage; true if an initializer has to set it.
    private mutating func readProperty(
        _ start: Int, at keyword: Int, _ modifiers: Modifiers, isVariable: Bool
    ) -> (isStored: Bool, needsValue: Bool) {
        let name = position
        guard code.kind(name) == .identifier || code.reads(name, "(") else { return (false, false) }
        position = code.after(name)
        var property = MemberDeclaration(
            kind: .property, name: code.text(name), scope: open.last?.scope, head: head(from: start, at: keyword, modifiers))
        if code.reads(position, ":") {
            position += 1
            property.resultType = readTypeText()
        }
        property.head.range = property.head.range.lowerBound..<code.bytes(position - 1..<position).upperBound
        var (hasValue, isStored) = (false, true)
        if isVariable { property.listElement = emptyList(ofType: property.resultType, at: position) }
        if code.reads(position, "=") {
            hasValue = true
            property.valueType = valueType(at: position + 1)
            property.valueCall = valueCall(at: position + 1)
            passValue()
        } else if code.reads(position, "{") {
            hasValue = !code.reads(position + 1, "willSet") && !code.reads(position + 1, "didSet")
            isStored = !hasValue
            position = code.after(position)
        }
        if !isStored { property.listElement = nil }
        property.isEmpty = !hasValue && isVariable && TypeName.isOptional(property.resultType)
        let needsValue =
            !hasValue && !property.isEmpty && !modifiers.isStatic && !modifiers.attributes.contains { $0.hasSuffix(")") }
        if needsValue, let scope = open.last?.scope { found.scopes[scope].needsValues = true }
        if code.kind(name) == .identifier { found.members.append(property) }
        return (isStored, needsValue)
    }

    private mutating func readSubscript(_ start: Int, _ declared: Modifiers) {
        var modifiers = declared
        position += 1
        _ = passGenerics()
        guard code.reads(position, "(") else { return }
        let parameters = readParameters()
        readEffects(&modifiers)
        if code.reads(position, "->") {
            position += 1
            _ = readTypeText()
        }
        if code.reads(position, "where") { passConditions() }
        // Code names it by its labels: `items[safe: 1]`.
        let labels = parameters.compactMap(\.label)
        add(.subscript, labels.isEmpty ? ["subscript"] : labels, start, modifiers) { $0.parameters = parameters }
    }

    /// Reads `case name(Type) = value, name`, up to the next declaration.
    private mutating func readCases(_ start: Int, _ modifiers: Modifiers) {
        var cases: [SourcePart.EnumCase] = []
        repeat {
            position += 1
            let name = code.kind(position) == .identifier ? code.text(position) : nil
            position = code.after(position)
            let values = code.reads(position, "(") ? readCaseValues() : nil
            if let name { cases.append(SourcePart.EnumCase(name: name, values: values)) }
            if code.reads(position, "=") { passValue() }
        } while code.reads(position, ",")
        add(.cases, cases.map(\.name), start, modifiers) { $0.cases = cases }
    }

    private mutating func readAlias(_ start: Int, _ modifiers: Modifiers) {
        let name = position + 1
        position += 2
        _ = passGenerics()
        guard code.reads(position, "=") else { return }
        position += 1
        let type = readTypeText()
        add(.alias, [code.text(name)], start, modifiers) { $0.resultType = type }
    }

    /// The declaration of an operator, as in `infix operator ~> : AdditionPrecedence`.
    private mutating func readOperator(_ start: Int, _ modifiers: Modifiers) {
        let name = position + 1
        position += code.reads(position + 2, ":") ? 4 : 2
        add(.alias, [code.text(name)], start, modifiers)
    }

    private mutating func readImport(_ start: Int, _ modifiers: Modifiers) {
        position += 1
        let hasKind = DeclarationWords.keywords.contains(code.text(position)) && code.kind(position + 1) == .identifier
        if hasKind, !code.beginsLine(position + 1) { position += 1 }
        let name = code.text(position)
        position += 1
        while code.reads(position, "."), code.kind(position + 1) == .identifier { position += 2 }
        // No braces belong to it.
        found.parts.append(
            SourcePart(
                kind: .importing, names: [name], parent: nil, modifiers: modifiers,
                tokens: start..<max(min(position, code.tokens.count), start + 1)))
    }

    /// Reads `#Preview("Name", traits: .portrait) { content }`.
    private mutating func readPreview(_ start: Int, _ modifiers: Modifiers) {
        let head = head(from: start, modifiers)
        position += 1
        var name: String?
        let arguments = position..<code.after(position)
        if code.reads(position, "(") {
            if code.kind(position + 1) == .stringStart, code.kind(position + 2) == .stringText { name = code.text(position + 2) }
            position = code.after(position)
        }
        guard code.reads(position, "{"), code.after(position) > position + 2 else { return }
        var preview = PreviewDeclaration(name: name, head: head, body: position, of: code)
        if arguments.upperBound == position { preview.readTraits(arguments, of: code) }
        found.previews.append(preview)
        add(.preview, [], start, modifiers)
    }

    // MARK: Declaration heads

    /// The head of the declaration with its keyword at the current position.
    private func head(from start: Int, _ modifiers: Modifiers) -> DeclarationHead {
        head(from: start, at: position, modifiers)
    }

    /// - Parameter keyword: the token that gives the declaration's line.
    private func head(from start: Int, at keyword: Int, _ modifiers: Modifiers) -> DeclarationHead {
        DeclarationHead(
            modifiers: modifiers, line: code.tokens[keyword].line, range: code.bytes(start..<max(position, keyword + 1)),
            directives: (start...keyword).flatMap { directives[$0] ?? [] })
    }
}

extension Modifiers {
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
