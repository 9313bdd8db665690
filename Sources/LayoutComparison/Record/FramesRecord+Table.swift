import CompositionalLayout
import Foundation
import TerminalText

extension FramesRecord {
    /// The frames as a readable table with aligned columns; lengths are in points with at most 2 decimals.
    public func table() -> String {
        let head = ["element", "path", "x", "y", "width", "height", "z"]
        let rows = elements.map { element in
            let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
            let name = (element.id.kind ?? element.id.category.rawValue) + (element.isHidden ? " (hidden)" : "")
                + Self.words(doubts[element.id] ?? [])
            let path = element.id.section.map { "\($0)–\(element.id.item)" } ?? "layout"
            return [name, path] + frame.map { NumberText.text($0, decimals: 2) } + [String(element.zIndex)]
        }
        let table = TextTable(head: head, rows: rows, numbers: Set(1..<head.count))
        let sides = contentSize.map { [$0.width, $0.height].map { NumberText.text($0, decimals: 2) } }
        let size = sides.map { "content \($0.joined(separator: " × ")), " } ?? ""
        return table.text + "\n\(size)\(elements.count) element\(elements.count == 1 ? "" : "s")\n"
    }

    private static func words(_ doubt: FrameDoubt) -> String {
        (doubt.contains(.estimated) ? " (estimated)" : "") + (doubt.contains(.uncertain) ? " (uncertain)" : "")
    }
}

/// A plain-text table with aligned columns.
package struct TextTable {
    var head: [String]
    var rows: [[String]]
    /// Numeric columns, aligned to the right.
    var numbers: Set<Int>

    package init(head: [String], rows: [[String]], numbers: Set<Int> = []) {
        self.head = head
        self.rows = rows
        self.numbers = numbers
    }

    /// Width in characters.
    private static func width(of cell: String) -> Int {
        TerminalText.isPlainASCII(cell) ? cell.utf8.count : cell.count
    }

    /// One line per row, the header first.
    package var text: String {
        let all = ([head] + rows).map { $0.map(TerminalText.line) }
        let widths = head.indices.map { column in all.map { Self.width(of: $0[column]) }.max() ?? 0 }
        let lines = all.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                let padding = String(repeating: " ", count: widths[column] - Self.width(of: cell))
                if column > 0 { line += "  " }
                line += numbers.contains(column) ? padding + cell : cell + padding
            }
            while line.last == " " { line.removeLast() }
            return line
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
