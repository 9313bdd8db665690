/// The names that goldens use for a file's declarations, whether these can be drawn or not.
package enum DeclaredNames {
    /// The paths of types and members, such as `Feed.makeLayout`. Overloads are numbered.
    ///
    /// - Parameter flags: compilation flags that are set, besides `DEBUG`.
    package static func paths(in source: SourceText, flags: Set<String> = []) -> Set<String> {
        let file = source.file(flags).declarations
        let types = file.scopes.map(\.path)
        let members = file.members.map { member in (member.scope.map { types[$0] } ?? []) + [member.name] }
        let counts = Dictionary(members.map { ($0.joined(separator: "."), 1) }, uniquingKeysWith: +)
        return Set(types.map { $0.joined(separator: ".") } + counts.flatMap { numbered($0.key, count: $0.value - 1) })
    }

    /// The names of a file's previews, without the numbers that distinguish equal names within a module.
    package static func previewStems(in source: SourceText, flags: Set<String> = []) -> [String] {
        source.file(flags).declarations.previews.map(\.stem)
    }

    /// The names that previews of the same stem can have in a module: `Feed`, `Feed-2`, `Feed-3`.
    ///
    /// - Parameter count: the number of these previews.
    package static func numbered(_ stem: String, count: Int) -> [String] {
        // One more than there are previews, as a declaration of another kind can have the stem as its name.
        [stem] + (2..<(count + 2)).map { "\(stem)-\($0)" }
    }

    /// True if a file lists layouts under names of its own, with `CatalogLayout`.
    package static func isCatalogue(_ source: SourceText) -> Bool {
        let code = Code(source)
        return code.tokens.indices.contains { code.kind($0) == .identifier && code.reads($0, "CatalogLayout") }
    }
}
