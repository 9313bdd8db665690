import CompositionalLayout

/// Finds the name most similar to a misspelt one.
package enum NearestName {
    /// The length of the compared start of a name.
    private static let comparedLength = 64

    /// The candidate with the smallest edit distance, if it is small enough.
    package static func suggestion(for name: String, among candidates: [String]) -> String? {
        // Truncated by scalars, as a single character may have a million of them.
        let typed = Array(String(String.UnicodeScalarView(name.unicodeScalars.prefix(comparedLength))).lowercased())
        let allowed = max(1, typed.count / 3)
        let best = candidates
            .map { (name: $0, edits: edits(from: typed, to: Array($0.lowercased().prefix(comparedLength)))) }
            .filter { $0.edits <= allowed }
            .min { ($0.edits, $0.name) < ($1.edits, $1.name) }
        return best?.name
    }

    /// `; did you mean "…"?`, or the candidates themselves if they are few, or nothing.
    static func hint(for name: String, among candidates: [String]) -> String {
        if let nearest = suggestion(for: name, among: candidates) { return "; did you mean \"\(nearest)\"?" }
        guard !candidates.isEmpty, candidates.count <= 12 else { return "" }
        return "; expected one of \(candidates.joined(separator: ", "))"
    }

    /// `unknown device "…"` with the most similar device, or otherwise the command that lists all.
    package static func unknownDevice(_ name: String) -> String {
        let nearest = suggestion(for: name, among: Device.all.map(\.name)).map { "did you mean \"\($0)\"?" }
        return "unknown device \(name.quoted); \(nearest ?? "\"galley list devices\" lists those there are")"
    }

    /// The edit distance: insertions, deletions, replacements and transpositions of adjacent characters.
    private static func edits(from source: [Character], to target: [Character]) -> Int {
        var rows = [Array(0...target.count)]
        for i in source.indices {
            var row = [i + 1]
            for j in target.indices {
                var cost = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (source[i] == target[j] ? 0 : 1))
                if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
                    cost = min(cost, rows[i - 1][j - 1] + 1)
                }
                row.append(cost)
            }
            rows.append(row)
        }
        return rows[source.count][target.count]
    }
}
