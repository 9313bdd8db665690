/// Places the subitems of groups.
///
/// Composition depends only on values and stored sizes, so a group can be composed again at any time with the same result.
struct GroupComposer {
    /// The fitting sizes of cells; `nil` if all cells keep their estimates.
    var sizes: SizeKeeper?
    /// If true, drafts record the group's parts in addition to its cells.
    var recordsParts = false
    /// True if only lengths matter, as the group's items are missing or not known yet. Any number of subitems without length has the
    /// same.
    private(set) var isCompleting = false
    /// The limit on cells that are composed only to learn the length of a nested group.
    var completions = CompletionBudget()

    /// A composer of groups as if full, without measured sizes.
    var completing: GroupComposer {
        var composer = self
        (composer.sizes, composer.isCompleting) = (nil, true)
        return composer
    }

    /// Composes a group.
    ///
    /// - Parameters:
    ///   - item: the group with its insets and anchored views.
    ///   - size: its outer size, with estimates taken at face value.
    ///   - container: the container that its size was resolved in.
    ///   - items: the section's remaining items; the group takes the first ones. If they are too few, the group is composed as if
    ///     full, and the cells without an item are then left out.
    ///   - place: the location of the group, for errors.
    /// - Complexity: O(slots of the group).
    func draft(
        _ item: PixelItem, _ group: PixelGroup, size: PixelSize, in container: PixelSize,
        items: Range<Int>, at place: LayoutError.Place
    ) throws(LayoutError) -> GroupDraft {
        if case .empty = group.arrangement { throw LayoutError(.noSubitems, at: place) }
        let inner = try innerSize(of: item, size: size, in: container, at: place)
        var draft: GroupDraft
        if case .custom(let frames) = group.arrangement {
            draft = custom(frames, item.size, size: size, itemCount: items.count)
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
        let limit = LayoutLimits.groupElements
        guard draft.elementCount <= limit else { throw LayoutError(.tooManyItemsInGroup(limit: limit), at: place) }
        return draft
    }

    /// The size inside a group's insets (B-X6).
    ///
    /// - Throws: an error for insets that leave no space, and for a group that is a fraction of a negative container, which results
    ///   from section insets larger than the available space.
    private func innerSize(
        of item: PixelItem, size: PixelSize, in container: PixelSize, at place: LayoutError.Place
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

    /// Places the cells of a custom group at the given frames (B-G9).
    ///
    /// On an estimated axis the group ends at the farthest edge of the frames that have items; on a uniform axis all frames count
    /// (B-E15). A partly filled custom group is not trimmed (B-G10).
    private func custom(
        _ frames: [PixelGroup.CustomFrame], _ dimensions: PixelDimensions, size: PixelSize, itemCount: Int
    ) -> GroupDraft {
        var draft = GroupDraft(size: size, parts: recordsParts ? [] : nil)
        for (index, frame) in frames.enumerated() {
            let slot = GroupDraft.Slot(slot: frame.frame, frame: frame.frame, zIndex: frame.zIndex)
            draft.include(slot, isPresent: index < itemCount)
            draft.parts?.append(.init(
                description: nil, slot: frame.frame, frame: frame.frame, isPresent: index < itemCount, depth: 0))
        }
        for axis in [Axis.horizontal, .vertical] where dimensions.isEstimated(axis) && !draft.slots.isEmpty {
            draft.size[axis] = dimensions[axis].isUniform ? draft.completeReach[axis] : draft.reach[axis]
        }
        draft.reach = draft.completeReach
        return draft
    }
}

/// Limits the number of cells that are composed only to learn the length of a nested group, which has no items or whose items
/// are not known yet.
final class CompletionBudget {
    private var left = LayoutLimits.emptyItems

    func spend(_ count: Int, at place: LayoutError.Place) throws(LayoutError) {
        left -= count
        guard left >= 0 else { throw LayoutError(.tooManyItemsInGroup(limit: LayoutLimits.emptyItems), at: place) }
    }
}
