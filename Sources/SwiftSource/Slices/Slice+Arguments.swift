/// Keeps types for the arguments in galley's calls of the roots. No code of the slice names these types.
extension Slice {
    /// Keeps the types that a generic argument names, with all that an instance needs.
    mutating func reachArgument(_ type: String) {
        for name in TypeText.names(in: type) { reachNamed(name, as: .whole) }
        reach(type, as: .whole)
    }

    /// Keeps a conforming type for each parameter whose type is a protocol: one made for tests and previews if there is one, otherwise
    /// the nearest.
    ///
    /// - Parameter isInner: true for the generic parameters of a conforming type.
    mutating func reachConformers(of parameters: [Parameter], isInner: Bool = false) {
        for parameter in parameters where !parameter.hasDefault {
            reachShared(TypeName(parameter.type).components)
            guard let name = TypeName(parameter.type).components.last, let home = home(of: name).flatMap({ files[$0] }),
                home.scopes.contains(where: { $0.kind == .protocol && $0.path == [name] })
            else { continue }
            var paths: [String] = []
            for index in names.files(conformingTo: name) {
                guard let file = file(index) else { continue }
                paths += file.parts.indices.filter { number in
                    file.parts[number].scope.map { file.scopes[$0].kind != .protocol } ?? false
                        && inherits(file, file.parts[number], name)
                        && !isForeign(file, number)
                }.compactMap(file.path)
            }
            let forTests = paths.first(where: NameRules.isForTests)
            guard let path = forTests ?? paths.first else { continue }
            reachNamed(String(path.prefix { $0 != "." }), as: .whole)
            reach(path, as: .whole)
            if !isInner { reachConformers(of: genericParameters(of: path), isInner: true) }
        }
    }

    /// A type's generic parameters, as parameters whose types are their constraints.
    private func genericParameters(of path: String) -> [Parameter] {
        let scopes = names.files(declaring: String(path.prefix { $0 != "." })).compactMap { files[$0] }.flatMap(\.scopes)
        let type = scopes.first { $0.kind != .extension && $0.path.joined(separator: ".") == path }
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
