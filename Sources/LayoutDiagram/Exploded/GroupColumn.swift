import CompositionalLayout
import Foundation
import VectorScene

/// The column of a group: its items and nested groups, one of them enlarged.
struct GroupColumn {
    let subject: DrawableLayout
    let tree: GroupTree
    /// The subject of the next column; `nil` for the last column.
    let next: GroupTree?
    let section: Int

    private static let limits = Enlargement.Limits(
        minimum: Size(width: 110, height: 60), maximum: Size(width: 206, height: 220))
    /// The maximum number of members drawn, from the first.
    private static let shownMembers = 8
    private static let thinnestMember = 18.0
    private static let shownFrames = 40
    private static let shownDescendants = 60

    private var layout: SolvedLayout { subject.layout }
    private var shownViews: [LayoutElement] { tree.views.filter { subject.shows($0) } }
    private var slot: Rect { layout.reading(tree.part.slot) }

    var column: ExplodedColumn {
        let enlargement = Enlargement(area, cut: cut, limits: limits, isMirrored: layout.viewport.isRightToLeft)
        let padding = ExplodedColumn.padding
        func place(_ rect: Rect) -> Rect { enlargement.place(rect).moved(x: padding, y: padding) }
        let frame = place(slot).inset(by: -padding)
        let level = ExplodedLevel.group(tree.part.depth)
        let own = ExplodedBox(rect: frame, level: level, look: .container, name: "group")
        let members = drawn.flatMap { member($0, place) }
        var column = ExplodedColumn(
            level: level, titles: [tree.part.depth == 0 ? "Group" : "Nested group"], tags: tags + [enlargement.note],
            boxes: [own] + members + ExplodedBox.badges(shownViews, level, subject, place),
            size: Size(width: enlargement.size.width + 2 * padding, height: enlargement.size.height + 2 * padding),
            frame: frame, enlarged: members.first { $0.look == .enlarged }?.rect)
        let left = ["… \(Summary.number(tree.children.count - shown.count)) more", "…"]
        if let mark = enlargement.mark {
            column.notes.append(ExplodedNote(texts: left, rect: mark.moved(x: padding, y: padding)))
        } else if shown.count < tree.children.count {
            column.size.height += 18
            let below = Rect(x: 0, y: column.size.height - 14, width: column.size.width, height: 14)
            column.notes.append(ExplodedNote(texts: left, rect: below))
        }
        return column
    }

    private var tags: [String] {
        var tags = [tree.part.arrangement?.rawValue ?? ""]
        if tree.part.depth > 1 { tags.append("level \(tree.part.depth + 1)") }
        if let size = SizeText([tree.part]).text { tags.append(size) }
        if tree.part.interItemSpacing > 0 || tree.part.isFlexible {
            let points = NumberText.text(Double(tree.part.interItemSpacing), decimals: 1)
            tags.append(tree.part.isFlexible ? "at least \(points) apart" : "\(points) apart")
        }
        return tags + ExplodedWords.rest(shownViews.dropFirst(ExplodedBox.shownBadges), in: layout)
    }

    // MARK: Members

    private func member(_ member: GroupTree, _ place: (Rect) -> Rect) -> [ExplodedBox] {
        let all = [member] + member.descendants.prefix(Self.shownDescendants / max(1, shown.count))
        return all.map { tree in
            let look: ExplodedBox.Look = isNext(tree) ? .enlarged : .member
            let rect = place(layout.reading(tree.isGroup ? tree.part.slot : tree.part.frame))
            return ExplodedBox(
                rect: rect.shrunk(by: tree.isGroup ? 1 : 1 + 2 * Double(tree.part.depth - member.part.depth)),
                level: tree.isGroup ? .group(tree.part.depth) : .item, look: tree.part.isPresent ? look : .missing,
                texts: tree.part.item.map { ["\($0)"] } ?? [], name: tree.name)
        }
    }

    private func isNext(_ tree: GroupTree) -> Bool {
        guard let next = next?.part else { return false }
        return next.depth == tree.part.depth && next.item == tree.part.item && next.slot == tree.part.slot
    }

}

// MARK: - Places

extension GroupColumn {
    /// The size limits of the drawing. If members are omitted, those drawn must be large enough for their numbers.
    private var limits: Enlargement.Limits {
        var limits = Self.limits
        guard let cut else { return limits }
        limits.demand(cut.mark + Double(shown.count) * Self.thinnestMember, along: cut.axis)
        return limits
    }

    private var shown: [GroupTree] {
        let limit = tree.part.arrangement == .custom ? Self.shownFrames : Self.shownMembers
        return tree.children.count > limit + 1 ? Array(tree.children.prefix(limit)) : tree.children
    }

    /// The members to draw. In a custom group, where they may overlap, they are ordered back to front.
    private var drawn: [GroupTree] {
        guard tree.part.arrangement == .custom else { return shown }
        return Dictionary(grouping: shown, by: zIndex).sorted { $0.key < $1.key }.flatMap(\.value)
    }

    private func zIndex(_ member: GroupTree) -> Int {
        guard let item = member.part.item else { return 0 }
        return layout.element(.init(category: .cell, kind: nil, section: section, item: item))?.zIndex ?? 0
    }

    /// The cut after the last member that is drawn.
    private var cut: Enlargement.Cut? {
        guard shown.count < tree.children.count, let last = shown.last else { return nil }
        let end = layout.reading(last.part.slot)
        switch tree.part.arrangement {
        case .custom, nil: return nil
        case .horizontal:
            return Enlargement.Cut(axis: .horizontal, from: end.maxX, to: max(end.maxX, area.maxX), mark: 62)
        case .vertical: return Enlargement.Cut(axis: .vertical, from: end.maxY, to: max(end.maxY, area.maxY), mark: 18)
        }
    }

    /// The bounds of the group and its members, extending beyond each edge of the group by at most the group's size.
    private var area: Rect {
        slot.extended(over: (shown.map(\.part.slot) + shownViews.map(\.frame)).map(layout.reading))
    }
}

extension GroupTree {
    /// `group`, `item 3`, or `no item` for an empty slot.
    var name: String {
        if isGroup { return "group" }
        return part.item.map { "item \($0)" } ?? "no item"
    }
}

extension Rect {
    /// The rectangle inset by a margin on each side, but by at most a quarter of that side.
    func shrunk(by margin: Double) -> Rect {
        let (x, y) = (min(margin, width / 4), min(margin, height / 4))
        return Rect(x: self.x + x, y: self.y + y, width: width - 2 * x, height: height - 2 * y)
    }
}

/// A group or an item with its contents.
struct GroupTree {
    var part: GroupAnatomy.Part
    var children: [GroupTree]
    /// The views anchored to the group or item.
    var views: [LayoutElement]

    /// A section's group; `nil` if it has none.
    init?(group: Int, section: Int, of layout: SolvedLayout) {
        guard group < layout.groupCount(inSection: section) else { return nil }
        var parts = layout.anatomy(ofGroup: group, inSection: section).parts[...]
        var views = layout.elements(ofGroup: group, inSection: section).filter { $0.role == .anchored }[...]
        guard !parts.isEmpty else { return nil }
        self.init(&parts, &views)
    }

    /// Takes a part, with its descendants and anchored views, from the lists. Both are in pre-order.
    private init(_ parts: inout ArraySlice<GroupAnatomy.Part>, _ views: inout ArraySlice<LayoutElement>) {
        part = parts.removeFirst()
        children = []
        while let next = parts.first, next.depth > part.depth { children.append(GroupTree(&parts, &views)) }
        self.views = Array(views.prefix(part.anchoredCount))
        views = views.dropFirst(part.anchoredCount)
    }

    var isGroup: Bool { part.arrangement != nil }

    /// The number of nested group levels, including its own; 0 for an item.
    var groupLevels: Int {
        isGroup ? 1 + (children.map(\.groupLevels).max() ?? 0) : 0
    }

    /// All descendants in pre-order.
    var descendants: [GroupTree] {
        children.flatMap { [$0] + $0.descendants }
    }

    /// The index of the child with the deepest nesting of groups; `nil` if no child is a group.
    var deepestGroup: Int? {
        let depths = children.map { $0.part.isPresent ? $0.groupLevels : 0 }
        guard let deepest = depths.max(), deepest > 0 else { return nil }
        return depths.firstIndex(of: deepest)
    }

    /// The item to show: the first with a visible view, or otherwise the first.
    func item(of subject: DrawableLayout) -> GroupTree? {
        let items = descendants.filter { !$0.isGroup && $0.part.isPresent }
        return items.first { $0.views.contains(where: subject.shows) } ?? items.first
    }
}
