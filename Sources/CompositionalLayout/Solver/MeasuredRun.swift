/// Self-sizing groups: an index of their extents, and the sizes for composing any of them again.
struct MeasuredRun: Sendable, Codable {
    let recipe: GroupRecipe
    let itemCount: Int
    private(set) var partition: GroupPartition
    private var sizes = MeasuredSizes()
    private var index: ExtentIndex
    private var overhangAlong = Overhang()
    private var overhangAcross = Overhang()

    private var axis: Axis { recipe.axis }
    var groupCount: Int { index.count }

    /// - Parameter meter: measures the content of all groups; `nil` to keep their estimates until `measure(_:_:)`.
    /// - Complexity: O(items) with a meter, or if measured sizes determine the number of items in a group; otherwise O(groups).
    init(_ recipe: GroupRecipe, itemCount: Int, asking meter: ContentMeter?) throws(LayoutError) {
        self.recipe = recipe
        self.itemCount = itemCount
        index = ExtentIndex([], gap: recipe.gap)
        partition = .listed(firstItems: [], anchored: [:])
        if recipe.item.flows {
            let kinds = Set(recipe.item.anchoredKinds)
            partition = .listed(firstItems: [], anchored: Dictionary(uniqueKeysWithValues: kinds.map { ($0, [0]) }))
            _ = try recompose(from: 0, SizeKeeper(asking: meter), askingAll: true)
        } else {
            try compose(like: try UniformRun(recipe, itemCount: itemCount), asking: meter)
        }
    }

    /// Measures each group of an unmeasured run.
    private mutating func compose(like run: UniformRun, asking meter: ContentMeter?) throws(LayoutError) {
        partition = run.partition
        include(run.full)
        include(run.last)
        var extents = [ExtentIndex.Extent](repeating: extent(of: run.full), count: run.groupCount)
        extents[run.groupCount - 1] = extent(of: run.last)
        if let meter {
            let keeper = SizeKeeper(asking: meter)
            for group in extents.indices {
                let template = try template(group, sizes: keeper)
                include(template)
                extents[group] = extent(of: template)
            }
            sizes = keeper.sizes
        }
        index = ExtentIndex(extents, gap: recipe.gap)
    }

    private func extent(of template: GroupTemplate) -> ExtentIndex.Extent {
        ExtentIndex.Extent(along: template.size[axis], across: template.size[axis.cross])
    }

    private mutating func include(_ template: GroupTemplate) {
        overhangAlong.include(template.overhang(axis))
        overhangAcross.include(template.overhang(axis.cross))
    }
}

// MARK: - Groups

extension MeasuredRun {
    /// A group with the currently known content sizes.
    func template(_ group: Int) -> GroupTemplate {
        known(group, SizeKeeper(sizes))
    }

    private func known(_ group: Int, _ keeper: SizeKeeper) -> GroupTemplate {
        do {
            return try template(group, sizes: keeper, stretched: sharedExtents)
        } catch {
            preconditionFailure("A group that was composed once can be composed again: \(error)")
        }
    }

    private func template(
        _ group: Int, sizes: SizeKeeper, stretched: [Axis: Double] = [:]
    ) throws(LayoutError) -> GroupTemplate {
        try recipe.template(partition.firstItem(group)..<itemCount, sizes: sizes, stretched: stretched) { kind in
            partition.anchoredCount(kind, before: group)
        }
    }

    func parts(_ group: Int) throws(LayoutError) -> [GroupDraft.Part] {
        try recipe.parts(partition.firstItem(group)..<itemCount, sizes: SizeKeeper(sizes))
    }

    /// The common extent of all groups, if their outermost size is uniform along the axis (B-E11).
    private var sharedExtent: Double? {
        recipe.item.size[axis].isUniform ? index.longest : nil
    }

    /// The common extents of all groups (B-E11).
    private var sharedExtents: [Axis: Double] {
        var extents: [Axis: Double] = [:]
        if let sharedExtent { extents[axis] = sharedExtent }
        if recipe.item.size[axis.cross].isUniform { extents[axis.cross] = index.widest }
        return extents
    }

    private var near: Double { recipe.item.edges.near(axis).minimum }

    func origin(_ group: Int) -> Double {
        near + (sharedExtent.map { Double(group) * ($0 + index.gap) } ?? index.origin(group))
    }

    var extent: Double {
        let length = sharedExtent.map { Double(groupCount) * ($0 + index.gap) - index.gap } ?? index.length
        return near + length + recipe.item.edges.far(axis).minimum
    }

    var span: ClosedRange<Double> {
        guard let sharedExtent else {
            return (index.reach.lowerBound + near)...(index.reach.upperBound + near)
        }
        let last = origin(groupCount - 1)
        return min(near, last)...(max(near, last) + max(0, sharedExtent))
    }

    func extent(of group: Int) -> Double { sharedExtent ?? index[group].along }

    var crossExtent: Double { index.widest }

    func crossExtent(of group: Int) -> Double {
        recipe.item.size[axis.cross].isUniform ? index.widest : index[group].across
    }

    /// The maximum extension of a group's contents beyond its own extent along an axis.
    func overhang(_ axis: Axis) -> Overhang { axis == self.axis ? overhangAlong : overhangAcross }

    func groups(meeting range: ClosedRange<Double>, overhang: Overhang) -> Range<Int> {
        let low = range.lowerBound - overhang.far - near
        let high = max(low, range.upperBound + overhang.near - near)
        guard let sharedExtent else { return index.groups(meeting: low...high) }
        let pitch = sharedExtent + index.gap
        guard pitch > 0 else { return 0..<groupCount }
        let limit = Double(groupCount)
        let first = Int(min(max(((low - sharedExtent) / pitch).rounded(.down), 0), limit))
        return first..<max(first, Int(min(max((high / pitch).rounded(.down) + 1, 0), limit)))
    }
}

// MARK: - Measuring

extension MeasuredRun {
    /// Measures content in a group with unknown sizes.
    ///
    /// - Returns: true if any content was measured.
    /// - Complexity: O(log groups + slots of the group); if measured sizes determine the number of items in a group, also
    ///   O(groups).
    mutating func measure(_ group: Int, _ meter: ContentMeter) throws(LayoutError) -> Bool {
        try learn(in: group, SizeKeeper(asking: meter))
    }

    /// The input for measuring a cell or an anchored view; `nil` if no group has it, or if its size does not depend on its content.
    func request(for element: LayoutElement.ID) -> SizeRequest? {
        guard let group = group(of: element) else { return nil }
        let keeper = SizeKeeper(sizes, noting: subject(element))
        _ = known(group, keeper)
        return keeper.notedRequest
    }

    /// Stores the fitting size of a cell or an anchored view.
    mutating func keep(_ size: PixelSize, of element: LayoutElement.ID, _ proposal: PixelSize) throws(LayoutError) {
        guard let group = group(of: element) else { return }
        switch subject(element) {
        case .cell(let item):
            sizes.forgetCell(item)
            sizes.keep(size, ofCell: item, proposal)
        case .view(let kind, let ordinal): sizes.keep(size, of: kind, ordinal)
        }
        _ = try recompose(from: group, SizeKeeper())
        try fillGroup(before: group)
    }

    /// True for a cell or anchored view with a known size.
    func isMeasured(_ element: LayoutElement.ID) -> Bool {
        element.kind.map { sizes.view($0, element.item) != nil } ?? sizes.hasCell(element.item)
    }

    private func subject(_ element: LayoutElement.ID) -> SizeKeeper.Subject {
        element.kind.map { .view($0, element.item) } ?? .cell(element.item)
    }

    private func group(of element: LayoutElement.ID) -> Int? {
        guard element.item >= 0 else { return nil }
        if let kind = element.kind {
            return partition.group(holdingAnchored: element.item, of: kind, groupCount: groupCount)
        }
        return element.item < itemCount ? partition.group(holding: element.item) : nil
    }

    /// Measures a cell or an anchored view again. If that fails, everything stays unchanged.
    mutating func remeasure(_ element: LayoutElement.ID, _ meter: ContentMeter) throws(LayoutError) {
        guard let group = group(of: element) else { return }
        _ = try learn(in: group, SizeKeeper(asking: meter, renewing: subject(element)))
    }

    private mutating func learn(in group: Int, _ keeper: SizeKeeper) throws(LayoutError) -> Bool {
        guard try recompose(from: group, keeper) else { return false }
        try fillGroup(before: group)
        return true
    }

    /// Moves items up that have become small enough for the preceding group, as if the sizes had been known from the start.
    private mutating func fillGroup(before group: Int) throws(LayoutError) {
        guard group > 0, recipe.item.flows else { return }
        _ = try recompose(from: group - 1, SizeKeeper())
    }

    /// Composes a group again. If its size may change the items that it takes, also all following groups, until one begins with
    /// the same item as before.
    ///
    /// - Parameters:
    ///   - keeper: measures the content of the first group, or of all.
    /// - Returns: true if any content was measured.
    private mutating func recompose(
        from group: Int, _ keeper: SizeKeeper, askingAll: Bool = false
    ) throws(LayoutError) -> Bool {
        swap(&keeper.sizes, &sizes)
        defer { swap(&keeper.sizes, &sizes) }
        switch partition {
        case .even:
            let template = try template(group, sizes: keeper)
            include(template)
            index[group] = extent(of: template)
        case .listed(let firstItems, let anchored):
            var list = GroupList(firstItems: firstItems, anchored: anchored, from: group, itemCount: itemCount)
            var extents: [ExtentIndex.Extent] = []
            repeat {
                keeper.isAsking = askingAll || extents.isEmpty
                let template = try recipe.template(list.next..<itemCount, sizes: keeper) { list.anchoredBefore[$0] ?? 0 }
                include(template)
                extents.append(extent(of: template))
                list.append(template)
            } while !list.isComplete(beyond: keeper.lastLearntItem)
            partition = list.partition
            index = index.replacing(list.replaced, with: extents)
        }
        return keeper.hasLearnt
    }
}

/// The items of each group in a section where measured sizes decide how many items a group has. Used while some of the groups are
/// composed again.
struct GroupList {
    private let firstItems: [Int]
    private let anchored: [String: [Int]]
    private let itemCount: Int
    private var newFirstItems: [Int] = []
    private var newAnchored: [String: [Int]] = [:]
    /// The groups replaced so far.
    private(set) var replaced: Range<Int>
    /// The first item of the next group to compose.
    private(set) var next: Int
    /// The number of views of each kind anchored in the groups before the next one to compose.
    private(set) var anchoredBefore: [String: Int]

    init(firstItems: [Int], anchored: [String: [Int]], from group: Int, itemCount: Int) {
        self.firstItems = firstItems
        self.anchored = anchored
        self.itemCount = itemCount
        replaced = group..<group
        next = firstItems.isEmpty ? 0 : firstItems[group]
        anchoredBefore = anchored.mapValues { $0[group] }
    }

    mutating func append(_ template: GroupTemplate) {
        newFirstItems.append(next)
        next += template.slots.count
        for kind in anchored.keys {
            anchoredBefore[kind, default: 0] += template.anchoredCounts[kind, default: 0]
            newAnchored[kind, default: []].append(anchoredBefore[kind, default: 0])
        }
        var end = replaced.upperBound
        while end < firstItems.count, firstItems[end] < next { end += 1 }
        replaced = replaced.lowerBound..<end
    }

    /// True if no group follows, or the next one begins with the same item as before and is otherwise unchanged.
    ///
    /// - Parameter item: the last item with a changed size.
    func isComplete(beyond item: Int) -> Bool {
        if next >= itemCount { return true }
        return next > item && replaced.upperBound < firstItems.count && firstItems[replaced.upperBound] == next
    }

    var partition: GroupPartition {
        var items = firstItems
        items.replaceSubrange(replaced, with: newFirstItems)
        var counts = anchored
        for (kind, before) in anchored {
            let shift = anchoredBefore[kind, default: 0] - before[replaced.upperBound]
            let after = before[(replaced.upperBound + 1)...].map { $0 + shift }
            counts[kind] = before[...replaced.lowerBound] + newAnchored[kind, default: []] + after
        }
        return .listed(firstItems: items, anchored: counts)
    }
}
