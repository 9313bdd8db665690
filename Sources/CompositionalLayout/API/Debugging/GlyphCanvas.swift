/// A page of character cells for drawing boxes and text. Lines run through the middles of cells and are joined where
/// they meet; anything outside the page is clipped.
struct GlyphCanvas {
    let columns: Int
    let rows: Int
    private var cells: [GlyphCell]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: GlyphCell(), count: columns * rows)
    }

    /// The page's lines, without trailing blanks; none for a blank page.
    var lines: [String] {
        let lines = (0..<rows).map { row in
            let line = (0..<columns).map { cells[row * columns + $0].character }
            return String(line.prefix((line.lastIndex { $0 != " " } ?? -1) + 1))
        }
        return lines.allSatisfy(\.isEmpty) ? [] : lines
    }

    var isHatched: Bool { cells.contains { $0.isHatched && $0.character == "░" } }

    private mutating func change(_ column: Int, _ row: Int, _ change: (inout GlyphCell) -> Void) {
        guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
        change(&cells[row * columns + column])
    }

    /// Draws a box over existing content: it covers what is inside, and its outline is joined to the lines outside.
    ///
    /// - Parameter owner: the box's number.
    mutating func draw(_ box: GlyphRect, _ weight: GlyphCell.Weight, owner: Int) {
        let inside = box.inside
        for row in inside.rows.clamped(to: 0..<rows) {
            for column in inside.columns.clamped(to: 0..<columns) {
                change(column, row) { $0 = GlyphCell(owner: owner) }
            }
            change(box.left, row) { $0.right = .none }
            change(box.right, row) { $0.left = .none }
        }
        for column in inside.columns.clamped(to: 0..<columns) {
            change(column, box.top) { $0.down = .none }
            change(column, box.bottom) { $0.up = .none }
        }
        for row in Set([box.top, box.bottom]) { drawLine(row: row, box.left, box.right, weight) }
        for column in Set([box.left, box.right]) { drawLine(column: column, box.top, box.bottom, weight) }
    }

    private mutating func drawLine(row: Int, _ left: Int, _ right: Int, _ weight: GlyphCell.Weight) {
        for column in (left..<right).clamped(to: -1..<columns) {
            change(column, row) { $0.join(\.right, weight) }
            change(column + 1, row) { $0.join(\.left, weight) }
        }
    }

    private mutating func drawLine(column: Int, _ top: Int, _ bottom: Int, _ weight: GlyphCell.Weight) {
        for row in (top..<bottom).clamped(to: -1..<rows) {
            change(column, row) { $0.join(\.down, weight) }
            change(column, row + 1) { $0.join(\.up, weight) }
        }
    }

    /// Hatches the interior of a box except the part within `frame`'s outline.
    mutating func hatch(_ box: GlyphRect, around frame: GlyphRect) {
        let (inside, kept) = (box.inside, frame.inside)
        for row in inside.rows.clamped(to: 0..<rows) {
            for column in inside.columns.clamped(to: 0..<columns)
            where !kept.rows.contains(row) || !kept.columns.contains(column) {
                change(column, row) { $0.isHatched = true }
            }
        }
    }

    /// The longest run of columns in which all of some rows show the interior of a box.
    func run(of owner: Int, columns: Range<Int>, rows: Range<Int>) -> Range<Int> {
        var longest = columns.lowerBound..<columns.lowerBound
        var start = columns.lowerBound
        for column in columns {
            let isOwned = rows.allSatisfy { cells[$0 * self.columns + column].owner == owner }
            if !isOwned { start = column + 1 }
            if column + 1 - start > longest.count { longest = start..<(column + 1) }
        }
        return longest
    }

    mutating func write(_ text: String, column: Int, row: Int) {
        for (index, character) in text.enumerated() { change(column + index, row) { $0.text = character } }
    }

    /// Whether there is space for a text of this length without overwriting another.
    func isFree(column: Int, row: Int, length: Int) -> Bool {
        guard (0..<rows).contains(row), column >= 0, column + length <= columns else { return false }
        return (column..<(column + length)).allSatisfy { cells[row * columns + $0].text == nil }
    }
}

/// One character cell of a canvas: the half lines that meet in its middle, a text, or a hatch.
struct GlyphCell {
    enum Weight: Int {
        case none = 0
        case light
        case heavy
    }

    /// The weights of the four half lines.
    var up = Weight.none
    var right = Weight.none
    var down = Weight.none
    var left = Weight.none
    var text: Character?
    var isHatched = false
    /// The number of the box whose interior the cell shows.
    var owner: Int?

    /// All joints of light and heavy lines: the index is the weights of up, right, down and left as base-3 digits.
    private static let joints = Array(
        " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳" + "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈" + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋")

    /// Adds a half line; of two lines the heavier is visible.
    mutating func join(_ half: WritableKeyPath<GlyphCell, Weight>, _ weight: Weight) {
        if self[keyPath: half].rawValue < weight.rawValue { self[keyPath: half] = weight }
        owner = nil
    }

    /// Text covers lines, and lines cover hatching.
    var character: Character {
        if let text { return text }
        let joint = [up, right, down, left].reduce(0) { $0 * 3 + $1.rawValue }
        return joint == 0 && isHatched ? "░" : Self.joints[joint]
    }
}

/// A rectangle of a canvas, given by the cells that its outline runs through.
struct GlyphRect: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// The cells within the outline.
    var inside: (columns: Range<Int>, rows: Range<Int>) {
        ((left + 1)..<max(left + 1, right), (top + 1)..<max(top + 1, bottom))
    }

    func intersection(_ other: GlyphRect) -> GlyphRect {
        GlyphRect(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
    }
}
