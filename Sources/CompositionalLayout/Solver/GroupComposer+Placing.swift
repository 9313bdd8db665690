extension GroupComposer {
    /// Puts sized subitems where they belong, and gives the group its size.
    func place(
        _ row: Row, of item: ItemDescription, in group: GroupDescription, size: PixelSize
    ) -> GroupDraft {
        let axis = group.axis
        let present = row.children.filter(\.isPresent)
        var draft = GroupDraft(size: size)
        var inner = row.inner
        if item.size.isEstimated(axis), !present.isEmpty {
            inner[axis] = taken(by: present, axis, spacing: group.spacing)
            draft.size[axis] = inner[axis]
        }
        if item.size.isEstimated(axis.cross), !present.isEmpty {
            inner[axis.cross] = present.map { $0.size[axis.cross] + $0.description.edges.minimum(axis.cross) }.max() ?? 0
            draft.size[axis.cross] = inner[axis.cross]
        }

        let insets = item.effectiveInsets
        let share = share(of: row.children, axis, room: inner[axis], spacing: group.spacing)
        var origin = PixelPoint(x: insets.leading, y: insets.top)
        for child in row.children {
            let edges = child.description.edges
            origin[axis] += edges.near(axis).length(share: share)
            origin[axis.cross] = insets.near(axis.cross) + crossOffset(of: child, axis.cross, room: inner[axis.cross])
            add(child, at: origin, to: &draft)
            origin[axis] += child.size[axis] + edges.far(axis).length(share: share) + group.spacing.length(share: share)
        }
        return draft
    }

    /// The room that subitems take with the least spacings there may be.
    private func taken(by children: [Child], _ axis: Axis, spacing: Spacing) -> Double {
        let lengths = children.reduce(0) { $0 + $1.size[axis] + $1.description.edges.minimum(axis) }
        return lengths + Double(children.count - 1) * spacing.minimum
    }

    /// What each flexible spacing of the row gets of the room left over; negative where the row overflows (B-P3, B-P4).
    private func share(of children: [Child], _ axis: Axis, room: Double, spacing: Spacing) -> Double {
        let edges = children.reduce(0) { $0 + $1.description.edges.flexibleCount(axis) }
        let flexible = edges + (spacing.isFlexible ? children.count - 1 : 0)
        guard flexible > 0 else { return 0 }
        return (room - taken(by: children, axis, spacing: spacing)) / Double(flexible)
    }

    /// Where a subitem stands across the row: near, unless its edge spacing says otherwise (B-P6).
    private func crossOffset(of child: Child, _ axis: Axis, room: Double) -> Double {
        let edges = child.description.edges
        let flexible = edges.flexibleCount(axis)
        let slack = room - child.size[axis] - edges.minimum(axis)
        return edges.near(axis).length(share: flexible == 0 ? 0 : slack / Double(flexible))
    }

    private func add(_ child: Child, at origin: PixelPoint, to draft: inout GroupDraft) {
        if let nested = child.nested {
            draft.include(nested, at: origin)
            return
        }
        let slot = PixelRect(origin: origin, size: child.size)
        let frame = slot.inset(by: child.description.effectiveInsets)
        draft.include(.init(slot: slot, frame: frame, zIndex: 0), isPresent: child.isPresent)
        guard child.isPresent else { return }
        draft.sites += child.description.anchored.map { anchored in
            GroupDraft.AnchorSite(description: anchored, rect: frame, container: frame.size)
        }
    }
}
