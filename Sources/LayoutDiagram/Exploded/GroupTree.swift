import CompositionalLayout

/// A group or an item with what is in it.
struct GroupTree {
    var part: GroupAnatomy.Part
    var children: [GroupTree]
    /// The views that are anchored to it.
    var views: [LayoutElement]

    /// A section's group; `nil` where it has none.
    init?(group: Int, section: Int, of layout: SolvedLayout) {
        guard group < layout.groupCount(inSection: section) else { return nil }
        var parts = layout.anatomy(ofGroup: group, inSection: section).parts[...]
        var views = layout.elements(ofGroup: group, inSection: section).filter { $0.role == .anchored }[...]
        guard !parts.isEmpty else { return nil }
        self.init(&parts, &views)
    }

    /// Reads a part, what is in it, and then the views of its own.
    private init(_ parts: inout ArraySlice<GroupAnatomy.Part>, _ views: inout ArraySlice<LayoutElement>) {
        part = parts.removeFirst()
        children = []
        while let next = parts.first, next.depth > part.depth { children.append(GroupTree(&parts, &views)) }
        self.views = Array(views.prefix(part.anchoredCount))
        views = views.dropFirst(part.anchoredCount)
    }

    var isGroup: Bool { part.arrangement != nil }

    /// How many groups stand in each other, itself the first; 0 for an item.
    var groupLevels: Int {
        isGroup ? 1 + (children.map(\.groupLevels).max() ?? 0) : 0
    }

    /// Everything in it, each group before what is in it.
    var descendants: [GroupTree] {
        children.flatMap { [$0] + $0.descendants }
    }

    /// The child whose groups go deepest, the first of several; `nil` where no child is a group.
    var deepestGroup: Int? {
        let depths = children.map { $0.part.isPresent ? $0.groupLevels : 0 }
        guard let deepest = depths.max(), deepest > 0 else { return nil }
        return depths.firstIndex(of: deepest)
    }

    /// The item to show: the first that carries a view which can be seen, else the first that there is.
    func item(isHidden: (LayoutElement) -> Bool) -> GroupTree? {
        let items = descendants.filter { !$0.isGroup && $0.part.isPresent }
        return items.first { $0.views.contains { !isHidden($0) } } ?? items.first
    }
}
