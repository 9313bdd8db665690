/// Members of types, and the other declarations of a file.
extension DeclarationReader {
    mutating func readFunction(_ start: Int, _ declared: Modifiers) {
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

    mutating func readInitializer(_ start: Int, _ declared: Modifiers) {
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
        let stops = code.reads(position, "{") && ["fatalError", "preconditionFailure"].contains(code.text(position + 1))
        add(.initializer, ["init"], start, modifiers) { $0.parameters = parameters }
        found.scopes[scope].initializers.append(
            Initializer(
                parameters: parameters, isConvenience: modifiers.isConvenience,
                canFail: isFailable || modifiers.isThrowing || modifiers.isAsync,
                isPrivate: modifiers.access == .private || modifiers.access == .fileprivate, isUnavailable: modifiers.isUnavailable,
                stops: stops))
    }

    mutating func readProperties(_ start: Int, _ modifiers: Modifiers) {
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
    /// - Returns: `isStored` for a stored property; `needsValue` if an initializer has to set it.
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
        if needsValue, let scope = open.last?.scope {
            if modifiers.attributes.isEmpty { found.scopes[scope].needsValues = true } else { found.scopes[scope].wrapped.append(modifiers.attributes) }
        }
        if code.kind(name) == .identifier { found.members.append(property) }
        return (isStored, needsValue)
    }

    mutating func readSubscript(_ start: Int, _ declared: Modifiers) {
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
        // Code refers to a subscript by its labels: `items[safe: 1]`.
        let labels = parameters.compactMap(\.label)
        add(.subscript, labels.isEmpty ? ["subscript"] : labels, start, modifiers) { $0.parameters = parameters }
    }

    /// Reads `case name(Type) = value, name`, up to the next declaration.
    mutating func readCases(_ start: Int, _ modifiers: Modifiers) {
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

    mutating func readAlias(_ start: Int, _ modifiers: Modifiers) {
        let name = position + 1
        position += 2
        _ = passGenerics()
        guard code.reads(position, "=") else { return }
        position += 1
        let type = readTypeText()
        add(.alias, [code.text(name)], start, modifiers) { $0.resultType = type }
    }

    /// The declaration of an operator, as in `infix operator ~> : AdditionPrecedence`.
    mutating func readOperator(_ start: Int, _ modifiers: Modifiers) {
        let name = position + 1
        position += code.reads(position + 2, ":") ? 4 : 2
        add(.alias, [code.text(name)], start, modifiers)
    }

    mutating func readImport(_ start: Int, _ modifiers: Modifiers) {
        position += 1
        let hasKind = DeclarationWords.keywords.contains(code.text(position)) && code.kind(position + 1) == .identifier
        if hasKind, !code.beginsLine(position + 1) { position += 1 }
        let name = code.text(position)
        position += 1
        while code.reads(position, "."), code.kind(position + 1) == .identifier { position += 2 }
        // An operator's declaration has no body.
        found.parts.append(
            SourcePart(
                kind: .importing, names: [name], parent: nil, modifiers: modifiers,
                tokens: start..<max(min(position, code.tokens.count), start + 1)))
    }

    /// Reads `#Preview("Name", traits: .portrait) { content }`.
    mutating func readPreview(_ start: Int, _ modifiers: Modifiers) {
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
}
