/// Imports Observation, which Apple's Foundation contains and Linux's does not: a file with `@Observable` gets the import after its
/// first import.
extension CodeEdit {
    static func observationImport(in file: FileDeclarations, _ code: Code, file index: Int) -> [CodeEdit] {
        let imports = file.parts.filter { $0.kind == .importing }
        guard let first = imports.first, !imports.contains(where: { $0.names == ["Observation"] }),
            code.tokens.indices.contains(where: { names.contains(code.text($0)) })
        else { return [] }
        let end = code.bytes(first.tokens).upperBound
        return [CodeEdit(file: index, range: end..<end, text: "; import Observation")]
    }

    private static let names: Set<String> = ["@Observable", "@ObservationIgnored", "withObservationTracking"]
}
