/// Makes enums that identify the sections of a data source `CaseIterable`, so that a program can draw a section for each case where the
/// data is missing.
extension CodeEdit {
    private static let owners = ["UICollectionViewDiffableDataSource", "NSDiffableDataSourceSnapshot"]

    /// Adds `CaseIterable` to enums that identify sections. Associated values, which only data provide, are plain values.
    static func sectionCases(in files: [FileDeclarations], _ codes: [Code], _ values: PlainValues) -> [CodeEdit] {
        let names = Set(codes.flatMap(sections))
        let listed = Set(files.flatMap(\.scopes).filter { $0.inheritance.contains("CaseIterable") }.map(\.path))
        return names.isEmpty ? [] : files.indices.flatMap { index in
            files[index].scopes.enumerated().compactMap { number, scope in
                guard scope.kind == .enum, !scope.isGeneric, let name = scope.path.last, names.contains(name), let start = scope.bodyStart,
                    !listed.contains(scope.path), let cases = plainCases(number, of: files[index], values)
                else { return nil }
                let text = (scope.inheritance.isEmpty ? ": CaseIterable " : ", CaseIterable ") + cases
                return CodeEdit(file: index, range: (start - 1)..<(cases.isEmpty ? start - 1 : start), text: text)
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

    /// Code for the beginning of an enum's body that declares `allCases`, without cases whose associated values cannot be made. Empty if
    /// the compiler can list all cases; `nil` if no case can be listed, a case has attributes, or the enum declares `allCases` itself.
    private static func plainCases(_ scope: Int, of file: FileDeclarations, _ values: PlainValues) -> String? {
        guard let type = file.parts.firstIndex(where: { $0.scope == scope }) else { return nil }
        let members = file.parts.filter { $0.parent == type }
        let (parts, access) = (members.filter { $0.kind == .cases }, file.parts[type].modifiers.access)
        let (all, path) = (parts.flatMap(\.cases), file.scopes[scope].path)
        let cases = all.compactMap { values.value(of: $0, within: path, depth: 0) }.map { ".\($0)" }
        guard !cases.isEmpty, parts.allSatisfy({ $0.modifiers.attributes.isEmpty }), !members.contains(where: { $0.names.contains("allCases") })
        else { return nil }
        if all.allSatisfy({ $0.values == nil }) { return "" }
        return "{ \(access == .public || access == .package ? "public " : "")static var allCases: [Self] { [\(cases.joined(separator: ", "))] };"
    }
}
