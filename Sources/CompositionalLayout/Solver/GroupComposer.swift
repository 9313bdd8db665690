/// Places the subitems of groups.
///
/// Composing reads values and the measuring closure only, so a group can be composed again at any time and comes out
/// the same.
struct GroupComposer {
    /// The size that a cell's content asks for, given the cell's index in the section and the size proposed to it;
    /// `nil` where the content has no say.
    typealias Measure = (_ item: Int, _ proposal: PixelSize) -> PixelSize?

    var measure: Measure?
    /// The most cells that one group may hold.
    var slotLimit = 1_000_000

    /// One subitem of a group, sized and not yet placed.
    private struct Child {
        var description: ItemDescription
        var size: PixelSize
        var isPresent: Bool
        var nested: GroupDraft?
    }

    /// The subitems of a group along its axis.
    private struct Row {
        var children: [Child]
        /// Inner extent; on an estimated axis what the children take.
        var inner: PixelSize
    }

    /// Composes a group.
    ///
    /// - Parameters:
    ///   - item: the group with its insets and anchored views.
    ///   - size: its outer size, estimates counting as they stand.
    ///   - container: what its size was resolved in.
    ///   - items: the section's items that are left for it; it takes the first ones. A complete composition is
    ///     made in any case, and its remaining cells left out.
    ///   - place: where the group stands, for errors.
    /// - Complexity: O(slots of the group).
    func draft(
        _ item: ItemDescription, _ group: GroupDescription, size: PixelSize, in container: PixelSize,
        items: Range<Int>, at place: LayoutError.Place
    ) throws(LayoutError) -> GroupDraft {
        let inner = try innerSize(of: item, size: size, at: place)
        var draft: GroupDraft
        if case .custom(let frames) = group.arrangement {
            draft = custom(frames, size: size, itemCount: items.count)
        } else {
            let row = try fill(group, of: item, inner: inner, items: items, at: place)
            draft = self.place(row, of: item, in: group, size: size)
        }
        if !draft.slots.isEmpty {
            let rect = PixelRect(origin: .zero, size: draft.size).inset(by: item.effectiveInsets)
            draft.sites += item.anchored.map { GroupDraft.AnchorSite(description: $0, rect: rect, container: container) }
        }
        guard draft.slots.count <= slotLimit else { throw LayoutError(.tooManyItemsInGroup(limit: slotLimit), at: place) }
        return draft
    }

    /// The room inside a group's insets.
    private func innerSize(
        of item: ItemDescription, size: PixelSize, at place: LayoutError.Place
    ) throws(LayoutError) -> PixelSize {
        let insets = item.effectiveInsets
        var inner = size
        for axis in [Axis.horizontal, .vertical] {
            inner[axis] -= insets.total(axis)
            if insets.total(axis) > 0, inner[axis] <= 0 {
                throw LayoutError(.noRoomForGroup(axis, size: size, inset: insets.total(axis)), at: place)
            }
        }
        return inner
    }

    /// A custom group's cells: the frames as given; it is never trimmed (B-G9, B-G10).
    private func custom(_ frames: [GroupDescription.CustomFrame], size: PixelSize, itemCount: Int) -> GroupDraft {
        var draft = GroupDraft(size: size)
        for frame in frames.prefix(itemCount) {
            draft.include(.init(slot: frame.frame, frame: frame.frame, zIndex: frame.zIndex), isPresent: true)
        }
        return draft
    }
}

// MARK: - Filling

extension GroupComposer {
    /// How many subitems a group takes, and what their fractions are fractions of.
    private struct Plan {
        var count: Int
        var container: PixelSize
        /// The main extent that all subitems are given, whatever they ask for (B-G5).
        var sharedExtent: Double?
    }

    private func fill(
        _ group: GroupDescription, of item: ItemDescription, inner: PixelSize, items: Range<Int>, at place: LayoutError.Place
    ) throws(LayoutError) -> Row {
        let isOpen = item.size.isEstimated(group.axis)
        var plan = try plan(group, inner: inner, isOpen: isOpen, items: items, at: place)
        let flows = measure != nil && !isOpen && group.flows
        var children = try children(of: group, plan, inner: inner, flows: flows, isOpen: isOpen, items: items, at: place)
        // Measured sizes may change how many subitems a row takes, and with it the room left by the spacings (B-E14).
        var passes = 0
        while flows, children.count != plan.count, passes < 4 {
            passes += 1
            plan.count = children.count
            plan.container = reduced(inner, group, count: plan.count)
            children = try self.children(
                of: group, plan, inner: inner, flows: flows, isOpen: isOpen, items: items, at: place)
        }
        equalise(&children)
        return Row(children: children, inner: inner)
    }

    /// A group's inner size less the spacings between `count` subitems (B-P1).
    private func reduced(_ inner: PixelSize, _ group: GroupDescription, count: Int) -> PixelSize {
        var container = inner
        container[group.axis] -= Double(max(0, count - 1)) * group.spacing.minimum
        return container
    }

    private func plan(
        _ group: GroupDescription, inner: PixelSize, isOpen: Bool, items: Range<Int>, at place: LayoutError.Place
    ) throws(LayoutError) -> Plan {
        switch group.arrangement {
        case .list(let subitems) where isOpen:
            // A group that is estimated along its axis holds its list once (B-E8).
            return Plan(count: subitems.count, container: reduced(inner, group, count: subitems.count))
        case .list(let subitems):
            var lengths: [RowFit.Length] = []
            for (index, subitem) in subitems.enumerated() {
                lengths.append(try mainLength(of: subitem, group.axis, inner: inner, at: place.subitem(index)))
            }
            let fit = RowFit(lengths: lengths, room: inner[group.axis], spacing: group.spacing.minimum)
            let resolvesCrossInMain = subitems.contains { $0.size[group.axis.cross].isFraction(of: group.axis) }
            guard let row = fit.row(mixed: resolvesCrossInMain, itemLimit: items.count, countLimit: slotLimit) else {
                guard subitems[0].size.isEstimated(group.axis) else {
                    throw LayoutError(.cannotFitFirstItem(container: inner), at: place)
                }
                return Plan(count: 1, container: inner)
            }
            var container = inner
            container[group.axis] = row.container
            return Plan(count: row.count, container: container)
        case .count(_, let count):
            let container = reduced(inner, group, count: count)
            guard container[group.axis] >= 0 else { throw LayoutError(.cannotFitFirstItem(container: inner), at: place) }
            let shared = PixelGrid.floor(container[group.axis] / Double(count))
            return Plan(count: count, container: container, sharedExtent: shared)
        case .repeating(_, let count):
            return Plan(count: count, container: reduced(inner, group, count: count))
        case .custom:
            return Plan(count: 0, container: inner)
        }
    }

    /// What a subitem takes along the main axis before anything is measured.
    private func mainLength(
        of subitem: ItemDescription, _ axis: Axis, inner: PixelSize, at place: LayoutError.Place
    ) throws(LayoutError) -> RowFit.Length {
        let edges = subitem.edges.minimum(axis)
        if case .fraction(let fraction, of: axis) = subitem.size[axis] {
            return RowFit.Length(fixed: edges, fraction: fraction)
        }
        var length = subitem.size[axis].resolved(in: inner)
        if case .group(let nested) = subitem.content, subitem.size.isEstimated(axis) {
            let size = subitem.size.resolved(in: inner)
            let unmeasured = GroupComposer(measure: nil, slotLimit: slotLimit)
            length = try unmeasured.draft(
                subitem, nested, size: size, in: inner, items: 0..<slotLimit, at: place).size[axis]
        }
        return RowFit.Length(fixed: edges + length, fraction: 0)
    }

    /// Sizes the subitems, nested groups included.
    ///
    /// - Parameters:
    ///   - flows: whether the row ends where the measured subitems have used up its room.
    ///   - isOpen: whether the row ends with the items (B-E8); otherwise missing ones keep their place (B-P5).
    private func children(
        of group: GroupDescription, _ plan: Plan, inner: PixelSize, flows: Bool, isOpen: Bool, items: Range<Int>,
        at place: LayoutError.Place
    ) throws(LayoutError) -> [Child] {
        let subitems = group.subitems
        var completed: [Int: GroupDraft] = [:]
        var children: [Child] = []
        var left = items
        var used = 0.0
        while flows || children.count < plan.count {
            guard children.count < slotLimit else { throw LayoutError(.tooManyItemsInGroup(limit: slotLimit), at: place) }
            let index = children.count % subitems.count
            let here = place.subitem(index)
            var child = sized(subitems[index], plan, group.axis, item: left.first)
            if case .group(let nested) = subitems[index].content {
                if let draft = completed[index], draft.slots.count <= left.count {
                    child.nested = draft
                } else {
                    let draft = try draft(
                        subitems[index], nested, size: child.size, in: plan.container, items: left, at: here)
                    child.nested = draft
                    // A nested group that was filled from plenty is the same wherever it is filled from plenty.
                    if measure == nil, draft.slots.count < left.count { completed[index] = draft }
                }
                if let draft = child.nested { child.size = nestedSize(draft, child, plan, group.axis) }
            }
            used += child.size[group.axis] + subitems[index].edges.minimum(group.axis)
            let fits = used <= inner[group.axis] + RowFit.tolerance
            if flows, !children.isEmpty, !fits || (left.isEmpty && children.count >= plan.count) { break }
            used += group.spacing.minimum
            left = left.dropFirst(child.nested?.slots.count ?? 1)
            children.append(child)
            if isOpen, left.isEmpty { break }
        }
        return children
    }

    /// A subitem with its resolved or measured size.
    private func sized(_ subitem: ItemDescription, _ plan: Plan, _ axis: Axis, item: Int?) -> Child {
        var size = subitem.size.resolved(in: plan.container)
        if let shared = plan.sharedExtent { size[axis] = shared }
        if let item, subitem.isCell, subitem.size.hasEstimates, let fitting = measure?(item, size) {
            for side in [Axis.horizontal, .vertical]
            where subitem.size.isEstimated(side) && (side != axis || plan.sharedExtent == nil) {
                size[side] = fitting[side]
            }
        }
        return Child(description: subitem, size: size, isPresent: item != nil)
    }

    /// A nested group's size: what it holds on estimated axes, but for the extent that a count shares out (B-E9).
    private func nestedSize(_ draft: GroupDraft, _ child: Child, _ plan: Plan, _ axis: Axis) -> PixelSize {
        var size = draft.size
        if plan.sharedExtent != nil { size[axis] = child.size[axis] }
        return size
    }

    /// Gives siblings that want to be uniform the largest size among them (B-E11).
    private func equalise(_ children: inout [Child]) {
        for axis in [Axis.horizontal, .vertical] {
            let uniform = children.indices.filter { children[$0].isPresent && children[$0].description.isUniform(axis) }
            guard let largest = uniform.map({ children[$0].size[axis] }).max() else { continue }
            for index in uniform { children[index].size[axis] = largest }
        }
    }
}

// MARK: - Placing

extension GroupComposer {
    private func place(
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

// MARK: - Small questions

extension ItemDescription {
    var isCell: Bool {
        switch content {
        case .cell: true
        case .group: false
        }
    }

    func isUniform(_ axis: Axis) -> Bool {
        guard isCell, case .uniform = size[axis] else { return false }
        return true
    }
}

extension GroupDescription {
    /// Whether measured sizes decide how many subitems a row takes (B-E10).
    var flows: Bool {
        guard case .list(let subitems) = arrangement else { return false }
        return subitems.contains { $0.size.isEstimated(axis) }
    }
}

extension PixelDimension {
    func isFraction(of axis: Axis) -> Bool {
        guard case .fraction(_, axis) = self else { return false }
        return true
    }
}
