/// The types chosen for the generic parameters of drawn declarations.
extension TypeTable {
    /// A generic parameter and the type chosen for it, if there is one.
    struct GenericArgument {
        var parameter: String
        var choice: TypeArguments.Choice?
    }

    /// The generic arguments of a type and of its enclosing types.
    func genericArguments(in path: [String]) -> [GenericArgument] {
        prefixes(of: path).flatMap { entry in Self.arguments(entry.scope.generics, entry.arguments) }
    }

    /// The types chosen for a function's generic parameters, without parameters that occur only in arguments with defaults.
    func genericArguments(of function: MemberDeclaration) -> [GenericArgument] {
        let needed = Set(function.parameters.filter { !$0.hasDefault }.flatMap { TypeText.names(in: $0.type) })
        guard !needed.isDisjoint(with: function.generics.map(\.name)) else { return [] }
        return Self.arguments(function.generics, generics.choices(for: function.generics)).filter { needed.contains($0.parameter) }
    }

    private static func arguments(_ parameters: [GenericParameter], _ choices: [TypeArguments.Choice?]) -> [GenericArgument] {
        parameters.indices.map { index in
            GenericArgument(parameter: parameters[index].name, choice: choices.indices.contains(index) ? choices[index] : nil)
        }
    }

    private func prefixes(of path: [String]) -> [Entry] { path.indices.compactMap { self[Array(path[...$0])] } }

    /// The types chosen for the generic parameters of a type and of its enclosing types.
    func types(in path: [String]) -> [String: String] { genericArguments(in: path).types }

    /// A type's full name with all generic arguments; `nil` if one of them is missing.
    ///
    /// - Parameter arguments: the type's own generic arguments, if code names them; if empty, those chosen for drawing.
    func expression(of path: [String], with arguments: [String] = []) -> String? {
        guard arguments.isEmpty else { return "\(path.joined(separator: "."))<\(arguments.joined(separator: ", "))>" }
        var words: [String] = []
        for index in path.indices {
            let entry = self[Array(path[...index])]
            let arguments = entry.map { Self.arguments($0.scope.generics, $0.arguments) } ?? []
            let types = arguments.compactMap { $0.choice?.type }
            guard types.count == arguments.count else { return nil }
            words.append(path[index] + (types.isEmpty ? "" : "<\(types.joined(separator: ", "))>"))
        }
        return words.joined(separator: ".")
    }

    /// The generic arguments with which a subclass inherits from its superclass, by the superclass's parameters.
    func inheritedTypes(_ types: [String: String], from type: ScopeDeclaration, to parent: ScopeDeclaration) -> [String: String] {
        guard parent.isGeneric, let written = type.inheritance.first else { return [:] }
        return parent.types(for: TypeText.arguments(of: written).map { TypeText.replacing(types, in: $0) })
    }
}

extension ScopeDeclaration {
    /// Generic arguments by the names of the parameters.
    func types(for arguments: [String]) -> [String: String] {
        Dictionary(zip(generics.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
    }
}

extension [TypeTable.GenericArgument] {
    var types: [String: String] {
        Dictionary(compactMap { one in one.choice.map { (one.parameter, $0.type) } }, uniquingKeysWith: { _, inner in inner })
    }
}

extension Declaration {
    /// Records the types chosen for the generic parameters of the declaration or its enclosing type; also records assumed types
    /// as assumed arguments, for messages.
    mutating func add(_ arguments: [TypeTable.GenericArgument]) {
        for argument in arguments {
            guard let choice = argument.choice else { continue }
            typeArguments.append(choice.type)
            if choice.isAssumed { call.assumed.append("\(argument.parameter): \(choice.type)") }
        }
    }
}
