public import CompositionalLayout
import Foundation

/// The frames of a solved layout as text: JSON for programs, a table for people.
///
/// The JSON is an interface; its form changes only with its version number.
public struct FramesReport: Sendable {
    private let solved: SolvedLayout
    private let elements: [LayoutElement]

    /// - Parameter elements: in drawing order.
    public init(_ solved: SolvedLayout, elements: [LayoutElement]) {
        self.solved = solved
        self.elements = elements
    }

    /// The frames as JSON, one element a line; lengths are points with at most 4 decimals.
    public func json() -> String {
        let viewport = solved.viewport
        let lines = elements.map { "    " + json($0) }
        return """
            {
              "galley": 1,
              "viewport": {"width": \(text(viewport.size.width)), "height": \(text(viewport.size.height)), \
            "scale": \(text(viewport.scale))},
              "contentSize": {"width": \(text(solved.contentSize.width)), "height": \(text(solved.contentSize.height))},
              "elements": [\(lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  ")]
            }

            """
    }

    private func json(_ element: LayoutElement) -> String {
        let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
        return "{\"category\": \"\(element.category.rawValue)\", "
            + "\"kind\": \(element.kind.map(JSONText.quoted) ?? "null"), "
            + "\"indexPath\": [\(element.section), \(element.item)], "
            + "\"frame\": [\(frame.map(text).joined(separator: ", "))], "
            + "\"zIndex\": \(element.zIndex), \"hidden\": \(element.isHidden)}"
    }

    private func text(_ length: CGFloat) -> String { NumberText.text(Double(length)) }

    /// The frames as a table with aligned columns, lengths in points with at most 2 decimals.
    public func table() -> String {
        let head = ["element", "path", "x", "y", "width", "height", "z"]
        let rows = elements.map { element in
            let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
            let name = (element.kind ?? element.category.rawValue) + (element.isHidden ? " (hidden)" : "")
            let path = element.item == Int.max ? "layout" : "\(element.section)–\(element.item)"
            return [name, path] + frame.map { NumberText.text(Double($0), decimals: 2) } + [String(element.zIndex)]
        }
        let table = TextTable(head: head, rows: rows, numbers: Set(1..<head.count))
        let size = [solved.contentSize.width, solved.contentSize.height].map { NumberText.text(Double($0), decimals: 2) }
        return table.text + "\ncontent \(size[0]) × \(size[1]), \(elements.count) elements\n"
    }
}
