/// Determines the number of subitems in a group, and their sizes.
struct RowFiller {
    let composer: GroupComposer
    /// The group with its size and insets.
    let item: PixelItem
    let group: PixelGroup
    /// The size inside the insets.
    let inner: PixelSize
    /// The section's remaining items.
    let items: Range<Int>
    let place: LayoutError.Place

    /// An item count that stands for an unlimited supply.
    private static let plenty = 10_000

    private var axis: Axis { group.axis }

    /// True if the group is estimated along its axis: it then ends with its list or with the remaining items, whatever its
    /// extent (B-E8).
    private var isOpen: Bool { item.size.isEstimated(axis) }

    /// True if the row ends when measured subitems have used up its extent (B-E10).
    private var flows: Bool { composer.sizes != nil && !isOpen && group.flows }

    /// The group's subitems, including those without items. A group that is estimated along its axis ends with the last item.
    func children() throws(LayoutError) -> [RowChild] {
        var plan = try plan()
        var children = try children(plan)
        // Measured sizes may change the number of subitems in a row, and with it the extent left by spacings (B-E14).
        var passes = 0
        while flows, children.count != plan.count, passes < 4 {
            passes += 1
            plan = RowPlan(count: children.count, container: container(forCount: children.count))
            children = try self.children(plan)
        }
        for side in [Axis.horizontal, .vertical] { equalise(&children, side) }
        markExcess(of: &children)
        return children
    }

    /// Marks a first subitem that is estimated along the row and longer than the row (B-G8).
    private func markExcess(of children: inout [RowChild]) {
        guard case .list = group.arrangement, !isOpen, let first = children.first, first.isPresent,
            first.description.size.isEstimated(axis)
        else { return }
        let length = first.size[axis] + first.description.edges.minimum(axis)
        if length > inner[axis] + RowFit.tolerance { children[0].excess = RowExcess(axis: axis, length: length, room: inner[axis]) }
    }

    /// Composes an open group that ended early for lack of items as if it were full. Only the extent across its axis matters: the
    /// missing cells may extend further than the present ones (B-E8, B-G11).
    ///
    /// - Returns: `nil` if nothing is missing, or the group is estimated across as well.
    func completeDraft(
        after count: Int, size: PixelSize, in container: PixelSize
    ) throws(LayoutError) -> GroupDraft? {
        let endedEarly = isOpen && items.count < Self.plenty && count < group.runLength
        guard endedEarly, !item.size.isEstimated(axis.cross) else { return nil }
        var completing = composer.completing
        completing.recordsParts = false
        return try completing.draft(item, group, size: size, in: container, items: 0..<Self.plenty, at: place)
    }

    /// The group's inner size less the spacings between `count` subitems (B-P1).
    private func container(forCount count: Int) -> PixelSize {
        var container = inner
        container[axis] -= Double(max(0, count - 1)) * group.spacing.minimum
        return container
    }
}

// MARK: - Planning

extension RowFiller {
    private func plan() throws(LayoutError) -> RowPlan {
        switch group.arrangement {
        case .list(let subitems) where isOpen:
            return RowPlan(count: subitems.count, container: container(forCount: subitems.count))
        case .list(let subitems):
            return try plan(subitems)
        case .count(_, let count):
            let container = container(forCount: count)
            guard container[axis] >= 0 else { throw LayoutError(.cannotFitFirstItem(container: inner), at: place) }
            let shared = PixelGrid.floor(container[axis] / Double(count))
            return RowPlan(count: count, container: container, sharedExtent: shared)
        case .repeating(_, let count):
            return RowPlan(count: count, container: container(forCount: count))
        case .custom, .empty:
            return RowPlan(count: 0, container: inner)
        }
    }

    /// The longest row that fits, before measuring.
    private func plan(_ subitems: [PixelItem]) throws(LayoutError) -> RowPlan {
        var lengths: [RowFit.Length] = []
        for (index, subitem) in subitems.enumerated() { lengths.append(try length(of: subitem, at: index)) }
        let fit = RowFit(lengths: lengths, room: inner[axis], spacing: group.spacing.minimum)
        // A second subitem of no length stands for all others: spacings may put it at the row's end.
        let itemLimit = composer.isCompleting ? max(2, subitems.count) : items.count
        let resolvesCrossInMain = subitems.contains { $0.size[axis.cross].isFraction(of: axis) }
        guard let row = fit.row(
            mixed: resolvesCrossInMain, itemLimit: itemLimit, countLimit: LayoutLimits.groupElements)
        else {
            // Self-sizing subitems may become smaller; otherwise they overflow.
            guard subitems[0].size.isEstimated(axis) else {
                throw LayoutError(.cannotFitFirstItem(container: inner), at: place)
            }
            return RowPlan(count: 1, container: inner)
        }
        var container = inner
        container[axis] = row.container
        return RowPlan(count: row.count, container: container)
    }

    /// The length of a subitem along the row, before measuring.
    private func length(of subitem: PixelItem, at index: Int) throws(LayoutError) -> RowFit.Length {
        let edges = subitem.edges.minimum(axis)
        if case .fraction(let fraction, of: axis) = subitem.size[axis] {
            return RowFit.Length(fixed: edges, fraction: fraction)
        }
        var length = subitem.size[axis].resolved(in: inner)
        if case .group(let nested) = subitem.content, subitem.size.isEstimated(axis) {
            let size = subitem.size.resolved(in: inner)
            length = try complete(subitem, nested, size: size, in: inner, at: index).size[axis]
        }
        return RowFit.Length(fixed: edges + length, fraction: 0)
    }
}

// MARK: - Sizing

extension RowFiller {
    private func children(_ plan: RowPlan) throws(LayoutError) -> [RowChild] {
        let subitems = group.subitems
        // Drafts of nested groups by subitem, reused when the list repeats: `filled` while enough items remain for an equal group,
        // `missing` once none remain.
        var filled: [Int: GroupDraft] = [:]
        var missing: [Int: GroupDraft] = [:]
        var children: [RowChild] = []
        var left = items
        var used = RowExtent()
        var elements = 0
        while flows || children.count < plan.count {
            let index = children.count % subitems.count
            var child = try sized(subitems[index], plan, item: left.first)
            if case .group(let nested) = child.description.content {
                if left.isEmpty, let draft = missing[index] {
                    child.nested = draft
                } else if let draft = filled[index], draft.slots.count <= left.count {
                    child.nested = draft
                } else {
                    let draft = try draft(of: child, nested, in: plan.container, items: left, at: index)
                    if composer.sizes == nil, draft.slots.count < left.count { filled[index] = draft }
                    if left.isEmpty { missing[index] = draft }
                    child.nested = draft
                }
                child.size = size(of: child, plan)
            }
            used.add(child, axis)
            let fits = used.total(spacing: group.spacing.minimum) <= inner[axis] + RowFit.tolerance
            if flows, !children.isEmpty, !fits || (left.isEmpty && children.count >= plan.count) { break }
            left = left.dropFirst(child.itemCount)
            children.append(child)
            elements += child.elementCount
            let limit = LayoutLimits.groupElements
            guard max(children.count, elements) <= limit else { throw LayoutError(.tooManyItemsInGroup(limit: limit), at: place) }
            if isOpen, left.isEmpty, !items.isEmpty { break }
        }
        return children
    }

    /// A subitem with its resolved size or, for a cell, its fitting size.
    private func sized(
        _ subitem: PixelItem, _ plan: RowPlan, item: Int?
    ) throws(LayoutError) -> RowChild {
        var size = subitem.size.resolved(in: plan.container)
        var dimensions = subitem.size
        if let shared = plan.sharedExtent {
            size[axis] = shared
            // The shared extent replaces the requested one.
            dimensions[axis] = .absolute(shared)
        }
        if let item, subitem.isCell, subitem.size.hasEstimates, let fitting = try composer.sizes?.cell(
            item, SizeRequest(dimensions: dimensions, proposal: size)) {
            size = dimensions.replacingEstimates(of: size, with: fitting)
        }
        return RowChild(description: subitem, size: size, isPresent: item != nil, estimates: dimensions.estimates)
    }

    /// A nested group filled with the remaining items. If none remain, the group is empty, with the size of a full one.
    private func draft(
        of child: RowChild, _ nested: PixelGroup, in container: PixelSize, items: Range<Int>, at index: Int
    ) throws(LayoutError) -> GroupDraft {
        guard items.isEmpty else {
            return try composer.draft(
                child.description, nested, size: child.size, in: container, items: items, at: place.subitem(index))
        }
        return try complete(child.description, nested, size: child.size, in: container, at: index).withoutItems
    }

    /// A nested group composed as if full, without measured sizes.
    private func complete(
        _ subitem: PixelItem, _ nested: PixelGroup, size: PixelSize, in container: PixelSize, at index: Int
    ) throws(LayoutError) -> GroupDraft {
        let place = place.subitem(index)
        let draft = try composer.completing.draft(subitem, nested, size: size, in: container, items: 0..<Self.plenty, at: place)
        try composer.completions.spend(draft.elementCount, at: place)
        return draft
    }

    /// The size of a subitem. A nested group has the extent of its content on estimated axes, but the shared extent along a row
    /// of equal subitems (B-E9).
    private func size(of child: RowChild, _ plan: RowPlan) -> PixelSize {
        var size = child.nested?.size ?? child.size
        if plan.sharedExtent != nil { size[axis] = child.size[axis] }
        return size
    }

    /// Sets uniform siblings to the largest size among them, including missing ones (B-E11).
    private func equalise(_ children: inout [RowChild], _ side: Axis) {
        let uniform = children.indices.filter { children[$0].description.size[side].isUniform }
        let present = uniform.filter { children[$0].isPresent }
        guard let largest = present.map({ children[$0].size[side] }).max() else { return }
        for index in uniform { children[index].stretch(side, to: largest) }
    }
}

/// A row that is too short for its first subitem. Device pixels.
struct RowExcess: Sendable, Hashable, Codable {
    /// The index of the first cell among the group's.
    var slot = 0
    var axis: Axis
    /// The subitem's length along the row, with its edge spacing.
    var length: Double
    /// The row's length inside its insets.
    var room: Double
}

/// The number of subitems in a row, and the container that their fractions refer to.
struct RowPlan {
    var count: Int
    var container: PixelSize
    /// The extent that all subitems get along the row, instead of their requested extents (B-G5); `nil` if they keep those.
    var sharedExtent: Double?
}

/// The extent of a row's subitems so far, with uniform ones counted as equal.
struct RowExtent {
    private var others = 0.0
    private var largestUniform = 0.0
    private var uniformCount = 0
    private var count = 0

    mutating func add(_ child: RowChild, _ axis: Axis) {
        count += 1
        others += child.description.edges.minimum(axis)
        if child.description.size[axis].isUniform {
            uniformCount += 1
            largestUniform = max(largestUniform, child.isPresent ? child.size[axis] : 0)
        } else {
            others += child.size[axis]
        }
    }

    func total(spacing: Double) -> Double {
        others + Double(uniformCount) * largestUniform + Double(max(0, count - 1)) * spacing
    }
}
