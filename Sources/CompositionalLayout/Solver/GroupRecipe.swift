/// All it takes to compose any group of a section.
struct GroupRecipe: Sendable {
    var section: Int
    /// The section's outermost group.
    var item: ItemDescription
    /// What the outermost group's size is resolved in.
    var container: PixelSize
    /// Points between groups, in device pixels.
    var spacing: Double
    /// The axis along which the groups follow each other.
    var axis: Axis

    /// From a group's far edge to the next one's near edge (B-P7).
    var gap: Double { item.edges.minimum(axis) + spacing }

    /// Composes the group that begins at `items.lowerBound`, and tells what it holds.
    func parts(_ items: Range<Int>, sizes: SizeKeeper?) throws(LayoutError) -> [GroupDraft.Part] {
        guard case .group(let group) = item.content else { return [] }
        let size = item.size.resolved(in: container)
        return try GroupComposer(sizes: sizes, recordsParts: true).draft(
            item, group, size: size, in: container, items: items, at: .init(section: section)).parts ?? []
    }

    /// Composes the group that begins at `items.lowerBound`; one that takes all of them is the section's last, and
    /// trimmed if it is not full (B-G11).
    ///
    /// - Parameters:
    ///   - items: the section's items that are left for it.
    ///   - stretched: sides that the group is given, whatever it holds.
    ///   - anchoredBefore: how many views of a kind are anchored in the groups before it.
    func template(
        _ items: Range<Int>, sizes: SizeKeeper? = nil, stretched: [Axis: Double] = [:],
        anchoredBefore: (String) -> Int = { _ in 0 }
    ) throws(LayoutError) -> GroupTemplate {
        let place = LayoutError.Place(section: section)
        guard case .group(let group) = item.content else {
            preconditionFailure("A section repeats a group.")
        }
        let composer = GroupComposer(sizes: sizes)
        let size = item.size.resolved(in: container)
        var draft = try composer.draft(item, group, size: size, in: container, items: items, at: place)
        guard !draft.slots.isEmpty else { throw LayoutError(.emptyCustomGroup, at: place) }
        for (axis, length) in stretched { draft.stretch(axis, to: length, item) }

        var template = try GroupTemplate(draft) { (kind, ordinal, request) throws(LayoutError) in
            try sizes?.view(kind, anchoredBefore(kind) + ordinal, request)
        }
        if draft.slots.count == items.count, !item.size.isEstimated(axis) {
            template.size[axis] = draft.trimmedLength(axis, inner: size[axis] - item.effectiveInsets.total(axis))
        }
        return template
    }
}
