import VectorScene

/// Builds a specimen sheet from top to bottom.
struct SpecimenColumn {
    let sheet: SpecimenSheet
    private(set) var nodes: [Node] = []
    /// The last baseline, in points.
    private(set) var y = SpecimenSheet.margin

    /// The gap between two parts.
    static let partGap = 30.0

    private static let gridStyle = Typesetter.Style(size: 22)
    private static let gridColumns = 16
    private static let gridRow = 42.0
    private static let ruleGap = 14.0

    init(sheet: SpecimenSheet) {
        self.sheet = sheet
    }

    mutating func space(_ height: Double) { y += height }

    /// Writes a line, `step` points below the last one.
    mutating func write(_ text: SpecimenText, down step: Double = 0) {
        y += step
        add(text, at: y)
    }

    private mutating func add(_ text: SpecimenText, at baseline: Double) {
        let color = text.isNote ? sheet.theme.secondaryText : sheet.theme.text
        nodes.append(.text(sheet.typesetter.run(
            text.text, at: Point(x: text.x, y: baseline), text.style, color: color, alignment: text.alignment)))
    }

    /// Characters in rows, each centred in a cell.
    mutating func grid(_ characters: [Unicode.Scalar]) {
        let pitch = SpecimenSheet.contentWidth / Double(Self.gridColumns)
        for (index, character) in characters.enumerated() {
            let column = index % Self.gridColumns
            if column == 0 { y += index == 0 ? 26 : Self.gridRow }
            let x = SpecimenSheet.contentLeft + (Double(column) + 0.5) * pitch
            write(SpecimenText(text: String(character), style: Self.gridStyle, x: x, alignment: .middle))
        }
    }

    /// A part of the sheet under a hairline, with its name to the left of the content that `body` writes.
    mutating func part(_ name: String, _ body: (inout SpecimenColumn) -> Void) {
        let rule = Rect(
            x: SpecimenSheet.margin, y: y.rounded(), width: SpecimenSheet.width - 2 * SpecimenSheet.margin, height: 1)
        nodes.append(.shape(ShapeNode(.rect(rule), fill: .color(sheet.theme.barOutline))))
        y += Self.ruleGap
        let first = nodes.count
        body(&self)
        // The name shares the first line's baseline.
        if case .text(let run)? = nodes.dropFirst(first).first { add(.name(name), at: run.origin.y) }
        y += Self.partGap
    }
}

/// A line of text on a specimen sheet; the column determines its vertical position.
struct SpecimenText {
    var text: String
    var style: Typesetter.Style
    /// The position of the text's start, middle or end, in points.
    var x = SpecimenSheet.contentLeft
    var alignment = Typesetter.Alignment.start
    /// True for an annotation.
    var isNote = false

    /// The name of a part, at the sheet's margin.
    static func name(_ text: String) -> SpecimenText {
        SpecimenText(
            text: text, style: Typesetter.Style(size: 11, weight: .medium), x: SpecimenSheet.margin, isNote: true)
    }

    /// The label before a line.
    static func label(_ text: String) -> SpecimenText {
        SpecimenText(
            text: text, style: Typesetter.Style(size: 9), x: SpecimenSheet.contentLeft - 12, alignment: .end, isNote: true)
    }
}
