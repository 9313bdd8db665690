extension GroupComposer {
    /// How many subitems a group takes, and what their fractions are fractions of.
    struct Plan {
        var count: Int
        var container: PixelSize
        /// The main extent that all subitems are given, whatever they ask for (B-G5).
        var sharedExtent: Double?
    }

    /// Decides how many subitems a group takes and sizes them.
    func fill(
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
