/// Collects the errors in a document. A message is composed only when the error is shown: there may be a hundred thousand errors,
/// but only a few are read.
struct Findings {
    private struct Finding {
        var mark: SourceMark?
        var message: () -> String
    }

    /// The number of errors found, including discarded ones.
    private(set) var count = 0
    private var kept: [Finding] = []

    /// The maximum number of errors kept: far more than are ever described, yet few enough for memory.
    private static let capacity = 10_000

    mutating func append(_ mark: SourceMark?, _ message: @escaping () -> String) {
        count += 1
        if kept.count < Self.capacity { kept.append(Finding(mark: mark, message: message)) }
    }

    /// The first errors in line order, without duplicates.
    ///
    /// - Parameter limit: the maximum number of errors described.
    func diagnostics(limit: Int) -> [Diagnostic] {
        let start = SourceMark(line: 0, column: 0)
        // Stable: errors at the same location keep the order in which they were found.
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
