import HostSystem
package import LayoutDiagram

/// Describes labels that do not fit in a picture.
package enum OmittedLabels {
    /// The maximum number of labels quoted.
    private static let limit = 8

    /// - Returns: `nil` if no labels are missing.
    package static func words(_ drawing: DiagramDrawing) -> String? {
        let parts = [
            part(drawing.omitted, "left out"), part(drawing.abbreviated, "abbreviated"),
        ].compactMap { $0 }
        return parts.isEmpty ? nil : "at this width, " + parts.joined(separator: "; ")
    }

    /// - Returns: `nil` if all names of visible elements have room.
    package static func unlabelled(_ drawing: DiagramDrawing) -> String? { part(drawing.unlabelled, "left out for lack of room") }

    private static func part(_ labels: [String], _ what: String) -> String? {
        guard !labels.isEmpty else { return nil }
        let start = ListStart(OrderedGroups(labels) { $0 }.all, limit: limit, count: \.values.count)
        let quoted = start.elements.map { "\"\($0.key)\"" + ($0.values.count > 1 ? " (\($0.values.count) times)" : "") }
        let count = labels.count == 1 ? "1 label is" : "\(labels.count) labels are"
        return "\(count) \(what): \(quoted.joined(separator: ", "))" + (start.more.map { " \($0)" } ?? "")
    }
}
