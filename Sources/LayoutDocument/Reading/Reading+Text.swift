import CompositionalLayout

extension Reading {
    /// The longest that a text may be.
    private static let lengthLimit = 10_000

    func template(_ node: DocumentNode, _ what: String, _ names: Names) -> TextValue? {
        guard case .scalar(let text, let isQuoted) = node.content else {
            report(node.mark, "\(what) must be text, not \(node.phrase)")
            return nil
        }
        guard text.utf8.count <= Self.lengthLimit else {
            report(node.mark, "\(what) is longer than \(Self.lengthLimit) bytes")
            return nil
        }
        var parts: [TextValue.Part] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            if open > rest.startIndex { parts.append(.literal(String(rest[..<open]))) }
            let inner = text.index(after: open)
            let offset = text.unicodeScalars.distance(from: text.startIndex, to: inner) + (isQuoted ? 1 : 0)
            let mark = node.mark.advanced(by: offset)
            do {
                let expression = try ExpressionParser.parse(String(text[inner..<close]), names: names)
                parts.append(.expression(expression, mark: mark))
            } catch {
                report(mark.advanced(by: error.offset), "\(error.message), for \(what)")
            }
            rest = text[text.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.literal(String(rest))) }
        return TextValue(parts: parts)
    }
}
