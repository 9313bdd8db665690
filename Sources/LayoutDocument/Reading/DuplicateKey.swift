import Yams

/// A key that a map has twice. The YAML library names only the place of the first.
struct DuplicateKey {
    let first: SourceMark
    let name: String

    /// The line of the second of the keys, found by reading the text with a letter before the first one.
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
        // Whatever else is wrong is reported once the keys differ.
        guard let parser = try? Parser(yaml: String(scalars), resolver: .basic, encoding: .utf8) else { return nil }
        return withExtendedLifetime(parser) { (try? parser.singleRoot()).flatMap { second(in: $0) } }
    }

    private func second(in node: Node) -> Int? {
        switch node {
        case .mapping(let mapping):
            if mapping.contains(where: { $0.key.mark?.line == first.line && $0.key.mark?.column == first.column }) {
                return mapping.first { $0.key.string == name }?.key.mark?.line
            }
            return mapping.lazy.compactMap { second(in: $0.key) ?? second(in: $0.value) }.first
        case .sequence(let sequence): return sequence.lazy.compactMap { second(in: $0) }.first
        case .scalar, .alias: return nil
        }
    }
}
