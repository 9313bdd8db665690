/// The reason that a declaration cannot be drawn, as the end of a sentence that begins with its name.
enum Refusal {
    /// Refusal of a view controller class; `nil` if it can be drawn.
    static func of(_ scope: ScopeDeclaration, _ table: TypeTable, hasInstance: Bool) -> String? {
        if let words = undecided(in: scope.path, of: scope.path, table) { return words }
        if scope.head.modifiers.isUnavailable { return "is unavailable" }
        guard !hasInstance, let entry = table[scope.path] else { return nil }
        return switch entry.making {
        case .fromFile where entry.scope.stopsFromCoder: "needs arguments in its initializer"
        case .possible, .fromFile: nil
        case .needsArguments: "needs arguments in its initializer"
        case .canFail: "has an initializer that can fail"
        }
    }

    /// Refusal of a function or property; `nil` if it can be drawn.
    static func of(
        _ member: MemberDeclaration, in scope: ScopeDeclaration?, _ table: TypeTable, hasInstance: Bool, isCalled: Bool
    ) -> String? {
        if let words = undecided(member, table) { return words }
        if member.head.modifiers.isUnavailable { return "is unavailable" }
        if member.head.modifiers.isAsync { return "is async" }
        let needed = member.parameters.filter { !$0.hasDefault }
        if !needed.isEmpty, !isCalled { return "needs arguments: " + needed.map { $0.label ?? $0.name }.joined(separator: ", ") }
        if member.isEmpty { return "has no initial value" }
        return scope.flatMap { of($0, isStatic: member.head.modifiers.isStatic || hasInstance, table) }
    }

    /// The refusal shared by all members of a type or extension; `nil` if the members can be drawn.
    ///
    /// - Parameter isStatic: true if the members are static, or an instance of their type can be created.
    private static func of(_ scope: ScopeDeclaration, isStatic: Bool, _ table: TypeTable) -> String? {
        let name = scope.path.joined(separator: ".")
        if scope.kind == .extension, scope.hasConditions { return "is in an extension with conditions" }
        if let words = undecided(in: scope.path, table) { return words }
        let type = table[scope.path]
        if type?.scope.kind == .protocol { return "is in an extension of the protocol \(name)" }
        if isStatic { return nil }
        guard let type else { return "is in an extension of \(name), which is not in these files, and is not static" }
        return switch type.scope.kind {
        case .enum: "its type \(name) is an enum"
        case .actor: "its type \(name) is an actor"
        case .class, .struct, .protocol, .extension:
            switch type.making {
            case .fromFile where type.scope.stopsFromCoder: "its type \(name) needs arguments in its initializer"
            case .possible, .fromFile: nil
            case .needsArguments: "its type \(name) needs arguments in its initializer"
            case .canFail: "its type \(name) has an initializer that can fail"
            }
        }
    }

    /// Refusal because a type, or an enclosing type, has a generic parameter for which no type fits; `nil` if there is no
    /// such parameter.
    ///
    /// - Parameter own: the path of the class to draw, which the sentence does not name; empty if a member is drawn.
    private static func undecided(in path: [String], of own: [String] = [], _ table: TypeTable) -> String? {
        let types = path.indices.map { Array(path[...$0]) }
        guard let type = types.first(where: { table.expression(of: $0) == nil }),
            let argument = table.genericArguments(in: type).first(where: { $0.choice == nil })
        else { return nil }
        return (type == own ? "" : "its type \(type.joined(separator: ".")) ") + undecided(argument.parameter)
    }

    private static func undecided(_ parameter: String) -> String {
        "is generic, and no type fits its parameter \(parameter); --argument \(parameter)=TYPE sets one"
    }

    /// Refusal of a function with a generic parameter for which no type fits, or which no argument determines.
    private static func undecided(_ function: MemberDeclaration, _ table: TypeTable) -> String? {
        if function.isGeneric, function.generics.isEmpty { return "is generic" }
        if let argument = table.genericArguments(of: function).first(where: { $0.choice == nil }) {
            return undecided(argument.parameter)
        }
        let told = Set(function.parameters.flatMap { TypeText.names(in: $0.type) })
        return function.generics.first { !told.contains($0.name) }.map { "is generic, and no argument determines its parameter \($0.name)" }
    }
}

extension Modifiers {
    var isUnavailable: Bool {
        attributes.contains { $0.hasPrefix("@available(*") && $0.contains("unavailable") }
    }
}
