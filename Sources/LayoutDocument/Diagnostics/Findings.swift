/// What is wrong with a document, as it is found. A message is composed only when the error is described: there may be a
/// hundred thousand, of which a few are read.
struct Findings {
    private struct Finding {
        var mark: SourceMark?
        var message: () -> String
    }

    /// How many are found, whether or not they are kept.
    private(set) var count = 0
    private var kept: [Finding] = []

    /// More than are ever described, from anywhere in a document, and few enough to keep.
    private static let keptLimit = 10_000

    mutating func append(_ mark: SourceMark?, _ message: @escaping () -> String) {
        count += 1
        if kept.count < Self.keptLimit { kept.append(Finding(mark: mark, message: message)) }
    }

    /// The first errors in line order, each once.
    ///
    /// - Parameter limit: how many are described at most.
    func diagnostics(limit: Int) -> [Diagnostic] {
        let start = SourceMark(line: 0, column: 0)
        // A stable sort: errors at the same location stay in the order in which they were found.
        let order = kept.indices.sorted { (kept[$0].mark ?? start, $0) < (kept[$1].mark ?? start, $1) }
        var seen: Set<Diagnostic> = []
        var diagnostics: [Diagnostic] = []
        for index in order where diagnostics.count < limit {
            let diagnostic = Diagnostic(at: kept[index].mark, kept[index].message())
            if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
        }
        return diagnostics
    }
}
