import CompositionalLayout
package import LayoutDiagram
import MessageText

/// Describes labels that do not fit in a picture.
package enum OmittedLabels {
    /// The maximum number of labels quoted.
    private static let limit = 8

    package static func notes(_ drawing: DiagramDrawing) -> [LayoutNote] {
        let fitted = [part(drawing.omitted, "left out"), part(drawing.abbreviated, "abbreviated")].compactMap { $0 }
        let least = drawing.leastWidth.map { ["the title and the caption need a width of \(NumberText.text($0))"] } ?? []
        let unlabelled = part(drawing.unlabelled, "left out for lack of room")
        return [
            unlabelled.map { LayoutNote(.unlabelled, $0) },
            fitted.isEmpty ? nil : LayoutNote(.fitted, "at this width, " + (fitted + least).joined(separator: "; ")),
        ].compactMap { $0 }
    }

    private static func part(_ labels: [String], _ what: String) -> String? {
        guard !labels.isEmpty else { return nil }
        let start = ListStart(OrderedGroups(labels) { $0 }.all, limit: limit, count: \.values.count)
        let quoted = start.elements.map { "\"\($0.key)\"" + ($0.values.count > 1 ? " (\($0.values.count) times)" : "") }
        let count = labels.count == 1 ? "1 label is" : "\(labels.count) labels are"
        return "\(count) \(what): \(quoted.joined(separator: ", "))" + (start.more.map { " \($0)" } ?? "")
    }
}
