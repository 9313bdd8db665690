import CompositionalLayout
import VectorScene

/// The page layout of an exploded diagram, in points.
struct ExplodedPage {
    private let rows: [ExplodedRow]
    /// A remark on kinds of sections that are not drawn.
    private let remark: String?
    private let subject: DrawableLayout
    private let style: DiagramStyle
    private let typesetter: Typesetter
    /// The columns' left edges and widths.
    private var columns: [(x: Double, width: Double)] = []
    private(set) var size = Size(width: 0, height: 0)
    private(set) var nodes: [Node] = []

    private static let margin = 40.0
    /// The gap between columns, with room for an arrow.
    private static let gap = 64.0
    private static let rowGap = 44.0
    private static let headingStyle = Typesetter.Style(size: 16, weight: .bold)
    private static let tagStyle = Typesetter.Style(size: 11, weight: .medium)
    private static let captionStyle = Typesetter.Style(size: 12)
    private static let tagHeight = 16.0
    private static let captionHeight = 18.0
    private static let minimumWidth = 420.0
    private static let minimumColumn = 110.0

    init(
        _ rows: [ExplodedRow], remark: String?, subject: DrawableLayout, style: DiagramStyle, typesetter: Typesetter
    ) {
        self.rows = rows
        self.remark = remark
        self.subject = subject
        self.style = style
        self.typesetter = typesetter
        columns = Self.columns(rows)
        let right = columns.last.map { $0.x + $0.width } ?? 0
        size.width = max(right + Self.margin, Self.minimumWidth).rounded(.up)
        lay()
    }

    private var theme: Theme { style.showsPage ? style.theme : style.theme.withoutPage }
    private var textWidth: Double { size.width - 2 * Self.margin }

    /// The position and width of each column, as wide as its widest box in any row.
    private static func columns(_ rows: [ExplodedRow]) -> [(x: Double, width: Double)] {
        var x = margin
        return (0..<(rows.map(\.columns.count).max() ?? 0)).map { index in
            let widths = rows.compactMap { $0.columns.indices.contains(index) ? $0.columns[index].size.width : nil }
            let width = max(minimumColumn, widths.max() ?? 0).rounded(.up)
            defer { x += width + gap }
            return (x, width)
        }
    }

    /// Stacks everything vertically.
    private mutating func lay() {
        var y = title()
        for (index, row) in rows.enumerated() {
            if index > 0 { y = rule(at: y) }
            y = lay(row, at: y)
        }
        if let remark, style.showsCaption { y = paragraph(remark, at: y + typesetter.room(26)) }
        size.height = (y + 34).rounded(.up)
        let ground = Rect(x: 0, y: 0, width: size.width, height: size.height)
        if style.showsPage { nodes.insert(.shape(ShapeNode(.rect(ground), fill: .color(theme.exploded.page))), at: 0) }
    }

    /// Writes the title and the information beside it.
    ///
    /// - Returns: the top of the first row.
    private mutating func title() -> Double {
        guard style.showsTitle else { return typesetter.room(30) }
        let info = ScreenPage.info(subject, size: subject.layout.viewport.size)
        let header = ScreenPage.header(subject.title, info, room: textWidth, typesetter)
        let pitch = typesetter.room(17, at: ScreenPage.titleStyle.size)
        for (index, line) in header.titles.enumerated() {
            let baseline = typesetter.room(34) + Double(index) * pitch
            write(line, at: Point(x: Self.margin, y: baseline), ScreenPage.titleStyle, theme.text)
        }
        if let info = header.info {
            write(
                info, at: Point(x: size.width - Self.margin, y: typesetter.room(34)), ScreenPage.captionStyle,
                theme.secondaryText, .end)
        }
        return typesetter.room(62) + Double(max(0, header.titles.count - 1)) * pitch
    }

    /// A hairline between rows.
    private mutating func rule(at y: Double) -> Double {
        let line = y + Self.rowGap / 2
        var path = Path()
        path.move(to: Point(x: Self.margin, y: line))
        path.line(to: Point(x: size.width - Self.margin, y: line))
        nodes.append(.shape(ShapeNode(.path(path), stroke: Stroke(.color(theme.barOutline), width: 1))))
        return y + Self.rowGap
    }

    private mutating func write(
        _ text: String, at point: Point, _ style: Typesetter.Style, _ color: AdaptiveColor,
        _ alignment: Typesetter.Alignment = .start
    ) {
        nodes.append(.text(typesetter.run(text, at: point, style, color: color, alignment: alignment)))
    }

    /// Adds a text broken into lines.
    ///
    /// - Parameter y: the first baseline.
    /// - Returns: the last baseline.
    private mutating func paragraph(_ text: String, at y: Double) -> Double {
        let words = text.split(separator: " ").map(String.init)
        let lines = typesetter.lines(of: words, separator: " ", Self.captionStyle, width: textWidth)
        let pitch = typesetter.room(Self.captionHeight, at: Self.captionStyle.size)
        for (index, line) in lines.enumerated() {
            write(
                line, at: Point(x: Self.margin, y: y + Double(index) * pitch), Self.captionStyle, theme.secondaryText)
        }
        return y + Double(max(0, lines.count - 1)) * pitch
    }
}

// MARK: - A row

extension ExplodedPage {
    /// Draws a row: headings, columns, arrows and caption.
    ///
    /// - Returns: the bottom of the row.
    private mutating func lay(_ row: ExplodedRow, at top: Double) -> Double {
        let tags = row.columns.enumerated().map { index, column in
            typesetter.lines(of: column.tags, separator: " · ", Self.tagStyle, width: headingRoom(index))
        }
        for (index, column) in row.columns.enumerated() {
            heading(column, tags[index], at: Point(x: columns[index].x, y: top + typesetter.room(12)), room: headingRoom(index))
        }
        let tagRoom = Double(tags.map(\.count).max() ?? 0) * typesetter.room(Self.tagHeight)
        let start = top + typesetter.room(12) + tagRoom + typesetter.room(20)
        let height = row.columns.map(\.size.height).max() ?? 0
        let origins = row.columns.enumerated().map { index, column in
            Point(x: columns[index].x, y: (start + (height - column.size.height) / 2).rounded())
        }
        for index in row.columns.indices.dropFirst() {
            nodes += arrow(from: row.columns[index - 1], at: origins[index - 1], to: row.columns[index], at: origins[index])
        }
        let painter = ExplodedPainter(
            theme: style.theme, typesetter: typesetter, showsLabels: style.showsLabels,
            isRightToLeft: subject.layout.viewport.isRightToLeft)
        for (column, origin) in zip(row.columns, origins) { nodes += painter.nodes(column, at: origin) }
        let end = start + height
        return style.showsCaption ? paragraph(row.caption, at: end + typesetter.room(32)) : end
    }

    /// The width for a heading, which may extend over the gap to the next column, but not to that column's text.
    private func headingRoom(_ index: Int) -> Double {
        let end = index + 1 < columns.count ? columns[index + 1].x - 18 : size.width - Self.margin
        return end - columns[index].x
    }

    private mutating func heading(_ column: ExplodedColumn, _ tags: [String], at point: Point, room: Double) {
        let color = theme.exploded.shades(column.level).text
        let title = column.titles.first { typesetter.width(of: $0, Self.headingStyle) <= room } ?? column.titles.last
        if let title = title.flatMap({ typesetter.fitted($0, Self.headingStyle, width: room) }) {
            write(title, at: point, Self.headingStyle, color)
        }
        for (index, tag) in tags.enumerated() {
            write(
                tag, at: Point(x: point.x, y: point.y + 4 + Double(index + 1) * typesetter.room(Self.tagHeight)), Self.tagStyle,
                theme.secondaryText)
        }
    }

    private func arrow(
        from column: ExplodedColumn, at origin: Point, to next: ExplodedColumn, at end: Point
    ) -> [Node] {
        guard let member = column.enlarged?.moved(x: origin.x, y: origin.y) else { return [] }
        let frame = next.frame.moved(x: end.x, y: end.y)
        let right = origin.x + column.size.width
        let inset = min(10, frame.height / 4)
        return ExplodedArrow(
            from: (right + 3, member.minY, member.maxY), to: (end.x - 3, frame.minY + inset, frame.maxY - inset),
            shades: theme.exploded.shades(next.level), ink: theme.secondaryText
        ).nodes
    }
}

/// The connector from a member to the column that enlarges it: two faint lines that diverge like a lens, and an arrow.
struct ExplodedArrow {
    /// The member's right edge, where the lens starts.
    var from: (x: Double, top: Double, bottom: Double)
    /// The left edge of the box where the lens ends.
    var to: (x: Double, top: Double, bottom: Double)
    var shades: ExplodedPalette.Shades
    var ink: AdaptiveColor

    var nodes: [Node] {
        [.shape(ShapeNode(.path(lens), fill: .color(shades.tint.opacity(0.45)))), arrow]
    }

    private var lens: Path {
        var path = Path()
        let bend = (to.x - from.x) * 0.5
        path.move(to: Point(x: from.x, y: from.top))
        path.curve(
            Point(x: from.x + bend, y: from.top), Point(x: to.x - bend, y: to.top), to: Point(x: to.x, y: to.top))
        path.line(to: Point(x: to.x, y: to.bottom))
        path.curve(
            Point(x: to.x - bend, y: to.bottom), Point(x: from.x + bend, y: from.bottom),
            to: Point(x: from.x, y: from.bottom))
        path.close()
        return path
    }

    /// A curve from the member to the box, horizontal at both ends.
    private var arrow: Node {
        let gap = 12.0
        let end = Point(x: to.x - gap, y: (to.top + to.bottom) / 2)
        let middle = (from.top + from.bottom) / 2
        let start = Point(x: from.x + gap, y: abs(middle - end.y) < 1 ? end.y : middle)
        var path = Path()
        path.move(to: start)
        if abs(start.y - end.y) >= 1 {
            // The last part is straight, so that the arrowhead is aligned with the line.
            let neck = Point(x: end.x - 9, y: end.y)
            let bend = (neck.x - start.x) * 0.75
            path.curve(Point(x: start.x + bend, y: start.y), Point(x: neck.x - bend, y: end.y), to: neck)
        }
        path.line(to: end)
        path.move(to: Point(x: end.x - 6, y: end.y - 5))
        path.line(to: end)
        path.line(to: Point(x: end.x - 6, y: end.y + 5))
        return .shape(ShapeNode(.path(path), stroke: Stroke(.color(ink), width: 2, ends: .round)))
    }
}
