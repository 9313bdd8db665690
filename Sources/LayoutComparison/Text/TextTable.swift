/// A table of plain text with aligned columns.
package struct TextTable {
    var head: [String]
    var rows: [[String]]
    /// Columns of numbers, which are aligned to the right.
    var numbers: Set<Int>

    package init(head: [String], rows: [[String]], numbers: Set<Int> = []) {
        self.head = head
        self.rows = rows
        self.numbers = numbers
    }

    /// A line a row, the head first.
    package var text: String {
        let all = [head] + rows
        let widths = head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        let lines = all.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                if column > 0 { line += "  " }
                line += numbers.contains(column) ? padding + cell : cell + padding
            }
            while line.last == " " { line.removeLast() }
            return line
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
