import CompositionalLayout
import Foundation
import MessageText

extension FramesRecord {
    /// The frames as a readable table with aligned columns; lengths are in points with at most 2 decimals, estimates as `~60`.
    public func table() -> String {
        let head = ["element", "path", "x", "y", "width", "height", "z"]
        let rows = elements.map { element in
            let doubt = doubts[element.id] ?? []
            let frame = [element.frame.minX, element.frame.minY].map { NumberText.text($0, decimals: 2) }
                + Self.lengths(element.frame.size, isEstimate: doubt.isEstimate)
            let changes = Self.changes(of: element).map { " (\($0))" }.joined()
            let name = (element.id.kind ?? element.id.category.rawValue) + changes + Self.words(doubt)
            let path = element.id.section.map { "\($0)–\(element.id.item)" } ?? "layout"
            return [name, path] + frame + [String(element.zIndex)]
        }
        let table = TextTable(head: head, rows: rows, numbers: Set(1..<head.count))
        let sides = contentSize.map { Self.lengths($0) { $0 == estimatedAxis } }
        let size = sides.map { "content \($0.joined(separator: " × ")), " } ?? ""
        return table.text + "\n\(size)\(ListText.count(elements.count, "element"))\n"
    }

    /// Width and height.
    private static func lengths(_ size: CGSize, isEstimate: (LayoutAxis) -> Bool) -> [String] {
        [(LayoutAxis.horizontal, size.width), (.vertical, size.height)].map {
            (isEstimate($0) ? "~" : "") + NumberText.text($1, decimals: 2)
        }
    }

    private static func words(_ doubt: FrameDoubt) -> String {
        (doubt.contains(.estimated) ? " (estimated)" : "") + (doubt.contains(.uncertain) ? " (uncertain)" : "")
            + (doubt.isDisjoint(with: .undecided) ? "" : " (undecided)")
    }
}
