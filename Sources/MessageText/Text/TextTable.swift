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
