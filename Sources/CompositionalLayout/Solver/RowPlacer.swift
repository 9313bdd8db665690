/// Positions the sized subitems of a group, and determines the group's size.
struct RowPlacer {
    let item: PixelItem
    let group: PixelGroup
    let children: [RowChild]

    private var axis: Axis { group.axis }

    /// Places the subitems in an empty group.
    ///
    /// - Parameters:
    ///   - draft: the empty group; on an estimated axis its outer size becomes the extent of its content (B-E5, B-E8).
    ///   - inner: the size inside its insets.
    func draft(_ draft: GroupDraft, inner: PixelSize) -> GroupDraft {
        var draft = draft
        var inner = inner
        let present = children.filter(\.isPresent)
        for side in [axis, axis.cross] where item.size.isEstimated(side) && !present.isEmpty {
            inner[side] = side == axis ? extent(of: present) : tallest(of: present)
            draft.size[side] = inner[side]
        }

        let insets = item.effectiveInsets
        let share = share(of: inner[axis])
        var origin = PixelPoint(x: insets.leading, y: insets.top)
        for child in children {
            let edges = child.description.edges
            origin[axis] += edges.near(axis).length(share: share)
            origin[axis.cross] = insets.near(axis.cross) + crossOffset(of: child, room: inner[axis.cross])
            draft.include(child, at: origin)
            origin[axis] += child.size[axis] + edges.far(axis).length(share: share) + group.spacing.length(share: share)
        }
        return draft
    }

    /// The extent of the subitems along the row, with minimum spacings.
    private func extent(of children: [RowChild]) -> Double {
        let lengths = children.reduce(0) { $0 + $1.size[axis] + $1.description.edges.minimum(axis) }
        return lengths + Double(children.count - 1) * group.spacing.minimum
    }

    private func tallest(of children: [RowChild]) -> Double {
        children.map { $0.size[axis.cross] + $0.description.edges.minimum(axis.cross) }.max() ?? 0
    }

    /// The share of leftover space for each flexible spacing in the row; negative if the row overflows (B-P3, B-P4).
    private func share(of room: Double) -> Double {
        let edges = children.reduce(0) { $0 + $1.description.edges.flexibleCount(axis) }
        let flexible = edges + (group.spacing.isFlexible ? children.count - 1 : 0)
        return flexible > 0 ? (room - extent(of: children)) / Double(flexible) : 0
    }

    /// The offset of a subitem across the row: near, unless its edge spacing specifies otherwise (B-P6).
    private func crossOffset(of child: RowChild, room: Double) -> Double {
        child.description.edges.offset(of: child.size[axis.cross], in: room, axis.cross)
    }
}

/// A sized subitem of a row, before placing.
struct RowChild {
    var description: PixelItem
    var size: PixelSize
    /// False if the section has no item left for this subitem, which still keeps its place in the row (B-P5).
    var isPresent: Bool
    /// The subitem's estimated sides, marked as undecided until its content is measured.
    var estimates: FrameDoubt = []
    var nested: GroupDraft?
    var excess: RowExcess?

    /// Changes the length along an axis; the content stays in place.
    mutating func stretch(_ axis: Axis, to length: Double) {
        size[axis] = length
        nested?.stretch(axis, to: length, description)
    }

    /// The number of cells and anchored views that the subitem adds to its group.
    var elementCount: Int { nested?.elementCount ?? (isPresent ? 1 + description.anchored.count : 0) }

    /// The number of the section's items that the subitem takes.
    var itemCount: Int { isPresent ? nested?.slots.count ?? 1 : 0 }
}
