/// The functions of all files, for the properties whose type is that of a call.
struct FunctionTable {
    /// What a call gives.
    enum Answer: Equatable {
        case product(Declaration.Product)
        case somethingElse
        /// No function of the files is called so.
        case unknown
    }

    private struct Function {
        /// As written.
        var result: String?
        var scope: [String]
    }

    private let types: TypeTable
    /// By their paths; those that differ in their parameters together.
    private var functions: [[String]: [Function]] = [:]

    init(_ files: [FileDeclarations], _ types: TypeTable) {
        self.types = types
        for file in files {
            for member in file.members where member.kind == .function {
                let scope = member.scope.map { file.scopes[$0].path } ?? []
                functions[scope + [member.name], default: []].append(Function(result: member.resultType, scope: scope))
            }
        }
    }

    /// What a call gives, by the names in it, within a type.
    func answer(_ call: [String], within path: [String]) -> Answer {
        guard let found = overloads(call, within: path) else { return .unknown }
        let products = Set(found.map { function in function.result.flatMap { types.product(of: $0, within: function.scope) } })
        // Of several that give different things the compiler chooses by the arguments.
        guard products.count == 1, let product = products.first else { return .somethingElse }
        return product.map(Answer.product) ?? .somethingElse
    }

    private func overloads(_ call: [String], within path: [String]) -> [Function]? {
        guard let name = call.last else { return nil }
        if call.count == 2, ["self", "Self"].contains(call[0]) { return functions[path + [name]] }
        if call.count > 1 { return types.path(of: Array(call.dropLast()), within: path).flatMap { functions[$0 + [name]] } }
        return stride(from: path.count, through: 0, by: -1).lazy.compactMap { functions[path.prefix($0) + [name]] }.first
    }
}
