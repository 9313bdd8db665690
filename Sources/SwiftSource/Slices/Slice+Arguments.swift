/// Keeps the types that only galley's calls of the roots name, in arguments.
extension Slice {
    /// Keeps the types that a generic argument names, with all that an instance needs.
    mutating func reachArgument(_ type: String) {
        for name in TypeText.names(in: type) { reachNamed(name, as: .whole) }
        reach(type, as: .whole)
    }

    /// Keeps the types and members that galley's calls name, such as `Row.samples`. Types whose instances the calls make are kept whole.
    mutating func reachNames(in calls: Code) {
        outlining.distance = 1
        let free = calls.freeNames(in: calls.tokens.indices)
        freeNames.formUnion(free)
        let members = calls.tokens.indices.filter { calls.kind($0) == .identifier && calls.reads($0 - 1, ".") }.map(calls.text)
        for name in free.union(members).sorted() { mention(name) }
        for name in madeNames.sorted() where used.insert(name).inserted { reachNamed(name, as: .whole) }
    }

    /// Keeps a conforming type for each parameter whose type is a protocol: a type made for tests and previews, if there is any;
    /// otherwise the nearest type.
    ///
    /// - Parameter isInner: true for the generic parameters of a conforming type.
    mutating func reachConformers(of parameters: [Parameter], isInner: Bool = false) {
        for parameter in parameters where !parameter.hasDefault {
            reachShared(TypeName(parameter.type).components)
            guard let path = conformer(to: parameter.type) else { continue }
            arguments.insert(path)
            // A type with a private initializer has such an instance only.
            reachShared(path.split(separator: ".").map(String.init))
            reach(path, as: .whole)
            if !isInner { reachConformers(of: genericParameters(of: path), isInner: true) }
        }
    }

    /// True for a member of a type whose instances are arguments in galley's calls.
    func isOfArgument(_ part: Part) -> Bool {
        guard let file = files[part.file], let path = file.parts[part.index].parent.flatMap(file.path) else { return false }
        return arguments.contains(path)
    }

    /// Keeps the types nested in `owner` that its initializer's parameters name, such as the `Dependencies` of a view model.
    mutating func reachNested(_ parameters: [Parameter], in owner: String?, _ file: SlicedFile) {
        for type in parameters.map({ TypeName($0.type).components }) where type.count == 1 {
            guard let path = owner.map({ "\($0).\(type[0])" }), file.parts.indices.contains(where: { file.path($0) == path }) else { continue }
            arguments.insert(path)
            reach(path, as: .whole)
        }
    }

    /// The path of a type that conforms to a protocol of the app, to an alias of protocols, or to all protocols of a composition.
    private mutating func conformer(to type: String) -> String? {
        var all: [[String]] = []
        for one in PlainValues.bare(type).split(separator: "&") {
            guard let name = TypeName(String(one)).components.last, let home = home(of: name).flatMap({ file($0) }) else { return nil }
            let part = home.parts.first { $0.parent == nil && $0.names == [name] }
            guard let part, part.kind == .alias || home.isProtocol(part) else { return nil }
            let paths = paths(conformingTo: name)
            if paths.isEmpty, part.kind == .alias, let aliased = part.resultType, aliased.contains("&") { return conformer(to: aliased) }
            all.append(paths)
        }
        let fitting = (all.first ?? []).filter { path in all.allSatisfy { $0.contains(path) } }
        return fitting.first(where: NameRules.isForTests) ?? fitting.first { !needs(PlainValues.bare(type), in: $0) } ?? fitting.first
    }

    /// True if each initializer of a type takes a value of another type: a coordinator may need its parent.
    private func needs(_ type: Substring, in path: String) -> Bool {
        let initializers = scopes(of: path).flatMap(\.initializers)
        return !initializers.isEmpty && initializers.allSatisfy { one in
            one.parameters.contains { !$0.hasDefault && PlainValues.bare($0.type) == type }
        }
    }

    private func scopes(of path: String) -> [ScopeDeclaration] {
        let all = names.files(declaring: String(path.prefix { $0 != "." })).compactMap { files[$0] }.flatMap(\.scopes)
        return all.filter { $0.path.joined(separator: ".") == path }
    }

    /// The paths of the types that conform to a protocol or alias, directly or by a protocol that inherits from it; direct ones first.
    private mutating func paths(conformingTo name: String) -> [String] {
        var (protocols, paths, next) = ([name], [String](), 0)
        while next < protocols.count {
            for index in names.files(conformingTo: protocols[next]) {
                guard let file = file(index) else { continue }
                for (number, part) in file.parts.enumerated() where part.scope != nil && inherits(file, part, protocols[next]) && !isForeign(file, number) {
                    guard let path = file.path(number) else { continue }
                    if !file.isProtocol(part) { paths.append(path) } else if !protocols.contains(path) { protocols.append(path) }
                }
            }
            next += 1
        }
        return paths
    }

    /// A type's generic parameters, as parameters whose types are their constraints.
    private func genericParameters(of path: String) -> [Parameter] {
        let type = scopes(of: path).first { $0.kind != .extension }
        return (type?.generics ?? []).flatMap(\.constraints).map { Parameter(label: nil, name: "", type: $0, hasDefault: false) }
    }

    /// Keeps static properties of a parameter's type that usually hold an instance, such as `live` and `preview`.
    private mutating func reachShared(_ type: [String]) {
        guard let top = type.first, !names.files(declaring: top).isEmpty else { return }
        reachNamed(top, as: .whole)
        for member in types[key(type.joined(separator: "."), in: nil)]?.all ?? [] {
            guard let part = files[member.file]?.parts[member.index], part.kind == .property, part.modifiers.isStatic else { continue }
            if part.names.contains(where: NameRules.isShared) { keep(member) }
        }
    }
}
