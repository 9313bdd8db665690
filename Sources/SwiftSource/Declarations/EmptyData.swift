/// A class with properties that stay empty until data arrive: `var sections: [Section] = []`, `var user: User?`.
package struct EmptyData: Sendable, Hashable {
    package struct Property: Sendable, Hashable {
        package var name: String
        /// An expression for a list with plain elements, or for a plain value.
        package var value: String
        package var isList: Bool
        package var isOptional: Bool
    }

    package var file: Int
    /// The class's name, with the types around it: `Feed.Model`.
    package var name: String
    package var properties: [Property]

    /// Number of elements in each list of a class with segue actions.
    private static let elementCount = 12

    static func classes(of file: FileDeclarations, file index: Int, _ table: TypeTable, _ values: PlainValues) -> [EmptyData] {
        file.scopes.enumerated().compactMap { number, scope in
            // Generated code cannot name a private nested class.
            let isReachable = scope.path.count == 1 || ![.private, .fileprivate].contains(scope.head.modifiers.access)
            guard scope.kind == .class, !scope.isGeneric, table[scope.path] != nil, isReachable else { return nil }
            let members = file.members.filter { $0.scope == number }
            // A class with segue actions gives its data to several layouts, which a single element would hardly show.
            let count = members.contains { $0.segueAction != nil } ? elementCount : 1
            let properties = members.filter { $0.kind == .property }.compactMap { property($0, within: scope.path, count, values) }
            return properties.isEmpty ? nil : EmptyData(file: index, name: scope.path.joined(separator: "."), properties: properties)
        }
    }

    private static func property(_ member: MemberDeclaration, within path: [String], _ count: Int, _ values: PlainValues) -> Property? {
        let modifiers = member.head.modifiers
        guard !modifiers.isStatic, modifiers.attributes.allSatisfy({ $0 == "@Published" }) else { return nil }
        let (type, name) = (member.resultType ?? "", member.name)
        if let element = member.listElement {
            return values.list(of: element, named: name, within: path, count: count).map {
                Property(name: name, value: $0, isList: true, isOptional: TypeName.isOptional(type))
            }
        }
        guard member.isEmpty, isData(name.lowercased(), type.dropLast()) else { return nil }
        return values.data(ofType: String(type.dropLast()), named: name, within: path).map {
            Property(name: name, value: $0, isList: false, isOptional: true)
        }
    }

    /// False for delegates, coordinators and routers, for states such as a selection, and for errors.
    private static func isData(_ name: String, _ type: Substring) -> Bool {
        !["delegate", "coordinator", "router", "error"].contains(where: name.hasSuffix) && !type.hasSuffix("Error")
            && !["selected", "editing", "edited", "focused", "highlighted"].contains(where: name.hasPrefix)
    }
}
