import CompositionalLayout
import VectorScene

/// Draws a section's groups: spacing, insets, items, then the outlines of all levels.
struct GroupPainter {
    let pen: BlueprintPen
    let subject: DrawableLayout

    private var colors: BlueprintColors { pen.colors }
    private static let thinnestSeparator = 1.2
    /// The greatest nesting depth with its own line style and legend entry; deeper groups use the same.
    private static let distinctDepth = 4

    /// Long dashes for the outermost group, shorter ones for nested groups.
    static func dashes(_ depth: Int) -> [Double] {
        switch depth {
        case 0: [7, 4]
        case 1: [4, 3]
        case 2: [1.5, 2.5]
        case 3: [8, 2, 1.5, 2]
        default: [3, 1.5]
        }
    }

    static func spacingFill(_ colors: BlueprintColors) -> AdaptiveColor { colors.spacing.opacity(0.16) }

    func nodes(_ group: SectionAnatomy.Group) -> [Node] {
        var nodes = group.gaps.map { pen.fill($0.rect, Self.spacingFill(colors)) }
        nodes += pen.hatching(insets(group), colors.inset)
        nodes += group.cells.compactMap(item) + group.parts.compactMap(missing)
        nodes += group.parts.compactMap(outline)
        return nodes
    }

    /// The content insets of items and groups: the area between a slot and the frame inside it, as strips.
    private func insets(_ group: SectionAnatomy.Group) -> [Rect] {
        group.parts.filter(\.part.isPresent).flatMap { part in
            part.slot == part.frame ? [] : Hatching.ring(part.slot, around: part.frame)
        }
    }

    /// The dotted outline of a slot without an item.
    private func missing(_ part: SectionAnatomy.Part) -> Node? {
        guard part.part.arrangement == nil, !part.part.isPresent else { return nil }
        return pen.outline(part.frame, colors.guide, radius: 3, dashes: [1.5, 2.5])
    }

    private func item(_ part: SectionAnatomy.Part) -> Node? {
        guard let cell = part.cell else { return nil }
        let radius = min(6, min(part.frame.width, part.frame.height) * 0.12)
        let box = pen.outline(part.frame, colors.itemOutline, width: 1.2, radius: radius, fill: colors.itemFill)
        let slot = part.slot == part.frame ? [] : [pen.outline(part.slot, colors.inset.opacity(0.6), width: 0.8)]
        return .group(Group([box] + slot, meaning: Meaning(cell, of: subject)))
    }

    private func outline(_ part: SectionAnatomy.Part) -> Node? {
        guard part.part.arrangement != nil, part.part.isPresent else { return nil }
        // A group that fills its parent is drawn slightly smaller, so that both outlines are visible.
        let shortest = min(part.slot.width, part.slot.height)
        let rect = part.slot.inset(by: min(Double(part.part.depth) * 2.5, shortest / 8))
        return pen.outline(rect, colors.group(part.part.depth), width: 1.5, dashes: Self.dashes(part.part.depth))
    }

    /// The separator between two rows of a list, thick enough to be visible on top of the outlines of their groups.
    func separator(_ line: SectionAnatomy.Surrounding) -> Node {
        let height = max(Self.thinnestSeparator, line.rect.height)
        let seen = Rect(x: line.rect.x, y: line.rect.midY - height / 2, width: line.rect.width, height: height)
        return .group(Group([pen.fill(seen, colors.text)], meaning: Meaning(line.element, of: subject)))
    }

    func entries(_ group: SectionAnatomy.Group) -> Set<LegendEntry> {
        var entries: Set<LegendEntry> = []
        for part in group.parts {
            if part.part.arrangement != nil { entries.insert(.group(depth: min(part.part.depth, Self.distinctDepth))) }
            else { entries.insert(part.part.isPresent ? .item : .missingItem) }
            if part.slot != part.frame { entries.insert(.insets) }
        }
        if !group.gaps.isEmpty { entries.insert(.spacing) }
        if !group.separators.isEmpty { entries.insert(.separator) }
        if !group.anchored.isEmpty { entries.formUnion([.anchored, .anchor]) }
        return entries
    }
}
