import VectorScene

/// Explains the lines and colours of a blueprint.
struct Legend {
    private static let swatch = Rect(x: 0, y: 0, width: 18, height: 14)
    private static let lineHeight = 24.0
    private static let entryGap = 22.0

    let entries: [LegendEntry]
    let pen: BlueprintPen
    let ink: AdaptiveColor

    /// The legend in lines no wider than `width`, with its top-left corner at the origin.
    func plate(width: Double) -> Plate {
        var nodes: [Node] = []
        var (x, y, widest) = (0.0, 0.0, 0.0)
        for entry in entries {
            let length = Self.swatch.width + 7 + pen.width(entry.text, BlueprintPen.noteStyle)
            if x > 0, x + length > width { (x, y) = (0, y + pen.typesetter.room(Self.lineHeight)) }
            nodes += swatch(entry).map { $0.moved(x: x, y: y) }
            nodes.append(.text(pen.text(
                entry.text, at: Point(x: x + Self.swatch.width + 7, y: y + Self.swatch.midY), BlueprintPen.noteStyle,
                ink)))
            widest = max(widest, x + length)
            x += length + Self.entryGap
        }
        return Plate(nodes: nodes, bounds: Rect(x: 0, y: 0, width: widest, height: y + Self.swatch.height), entries: [])
    }

    private func swatch(_ entry: LegendEntry) -> [Node] {
        let (colors, box) = (pen.colors, Self.swatch)
        switch entry {
        case .section: return [pen.outline(box, colors.section, width: 1.5, radius: 2, fill: colors.sectionFill)]
        case .group(let depth):
            return [pen.outline(box, colors.group(depth), width: 1.4, dashes: GroupPainter.dashes(depth))]
        case .item: return [pen.outline(box, colors.itemOutline, width: 1.2, radius: 3, fill: colors.itemFill)]
        case .missingItem: return [pen.outline(box, colors.guide, radius: 3, dashes: [1.5, 2.5])]
        case .separator: return [pen.fill(Rect(x: 0, y: box.midY - 0.6, width: box.width, height: 1.2), colors.text)]
        case .insets: return hatched(colors.inset)
        case .guide: return hatched(colors.guide)
        case .spacing: return [pen.fill(box, GroupPainter.spacingFill(colors)), dimensionLine]
        case .bar: return [pen.outline(box, colors.bar, radius: 3, fill: colors.barFill)]
        case .anchored: return [pen.outline(box, colors.anchored, radius: 7, fill: colors.anchoredFill)]
        case .anchor:
            let middle = Point(x: box.midX, y: box.midY)
            return AnchorMark(site: middle, own: middle).nodes(pen)
        case .decoration:
            let color = colors.section.opacity(0.7)
            return [pen.outline(box, color, radius: 3, dashes: [1, 2], fill: colors.decorationFill)]
        }
    }

    private func hatched(_ color: AdaptiveColor) -> [Node] {
        let ground = pen.fill(Self.swatch, pen.colors.sectionFill)
        return [ground] + pen.hatching([Self.swatch], color) + [pen.outline(Self.swatch, color.opacity(0.6))]
    }

    private var dimensionLine: Node {
        let ends = [0.7, Self.swatch.maxX - 0.7]
        let line = (Point(x: ends[0], y: Self.swatch.midY), Point(x: ends[1], y: Self.swatch.midY))
        let ticks = ends.map { (Point(x: $0, y: 3), Point(x: $0, y: 11)) }
        return pen.lines([line] + ticks, pen.colors.spacing, width: 1.3)
    }
}

/// An entry of the legend; cases are in the legend's order.
enum LegendEntry: Hashable, Comparable {
    case section
    case group(depth: Int)
    case item
    case missingItem
    case separator
    case insets
    case guide
    case spacing
    case bar
    case anchored
    case anchor
    case decoration

    var text: String {
        switch self {
        case .section: "section"
        case .group(depth: 0): "group"
        case .group(depth: 1): "group in a group"
        case .group(let depth): "\(depth + 1) groups deep"
        case .item: "item"
        case .missingItem: "slot without item"
        case .separator: "separator"
        case .insets: "content insets"
        case .guide: "guide"
        case .spacing: "spacing"
        case .bar: "boundary item"
        case .anchored: "anchored view"
        case .anchor: "anchor"
        case .decoration: "decoration"
        }
    }
}
