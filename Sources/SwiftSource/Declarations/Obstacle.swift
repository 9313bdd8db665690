/// The reason that a declaration cannot be drawn, as the end of a sentence that begins with its name.
enum Obstacle {
    /// For a view controller class.
    static func of(_ scope: ScopeDeclaration, _ table: TypeTable, hasInstance: Bool) -> String? {
        if scope.isGeneric { return "is generic" }
        if scope.head.modifiers.isUnavailable { return "is unavailable" }
        if let outer = genericType(around: scope.path.dropLast(), table) { return "its type \(outer) is generic" }
        guard !hasInstance, let entry = table[scope.path] else { return nil }
        return switch entry.making {
        case .possible, .fromFile: nil
        case .needsArguments: "needs arguments in its initializer"
        case .canFail: "has an initializer that can fail"
        }
    }

    /// For a function or property.
    static func of(
        _ member: MemberDeclaration, in scope: ScopeDeclaration?, _ table: TypeTable, hasInstance: Bool, isCalled: Bool
    ) -> String? {
        if member.isGeneric { return "is generic" }
        if member.head.modifiers.isUnavailable { return "is unavailable" }
        if member.head.modifiers.isAsync { return "is async" }
        let needed = member.parameters.filter { !$0.hasDefault }
        if !needed.isEmpty, !isCalled { return "needs arguments: " + needed.map { $0.label ?? $0.name }.joined(separator: ", ") }
        if member.isEmpty { return "has no value until one is set" }
        return scope.flatMap { of($0, isStatic: member.head.modifiers.isStatic || hasInstance, table) }
    }

    /// For all members of a type or extension that need no instance or have one, or for all others.
    private static func of(_ scope: ScopeDeclaration, isStatic: Bool, _ table: TypeTable) -> String? {
        let name = scope.path.joined(separator: ".")
        if scope.kind == .extension, scope.hasConditions { return "is in an extension with conditions" }
        if let type = genericType(around: scope.path, table) { return "its type \(type) is generic" }
        let type = table[scope.path]
        if type?.scope.kind == .protocol { return "is in an extension of the protocol \(name)" }
        if isStatic { return nil }
        guard let type else { return "is in an extension of \(name), which is not in these files, and is not static" }
        return switch type.scope.kind {
        case .enum: "its type \(name) is an enum"
        case .actor: "its type \(name) is an actor"
        case .class, .struct, .protocol, .extension:
            switch type.making {
            case .possible, .fromFile: nil
            case .needsArguments: "its type \(name) needs arguments in its initializer"
            case .canFail: "its type \(name) has an initializer that can fail"
            }
        }
    }

    private static func genericType(around path: [String], _ table: TypeTable) -> String? {
        path.indices.map { Array(path[...$0]) }.first { table[$0]?.scope.isGeneric == true }?.joined(separator: ".")
    }
}

extension Modifiers {
    var isUnavailable: Bool {
        attributes.contains { $0.hasPrefix("@available(*") && $0.contains("unavailable") }
    }
}
