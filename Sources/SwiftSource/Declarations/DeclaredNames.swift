/// What a file declares, by the names that goldens of it have, whether it can be drawn or not.
package enum DeclaredNames {
    /// - Parameter flags: the flags of `#if` that hold, beside `DEBUG`.
    package static func paths(in source: SourceText, flags: Set<String> = []) -> Set<String> {
        var reader = DeclarationReader(ActiveCode(source, flags: flags))
        let file = reader.read()
        let types = file.scopes.map(\.path)
        let members = file.members.map { member in (member.scope.map { types[$0] } ?? []) + [member.name] }
        return Set((types + members).map { $0.joined(separator: ".") })
    }

    /// Whether a file lists layouts under names that are not those of declarations.
    package static func isCatalogue(_ source: SourceText) -> Bool {
        let code = Code(source)
        return code.tokens.indices.contains { code.kind($0) == .identifier && code.reads($0, "CatalogLayout") }
    }
}
