import CompositionalLayout
import Foundation

extension FramesRecord {
    /// The frames as a table for people: aligned columns, lengths in points with at most 2 decimals.
    public func table() -> String {
        let head = ["element", "path", "x", "y", "width", "height", "z"]
        let rows = elements.map { element in
            let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
            let name = (element.id.kind ?? element.id.category.rawValue) + (element.isHidden ? " (hidden)" : "")
            let path = element.id.item == Int.max ? "layout" : "\(element.id.section)–\(element.id.item)"
            return [name, path] + frame.map { NumberText.text($0, decimals: 2) } + [String(element.zIndex)]
        }
        let table = TextTable(head: head, rows: rows, numbers: Set(1..<head.count))
        let sides = contentSize.map { [$0.width, $0.height].map { NumberText.text($0, decimals: 2) } }
        let size = sides.map { "content \($0.joined(separator: " × ")), " } ?? ""
        return table.text + "\n\(size)\(elements.count) elements\n"
    }
}
