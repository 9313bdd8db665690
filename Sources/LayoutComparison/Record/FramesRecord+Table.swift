import CompositionalLayout
import Foundation
import HostSystem

extension FramesRecord {
    /// The frames as a readable table with aligned columns; lengths are in points with at most 2 decimals.
    public func table() -> String {
        let head = ["element", "path", "x", "y", "width", "height", "z"]
        let rows = elements.map { element in
            let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
            let changes = Self.changes(of: element).map { " (\($0))" }.joined()
            let name = (element.id.kind ?? element.id.category.rawValue) + changes + Self.words(doubts[element.id] ?? [])
            let path = element.id.section.map { "\($0)–\(element.id.item)" } ?? "layout"
            return [name, path] + frame.map { NumberText.text($0, decimals: 2) } + [String(element.zIndex)]
        }
        let table = TextTable(head: head, rows: rows, numbers: Set(1..<head.count))
        let sides = contentSize.map { [$0.width, $0.height].map { NumberText.text($0, decimals: 2) } }
        let size = sides.map { "content \($0.joined(separator: " × ")), " } ?? ""
        return table.text + "\n\(size)\(ListText.count(elements.count, "element"))\n"
    }

    private static func words(_ doubt: FrameDoubt) -> String {
        (doubt.contains(.estimated) ? " (estimated)" : "") + (doubt.contains(.uncertain) ? " (uncertain)" : "")
            + (doubt.isDisjoint(with: .undecided) ? "" : " (undecided)")
    }
}
