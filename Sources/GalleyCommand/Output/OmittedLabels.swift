import LayoutDiagram

/// Describes labels that do not fit in a picture.
enum OmittedLabels {
    /// The maximum number of labels quoted.
    private static let limit = 8

    /// - Returns: `nil` if no labels are missing.
    static func words(_ drawing: DiagramDrawing) -> String? {
        let parts = [
            part(drawing.omitted, "left out"), part(drawing.abbreviated, "abbreviated"),
        ].compactMap { $0 }
        return parts.isEmpty ? nil : "at this width, " + parts.joined(separator: "; ")
    }

    private static func part(_ labels: [String], _ what: String) -> String? {
        guard !labels.isEmpty else { return nil }
        var counts: [(label: String, count: Int)] = []
        for label in labels {
            if let index = counts.firstIndex(where: { $0.label == label }) { counts[index].count += 1 } else { counts.append((label, 1)) }
        }
        let quoted = counts.prefix(limit).map { "\"\($0.label)\"" + ($0.count > 1 ? " (\($0.count) times)" : "") }
        let rest = counts.dropFirst(limit).reduce(0) { $0 + $1.count }
        let count = labels.count == 1 ? "1 label is" : "\(labels.count) labels are"
        return "\(count) \(what): \(quoted.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
    }
}
