/// Makes enums that identify the sections of a data source `CaseIterable`, so that a program can draw a section for each case where the
/// data is missing.
extension CodeEdit {
    private static let owners = ["UICollectionViewDiffableDataSource", "NSDiffableDataSourceSnapshot"]

    /// Adds `CaseIterable` to enums without associated values that identify sections.
    static func sectionCases(in files: [FileDeclarations], _ codes: [Code]) -> [CodeEdit] {
        let names = Set(codes.flatMap(sections))
        let listed = Set(files.flatMap(\.scopes).filter { $0.inheritance.contains("CaseIterable") }.map(\.path))
        return names.isEmpty ? [] : files.indices.flatMap { index in
            files[index].scopes.enumerated().compactMap { number, scope in
                guard scope.kind == .enum, !scope.isGeneric, let name = scope.path.last, names.contains(name), let start = scope.bodyStart,
                    !listed.contains(scope.path), isPlain(number, of: files[index], codes[index])
                else { return nil }
                let text = scope.inheritance.isEmpty ? ": CaseIterable " : ", CaseIterable "
                return CodeEdit(file: index, range: (start - 1)..<(start - 1), text: text)
            }
        }
    }

    /// The section types of the diffable data sources and snapshots that the code names.
    private static func sections(in code: Code) -> [String] {
        let starts = code.tokens.indices.filter {
            code.kind($0) == .identifier && owners.contains(code.text($0)) && code.reads($0 + 1, "<")
        }
        return starts.compactMap {
            var end = $0 + 2
            while code.reads(end + 1, "."), code.kind(end + 2) == .identifier { end += 2 }
            return code.reads(end + 1, ",") ? code.text(end) : nil
        }
    }

    /// True if the compiler can list an enum's cases: none has associated values or attributes, and `allCases` is not declared.
    private static func isPlain(_ scope: Int, of file: FileDeclarations, _ code: Code) -> Bool {
        guard let type = file.parts.firstIndex(where: { $0.scope == scope }) else { return false }
        let members = file.parts.filter { $0.parent == type }
        let cases = members.filter { $0.kind == .cases }
        return !cases.isEmpty && cases.allSatisfy { $0.cases.allSatisfy { $0.values == nil } && $0.modifiers.attributes.isEmpty }
            && !members.contains { $0.names.contains("allCases") }
    }
}
