/// A view controller class with properties that the presenting code sets: `var viewModel: FeedViewModel!`.
package struct UnsetProperties: Sendable, Hashable {
    package struct Property: Sendable, Hashable {
        package var name: String
        /// An expression for a plain value.
        package var value: String
    }

    package var file: Int
    /// The name of the class after those of the types around it: `Feed.ViewController`.
    package var name: String
    package var properties: [Property]
    fileprivate var superclass: String?

    static func classes(
        of file: FileDeclarations, _ code: Code, file index: Int, _ table: TypeTable, _ values: PlainValues
    ) -> [UnsetProperties] {
        let forced = code.forcedNames
        return file.scopes.enumerated().compactMap { number, scope in
            guard scope.kind == .class, !scope.isGeneric, let entry = table[scope.path], table.isController(entry) else { return nil }
            let (members, values) = (file.members.filter { $0.scope == number }, values.knowing(scope.path))
            let properties = members.filter { isUnset($0, among: members, forced) }.compactMap { member in
                let parameter = Parameter(label: nil, name: member.name, type: String((member.resultType ?? "").dropLast()), hasDefault: false)
                return values.value(of: parameter, within: scope.path).map { Property(name: member.name, value: $0) }
            }
            guard !properties.isEmpty else { return nil }
            return UnsetProperties(
                file: index, name: scope.path.joined(separator: "."), properties: properties,
                superclass: scope.inheritance.first.map { TypeName($0).components.joined(separator: ".") })
        }
    }

    /// True if other code sets the property. Other code does not set views and data sources, and sets a private property only by a
    /// function that takes a value of its type: `func inject(presenter: Presenter)`.
    ///
    /// - Parameter forced: the names of optionals that code unwraps with `!`.
    private static func isUnset(_ member: MemberDeclaration, among members: [MemberDeclaration], _ forced: Set<String>) -> Bool {
        let modifiers = member.head.modifiers
        guard member.kind == .property, member.isEmpty, !modifiers.isStatic, !modifiers.has("@IBOutlet"), let type = member.resultType,
            isModel(type, named: member.name) || type.hasSuffix("?") && forced.contains(member.name) && !isOfSystem(type)
        else { return false }
        guard modifiers.access == .private || modifiers.access == .fileprivate else { return true }
        let bare = PlainValues.bare(String(type.dropLast()))
        return members.contains { $0.parameters.contains { [bare, bare + "?"].contains(PlainValues.bare($0.type)) } }
    }

    /// True for the type of a property that other code sets: implicitly unwrapped or an optional model, but no UIKit or Foundation class.
    static func isModel(_ type: String, named name: String) -> Bool {
        (type.hasSuffix("!") || isOptionalModel(type, named: name)) && !isOfSystem(type)
    }

    static func isOfSystem(_ type: String) -> Bool {
        TypeName(type).components.last.map { $0.hasPrefix("UI") || $0.hasPrefix("NS") } ?? false
    }

    /// True for optionals such as `FeedViewModel?`, by the type's or the property's name. Apps always set such optionals; others may stay
    /// `nil`.
    private static func isOptionalModel(_ type: String, named name: String) -> Bool {
        type.hasSuffix("?") && (["ViewModel", "Presenter", "Reactor", "Interactor"].contains { type.contains($0) }
            || ["viewModel", "presenter", "reactor", "interactor"].contains(name))
    }
}

extension Code {
    /// The names of properties that the code unwraps with `!`: `id!`, `self.id!`.
    fileprivate var forcedNames: Set<String> {
        Set(tokens.indices.filter { index in
            kind(index) == .identifier && unwraps(index + 1) && (!reads(index - 1, ".") || reads(index - 2, "self"))
        }.map(text))
    }
}

extension [UnsetProperties] {
    /// The properties of a declaration's controller and its superclasses, as text: `viewModel: FeedViewModel()`.
    package func words(for declaration: Declaration) -> [String] {
        let own = declaration.kind == .controller ? declaration.path : declaration.typePath.joined(separator: ".")
        var (found, next) = ([String](), Optional(own))
        while let name = next, let one = first(where: { $0.name == name }), found.count < 100 {
            found += one.properties.map { "\($0.name): \($0.value)" }
            next = one.superclass
        }
        return found
    }
}
