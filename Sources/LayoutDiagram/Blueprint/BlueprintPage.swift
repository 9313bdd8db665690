import CompositionalLayout
import VectorScene

/// The page of a blueprint: the drawings of its sections and bars (plates) in a line, a title above and a legend below.
struct BlueprintPage {
    private static let margin = 36.0
    static let plateGap = 34.0
    private static let minimumWidth = 380.0
    private static let gridPitch = 20.0
    private static let titleStyle = Typesetter.Style(size: 20, weight: .bold)
    private static let subtitleStyle = Typesetter.Style(size: 12)
    private static let legendGap = 36.0

    let plates: [Plate]
    /// The axis along which plates follow each other.
    let axis: Axis
    let isReversed: Bool
    let title: String?
    let subtitle: String
    let note: String?
    let showsLegend: Bool
    let showsPage: Bool
    let pen: BlueprintPen

    func picture(title: String, description: String) -> Picture {
        let drawing = drawing()
        let width = max(drawing.bounds.width + 2 * Self.margin, Self.minimumWidth).rounded(.up)
        var nodes: [Node] = []
        var y = Self.margin
        func add(_ plate: Plate, gap: Double) {
            let left = Self.margin - plate.bounds.minX
            nodes += plate.moved(x: left, y: y - plate.bounds.minY).nodes
            y += plate.bounds.height + gap
        }
        if let head = head(width: width - 2 * Self.margin) { add(head, gap: 28) }
        if !plates.isEmpty { add(drawing, gap: Self.legendGap) }
        if let foot = noteText { add(foot, gap: Self.legendGap) }
        let entries = drawing.entries.sorted()
        if showsLegend, !entries.isEmpty {
            let legend = Legend(entries: entries, pen: pen, ink: ink ?? pen.colors.secondaryText)
            add(legend.plate(width: width - 2 * Self.margin), gap: Self.legendGap)
        }
        let page = Rect(x: 0, y: 0, width: width, height: (y - Self.legendGap + Self.margin).rounded(.up))
        return Picture(
            size: Size(width: page.width, height: page.height), title: title, description: description,
            nodes: (showsPage ? [pen.fill(page, pen.colors.page), grid(page)] : []) + nodes)
    }

    /// All plates, aligned by their origins across the axis.
    private func drawing() -> Plate {
        var drawing = Plate(nodes: [], bounds: Rect(x: 0, y: 0, width: 0, height: 0), entries: [])
        var place = 0.0
        for (index, plate) in (isReversed ? plates.reversed() : plates).enumerated() {
            let distance = place - plate.bounds.near(axis)
            let moved = axis == .horizontal ? plate.moved(x: distance, y: 0) : plate.moved(x: 0, y: distance)
            drawing.nodes += moved.nodes
            drawing.entries.formUnion(moved.entries)
            drawing.bounds = index == 0 ? moved.bounds : drawing.bounds.union(moved.bounds)
            place = moved.bounds.far(axis) + Self.plateGap
        }
        return drawing
    }

    /// The colour of title and legend in a picture without a page background; `nil` for a blueprint's own text colours.
    private var ink: AdaptiveColor? { showsPage ? nil : Theme.standard.withoutPage.text }

    private func head(width: Double) -> Plate? {
        guard let title else { return nil }
        let typesetter = pen.typesetter
        var runs: [TextRun] = []
        // The vertical middle of the current line.
        var y = max(8, typesetter.capHeight(Self.titleStyle) / 2)
        for (index, line) in typesetter.lines(of: title, Self.titleStyle, width: width).enumerated() {
            if index > 0 { y += typesetter.room(26, at: Self.titleStyle.size) }
            runs.append(pen.text(line, at: Point(x: 0, y: y), Self.titleStyle, ink ?? pen.colors.text))
        }
        for (index, line) in typesetter.lines(of: subtitle, Self.subtitleStyle, width: width).enumerated() {
            y += typesetter.room(index == 0 ? 25 : 17)
            runs.append(pen.text(line, at: Point(x: 0, y: y), Self.subtitleStyle, ink ?? pen.colors.secondaryText))
        }
        let bounds = Rect(x: 0, y: 0, width: width, height: y + 7)
        return Plate(nodes: runs.map { .text($0) }, bounds: bounds, entries: [])
    }

    private var noteText: Plate? {
        note.map { note in
            let style = Typesetter.Style(size: 13, weight: .bold)
            let run = pen.text(note, at: Point(x: 0, y: 6), style, ink ?? pen.colors.secondaryText)
            return Plate(nodes: [.text(run)], bounds: Rect(x: 0, y: 0, width: run.advance, height: 12), entries: [])
        }
    }

    private func grid(_ page: Rect) -> Node {
        func steps(_ end: Double) -> StrideTo<Double> { stride(from: Self.gridPitch, to: end, by: Self.gridPitch) }
        let width = 0.8
        let lines = page.inset(by: width / 2)
        let upright = steps(page.width).map { (Point(x: $0, y: lines.minY), Point(x: $0, y: lines.maxY)) }
        let level = steps(page.height).map { (Point(x: lines.minX, y: $0), Point(x: lines.maxX, y: $0)) }
        return pen.lines(upright + level, pen.colors.grid, width: width)
    }
}

/// A part of a blueprint, drawn relative to its own origin.
struct Plate {
    var nodes: [Node]
    /// A rectangle that contains the whole drawing.
    var bounds: Rect
    /// The legend entries that the drawing needs.
    var entries: Set<LegendEntry>

    func moved(x: Double, y: Double) -> Plate {
        Plate(nodes: nodes.map { $0.moved(x: x, y: y) }, bounds: bounds.moved(x: x, y: y), entries: entries)
    }
}

extension Node {
    /// The node at another position.
    func moved(x: Double, y: Double) -> Node {
        switch self {
        case .shape(var node):
            node.shape = node.shape.moved(x: x, y: y)
            return .shape(node)
        case .text(var run):
            run.origin.x += x
            run.origin.y += y
            return .text(run)
        case .group(var group):
            precondition(group.transform == .identity, "A transformed group cannot be moved by its children.")
            group.children = group.children.map { $0.moved(x: x, y: y) }
            group.clip = group.clip?.moved(x: x, y: y)
            return .group(group)
        }
    }
}
