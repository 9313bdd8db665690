/// Places the subitems of groups.
///
/// Composing reads values and kept sizes only, so a group can be composed again at any time and comes out the same.
struct GroupComposer {
    /// What cells ask for; `nil` where every cell keeps its estimate.
    var sizes: SizeKeeper?
    /// Whether drafts tell what groups hold, and not only their cells.
    var recordsParts = false
    /// The most cells that one group may hold.
    var slotLimit = 1_000_000

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
        let inner = try innerSize(of: item, size: size, in: container, at: place)
        var draft: GroupDraft
        if case .custom(let frames) = group.arrangement {
            draft = custom(frames, size: size, itemCount: items.count)
        } else {
            let filler = RowFiller(composer: self, item: item, group: group, inner: inner, items: items, place: place)
            let children = try filler.children()
            let placer = RowPlacer(item: item, group: group, children: children)
            draft = placer.draft(GroupDraft(size: size, parts: recordsParts ? [] : nil), inner: inner)
            if let complete = try filler.completeDraft(after: children.count, size: size, in: container) {
                let across = group.axis.cross
                draft.completeReach[across] = max(draft.completeReach[across], complete.completeReach[across])
            }
        }
        if !draft.slots.isEmpty {
            let rect = PixelRect(origin: .zero, size: draft.size).inset(by: item.effectiveInsets)
            draft.sites += item.anchored.map { GroupDraft.AnchorSite(description: $0, rect: rect, container: container) }
        }
        guard draft.slots.count <= slotLimit else { throw LayoutError(.tooManyItemsInGroup(limit: slotLimit), at: place) }
        return draft
    }

    /// The room inside a group's insets (B-X6).
    ///
    /// A group that is a fraction of less than nothing has none either: the section's insets took more than there was.
    private func innerSize(
        of item: ItemDescription, size: PixelSize, in container: PixelSize, at place: LayoutError.Place
    ) throws(LayoutError) -> PixelSize {
        let insets = item.effectiveInsets
        var inner = size
        for axis in [Axis.horizontal, .vertical] {
            inner[axis] -= insets.total(axis)
            let lacksContainer = [Axis.horizontal, .vertical].contains { side in
                container[side] < 0 && item.size[axis].isFraction(of: side)
            }
            if lacksContainer || insets.total(axis) > 0 && inner[axis] <= 0 {
                throw LayoutError(.noRoomForGroup(axis, size: size, inset: insets.total(axis)), at: place)
            }
        }
        return inner
    }

    /// A custom group's cells: the frames as given. One that is partly filled counts as full when it comes to trimming
    /// (B-G9, B-G10).
    private func custom(_ frames: [GroupDescription.CustomFrame], size: PixelSize, itemCount: Int) -> GroupDraft {
        var draft = GroupDraft(size: size, parts: recordsParts ? [] : nil)
        for (index, frame) in frames.enumerated() {
            let slot = GroupDraft.Slot(slot: frame.frame, frame: frame.frame, zIndex: frame.zIndex)
            draft.include(slot, isPresent: index < itemCount)
            draft.parts?.append(.init(
                description: nil, slot: frame.frame, frame: frame.frame, isPresent: index < itemCount, depth: 0))
        }
        draft.reach = draft.completeReach
        return draft
    }
}
