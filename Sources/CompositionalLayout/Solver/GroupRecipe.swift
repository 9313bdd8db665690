/// All it takes to compose any group of a section.
struct GroupRecipe: Sendable {
    var section: Int
    /// The section's outermost group.
    var item: ItemDescription
    /// What the outermost group's size is resolved in.
    var container: PixelSize
    /// Points between groups, in device pixels.
    var spacing: Double

    /// Composes the group that begins at `items.lowerBound`.
    ///
    /// - Parameters:
    ///   - items: the section's items that are left for it.
    ///   - isLast: whether a partly filled group is trimmed along `axis` (B-G11).
    func template(
        _ composer: GroupComposer, items: Range<Int>, isLast: Bool, axis: Axis,
        anchored: (_ kind: String, _ ordinal: Int, _ proposal: PixelSize) -> PixelSize?
    ) throws(LayoutError) -> GroupTemplate {
        let place = LayoutError.Place(section: section)
        guard case .group(let group) = item.content else {
            preconditionFailure("A section repeats a group.")
        }
        let size = item.size.resolved(in: container)
        let draft = try composer.draft(item, group, size: size, in: container, items: items, at: place)
        guard !draft.slots.isEmpty else { throw LayoutError(.emptyCustomGroup, at: place) }
        var template = GroupTemplate(draft, measure: anchored)
        if isLast, !item.size.isEstimated(axis) {
            template.size[axis] = draft.trimmedLength(axis, inner: size[axis] - item.effectiveInsets.total(axis))
        }
        return template
    }
}
