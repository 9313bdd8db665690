import Foundation

/// A group or item on the path from a section's outermost group to a cell.
private struct Link {
    var description: PixelItem?
    /// Slot relative to the outermost group's origin.
    var slot: PixelRect
    var frame: PixelRect
    /// The preceding subitems of the same group.
    var before: [PixelRect]
    /// The number of subitems in the link's group.
    var siblings: Int

    var group: PixelGroup? {
        guard case .group(let group) = description?.content else { return nil }
        return group
    }

    var insets: PixelInsets { description?.effectiveInsets ?? .zero }
    /// The group's or item's name in `FrameOrigin.Term.words`.
    var name: String { description?.isCell ?? true ? "the item" : "the group" }
}

extension FrameTracer {
    func cell(_ element: LayoutElement) -> FrameOrigin? {
        guard let section = element.section, let number = element.group,
            let chain = chain(to: element.item, group: number, of: section), let last = chain.last
        else { return nil }
        let position = Self.axes.map { axis in
            var sum = groupStart(number, of: section, axis)
            for (parent, child) in zip(chain, chain.dropFirst()) { step(from: parent, to: child, &sum) }
            sum.add("contentInsets.\(axis == .horizontal ? "leading" : "top") of the item", last.frame.near(axis) - last.slot.near(axis))
            finish(&sum, element, length: last.frame.size[axis])
            return sum.sum(of: "item")
        }
        let size = Self.axes.flatMap { sizes(of: element, chain, section, $0) }
        return FrameOrigin(position: position, size: size, subitems: path(chain))
    }

    /// The path from the outermost group to the item.
    private func chain(to item: Int, group: Int, of section: Int) -> [Link]? {
        let solved = solution.sections[section]
        guard let description = solved.description?.group else { return nil }
        let parts = solved.run.parts(group)
        var next = solved.run.firstItem(group)
        var found: Int?
        for (index, part) in parts.enumerated() where part.isPresent && part.description?.isCell ?? true {
            if next == item { found = index }
            next += 1
        }
        guard var index = found else { return nil }
        var links: [Link] = []
        while true {
            links.append(link(index, parts))
            guard parts[index].depth > 0, let parent = parts[..<index].lastIndex(where: { $0.depth < parts[index].depth })
            else { break }
            index = parent
        }
        let size = outerSize(description, group, section)
        let slot = PixelRect(origin: .zero, size: size)
        let outer = Link(
            description: description, slot: slot, frame: slot.inset(by: description.effectiveInsets), before: [], siblings: 1)
        return [outer] + links.reversed()
    }

    private func link(_ index: Int, _ parts: [GroupDraft.Part]) -> Link {
        let part = parts[index]
        let start = parts[..<index].lastIndex { $0.depth < part.depth }.map { $0 + 1 } ?? 0
        let end = parts[index...].firstIndex { $0.depth < part.depth } ?? parts.count
        let level = (start..<end).filter { parts[$0].depth == part.depth }
        return Link(
            description: part.description, slot: part.slot, frame: part.frame,
            before: level.filter { $0 < index }.map { parts[$0].slot }, siblings: level.count)
    }

    /// A group's size before trimming (B-G11). Fractions of its subitems refer to this size.
    private func outerSize(_ description: PixelItem, _ group: Int, _ section: Int) -> PixelSize {
        let given = description.size.resolved(in: container(of: section))
        let actual = solution.sections[section].run.template(group).size
        return PixelSize(
            width: description.size.isEstimated(.horizontal) ? actual.width : given.width,
            height: description.size.isEstimated(.vertical) ? actual.height : given.height)
    }

    /// The container that fractions of a section's groups refer to.
    private func container(of section: Int) -> PixelSize {
        let solved = solution.sections[section]
        var container = solution.view
        let cross = solved.runAxis.cross
        container[cross] -= (solved.description?.insets.total(cross) ?? 0) + (solved.description?.referenceInsets.total(cross) ?? 0)
        return container
    }

    /// The index of each link among the subitems in its group's description.
    private func path(_ chain: [Link]) -> [Int] {
        zip(chain, chain.dropFirst()).compactMap { parent, child in
            guard let count = parent.group?.subitems.count, count > 0 else { return nil }
            return child.before.count % count
        }
    }
}

// MARK: - Position

extension FrameTracer {
    /// The start of a section in the content.
    func sectionStart(_ section: Int, _ axis: Axis) -> FrameSum {
        var sum = FrameSum(grid, axis)
        if axis == solution.scrollAxis { sum.add("start of section \(section)", solution.starts[section]) }
        return sum
    }

    private func groupStart(_ group: Int, of section: Int, _ axis: Axis) -> FrameSum {
        let solved = solution.sections[section]
        var sum = sectionStart(section, axis)
        guard let description = solved.description else { return sum }
        let start = sum.total
        let edge = axis == .horizontal ? "leading" : "top"
        sum.add("contentInsets.\(edge) of the section", description.insets.near(axis))
        sum.add("its contentInsetsReference", description.referenceInsets.near(axis))
        sum.reach(start + solved.runOrigin[axis], "headers before the groups")
        if axis == solved.runAxis, group > 0 {
            let edges = description.group.edges
            let gap = edges.minimum(axis) + description.interGroupSpacing
            let lengths = solved.run.origin(group) - edges.near(axis).minimum - Double(group) * gap
            sum.add(Self.count(group, "group") + " before it", lengths)
            sum.add(Self.times(group, "interGroupSpacing", description.interGroupSpacing, grid), Double(group) * description.interGroupSpacing)
        }
        sum.reach(start + solved.groupOrigin(group)[axis], "edgeSpacing of the group")
        return sum
    }

    /// Adds the distance from a group's near edge to a subitem's.
    private func step(from parent: Link, to child: Link, _ sum: inout FrameSum) {
        let axis = sum.axis
        let end = sum.total + child.slot.near(axis) - parent.slot.near(axis)
        guard let group = parent.group, !group.isCustom else { return sum.reach(end, "its frame in the custom group") }
        sum.add("contentInsets.\(axis == .horizontal ? "leading" : "top") of the group", parent.insets.near(axis))
        let count = child.before.count
        if group.axis == axis, count > 0 {
            sum.add(Self.count(count, "subitem") + " before it", child.before.reduce(0) { $0 + $1.size[axis] })
            let spacing = group.spacing.minimum
            sum.add(Self.times(count, "interItemSpacing", spacing, grid), Double(count) * spacing)
        }
        sum.reach(end, group.spacing.isFlexible && group.axis == axis ? "flexible spacing" : "edgeSpacing")
    }

    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    static func times(_ number: Int, _ what: String, _ length: Double, _ grid: PixelGrid) -> String {
        number == 1 ? what : "\(number) × \(what) \(NumberText.text(Double(grid.points(length)), decimals: 2))"
    }
}

// MARK: - Size

extension FrameTracer {
    /// The item's length as a sum. If it is a fraction of its container's length, that length follows, and so on outwards.
    private func sizes(of element: LayoutElement, _ chain: [Link], _ section: Int, _ axis: Axis) -> [FrameOrigin.Sum] {
        var sums: [FrameOrigin.Sum] = []
        var axis = axis
        for (depth, link) in chain.enumerated().reversed() {
            var sum = FrameSum(grid, axis)
            let rooms = depth == 0 ? [Room(size: container(of: section), words: "container")] : rooms(in: chain[depth - 1], siblings: link.siblings)
            let fraction = addSide(of: link, in: depth == 0 ? nil : chain[depth - 1], rooms, &sum)
            subtract(link.insets, of: link.name, inner: link.frame.size[axis], from: &sum)
            let isItem = depth == chain.count - 1
            if isItem { finishSize(&sum, element) }
            sums.append(sum.sum(of: isItem ? "item" : depth == 0 ? "inside of the group" : "inside of its group"))
            guard let (next, room) = fraction else { return sums }
            axis = next
            if depth > 0 { sums += roomSum(room, in: chain[depth - 1], siblings: link.siblings, axis) }
        }
        return sums + [containerSum(section, axis)]
    }

    private func addSide(of link: Link, in parent: Link?, _ rooms: [Room], _ sum: inout FrameSum) -> (Axis, Room)? {
        let (axis, length) = (sum.axis, link.slot.size[sum.axis])
        guard let description = link.description else {
            sum.add("its frame in the custom group", length)
            return nil
        }
        if let group = parent?.group, case .count(_, let count) = group.arrangement, group.axis == axis,
            let room = rooms.first(where: { Self.agree(PixelGrid.floor($0.size[axis] / Double(count)), length) }) {
            let whole = grid.points(room.size[axis])
            let words = "1/\(count) of \(NumberText.text(Double(whole), decimals: 2)), as its group has \(count) equal subitems"
            sum.add(words, length, .init(fraction: 1 / CGFloat(count), whole: whole))
            return (axis, room)
        }
        return add(description.size[axis], giving: length, in: rooms, to: &sum)
    }

    /// The lengths that fractions of a group's subitems may refer to: the inner length less the spacings (B-P1), and the whole
    /// inner length.
    private func rooms(in parent: Link, siblings: Int) -> [Room] {
        let inside = inside(of: parent)
        guard let group = parent.group else { return [] }
        var less = inside
        less[group.axis] -= Double(max(0, siblings - 1)) * group.spacing.minimum
        return [Room(size: less, words: "room in the group"), Room(size: inside, words: "")]
    }

    private func inside(of parent: Link) -> PixelSize {
        PixelSize(
            width: parent.slot.size.width - parent.insets.total(.horizontal),
            height: parent.slot.size.height - parent.insets.total(.vertical))
    }

    /// The available length in a group as a sum, if spacings reduce it.
    private func roomSum(_ room: Room, in parent: Link, siblings: Int, _ axis: Axis) -> [FrameOrigin.Sum] {
        let inside = inside(of: parent)[axis]
        guard let group = parent.group, !room.words.isEmpty, !Self.agree(inside, room.size[axis]) else { return [] }
        var sum = FrameSum(grid, axis)
        sum.add("inside of its group", inside)
        sum.add(Self.times(siblings - 1, "interItemSpacing", group.spacing.minimum, grid), -Double(siblings - 1) * group.spacing.minimum)
        return [sum.sum(of: room.words)]
    }

    private func containerSum(_ section: Int, _ axis: Axis) -> FrameOrigin.Sum {
        var sum = FrameSum(grid, axis)
        sum.add("collection view", solution.view[axis])
        let solved = solution.sections[section]
        if axis == solved.runAxis.cross, let description = solved.description {
            let (near, far) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
            sum.add("contentInsets.\(near) of the section", -description.insets.near(axis))
            sum.add("contentInsets.\(far) of the section", -description.insets.far(axis))
            sum.add("its contentInsetsReference", -description.referenceInsets.total(axis))
        }
        return sum.sum(of: "container of the groups")
    }
}

extension PixelGroup {
    fileprivate var isCustom: Bool {
        switch arrangement {
        case .custom: true
        case .list, .count, .repeating, .empty: false
        }
    }
}
