/// The input for composing any group of a section.
struct GroupRecipe: Sendable, Codable {
    var section: Int
    /// The section's outermost group.
    var item: PixelItem
    /// The container that the outermost group's size is resolved in.
    var container: PixelSize
    /// The spacing between groups, in device pixels.
    var spacing: Double
    /// The axis along which groups follow each other.
    var axis: Axis

    /// From a group's far edge to the next group's near edge (B-P7).
    var gap: Double { item.edges.minimum(axis) + spacing }

    /// Composes the group that begins with item `items.lowerBound`, and returns its parts.
    func parts(_ items: Range<Int>, sizes: SizeKeeper?) throws(LayoutError) -> [GroupDraft.Part] {
        guard case .group(let group) = item.content else { return [] }
        let size = item.size.resolved(in: container)
        return try GroupComposer(sizes: sizes, recordsParts: true).draft(
            item, group, size: size, in: container, items: items, at: .init(section: section)).parts ?? []
    }

    /// Composes the group that begins with item `items.lowerBound`. If it takes all of `items`, it is the section's last, and is
    /// trimmed if partly filled (B-G11).
    ///
    /// - Parameters:
    ///   - items: the section's remaining items.
    ///   - stretched: fixed extents, regardless of content.
    ///   - anchoredBefore: the number of views of each kind anchored in previous groups.
    func template(
        _ items: Range<Int>, sizes: SizeKeeper? = nil, stretched: [Axis: Double] = [:],
        anchoredBefore: (String) -> Int = { _ in 0 }
    ) throws(LayoutError) -> GroupTemplate {
        let place = LayoutError.Place(section: section)
        guard case .group(let group) = item.content else {
            throw LayoutError(.fault("its section repeats something that is not a group."), at: place)
        }
        let composer = GroupComposer(sizes: sizes)
        let size = item.size.resolved(in: container)
        var draft = try composer.draft(item, group, size: size, in: container, items: items, at: place)
        guard !draft.slots.isEmpty else {
            // A custom group whose size is not finite has no frames, as its item provider is not called.
            throw LayoutError(size.width.isFinite && size.height.isFinite ? .emptyCustomGroup : .notFinite, at: place)
        }
        for (axis, length) in stretched { draft.stretch(axis, to: length, item) }

        var template = try GroupTemplate(draft) { (kind, ordinal, request) throws(LayoutError) in
            try sizes?.view(kind, anchoredBefore(kind) + ordinal, request)
        }
        if draft.slots.count == items.count, !item.size.isEstimated(axis) {
            template.trim(axis, to: draft.trimmedLength(axis, inner: size[axis] - item.effectiveInsets.total(axis)))
        }
        return template
    }
}

/// The distribution of a section's items and anchored views over its groups.
enum GroupPartition: Sendable, Codable {
    /// Every group except the last has the same number of items.
    case even(items: Int, anchored: [String: Int])
    /// The first item of each group, and the number of views of each kind anchored before it. Each array of `anchored` has an
    /// additional last element, the total.
    case listed(firstItems: [Int], anchored: [String: [Int]])

    func firstItem(_ group: Int) -> Int {
        switch self {
        case .even(let items, _): group * items
        case .listed(let firstItems, _): firstItems[group]
        }
    }

    func group(holding item: Int) -> Int {
        switch self {
        case .even(let items, _): item / items
        case .listed(let firstItems, _): firstItems.lastIndex(notAbove: item)
        }
    }

    /// The number of anchored views of a kind in the groups before `group`.
    func anchoredCount(_ kind: String, before group: Int) -> Int {
        switch self {
        case .even(_, let anchored): group * anchored[kind, default: 0]
        case .listed(_, let anchored): anchored[kind]?[group] ?? 0
        }
    }

    /// The group, of `groupCount` groups, that contains an anchored view, given the view's index among all of its kind; `nil` if there are
    /// fewer such views.
    func group(holdingAnchored ordinal: Int, of kind: String, groupCount: Int) -> Int? {
        switch self {
        case .even(_, let anchored):
            guard let each = anchored[kind], each > 0, ordinal / each < groupCount else { return nil }
            return ordinal / each
        case .listed(_, let anchored):
            guard let counts = anchored[kind], let total = counts.last, ordinal < total else { return nil }
            return counts.lastIndex(notAbove: ordinal)
        }
    }
}

extension Array where Element: Comparable {
    /// The index of the last element that is at most `value`, in an ascending array whose first element is at most `value`.
    func lastIndex(notAbove value: Element) -> Int {
        firstIndex(above: value) - 1
    }

    /// The index of the first element above `value`, or the count, in an ascending array.
    ///
    /// - Complexity: O(log count).
    func firstIndex(above value: Element) -> Int { indices.bisected { self[$0] > value } }
}

extension Range<Int> {
    /// The first index that meets a condition, which all later indices meet, too; the upper bound if none does.
    package func bisected(where isBeyond: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
