import Yams

/// A key that a map has twice. The YAML library names only the place of the first.
struct DuplicateKey {
    let first: SourceMark
    let name: String

    /// The line of the second key, found by reading the text again with a letter inserted before the first key.
    ///
    /// - Returns: `nil` if the text has another mistake.
    func secondLine(in text: String) -> Int? {
        var scalars = text.unicodeScalars
        var place = scalars.startIndex
        for _ in 1..<max(1, first.line) {
            guard let end = scalars[place...].firstIndex(of: "\n") else { return nil }
            place = scalars.index(after: end)
        }
        guard var place = scalars.index(place, offsetBy: first.column - 1, limitedBy: scalars.endIndex), place < scalars.endIndex
        else { return nil }
        if scalars[place] == "\"" || scalars[place] == "'" { place = scalars.index(after: place) }
        scalars.insert("Q", at: place)
        // Other errors are reported once the keys differ.
        guard let parser = try? Parser(yaml: String(scalars), resolver: .basic, encoding: .utf8) else { return nil }
        return withExtendedLifetime(parser) { (try? parser.singleRoot()).flatMap { second(in: $0) } }
    }

    private func second(in node: Node) -> Int? {
        switch node {
        case .mapping(let mapping):
            if mapping.contains(where: { $0.key.mark?.line == first.line && $0.key.mark?.column == first.column }) {
                return mapping.first { $0.key.string == name }?.key.mark?.line
            }
            return second(among: mapping.flatMap { [$0.key, $0.value] })
        case .sequence(let sequence): return second(among: Array(sequence))
        case .scalar, .alias: return nil
        }
    }

    /// The line of the second key within the first node that has one.
    ///
    /// Uses a loop: `first` of a lazy map calls its function twice, which would make 2ⁿ calls at depth n.
    private func second(among nodes: [Node]) -> Int? {
        for node in nodes { if let line = second(in: node) { return line } }
        return nil
    }
}
