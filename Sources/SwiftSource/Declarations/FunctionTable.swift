/// The functions of all files, for inferring the type of a property from a call.
struct FunctionTable {
    /// The result of looking up a call.
    enum Answer: Equatable {
        case product(Declaration.Product)
        case somethingElse
        /// No such function exists.
        case unknown
    }

    private struct Function {
        /// The type as written.
        var result: String?
        var scope: [String]
    }

    private let types: TypeTable
    /// Functions by path; overloads share a path.
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

    /// Looks up a call by the names in it, from within a type.
    func answer(_ call: [String], within path: [String]) -> Answer {
        guard let found = overloads(call, within: path) else { return .unknown }
        let products = Set(found.map { function in function.result.flatMap { types.product(of: $0, within: function.scope) } })
        // Among overloads with different results, only the compiler can choose.
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
