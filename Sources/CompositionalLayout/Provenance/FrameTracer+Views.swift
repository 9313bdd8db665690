import Foundation

extension FrameTracer {
    /// The origin of the frame of a header, footer or side item; `nil` if its section, or the layout, has no such item.
    func boundary(_ element: LayoutElement) -> FrameOrigin? {
        let items = element.section.map(query.boundary) ?? solution.boundary
        guard let index = items.firstIndex(where: { $0.description.kind == element.kind }) else { return nil }
        let (item, description) = (items[index], items[index].description)
        let pinned = query.pinned(index, of: items, in: element.section.map(query.sectionRange) ?? query.layoutRange)
        let insets = element.section.flatMap { solution.sections[$0].description?.boundaryInsets } ?? .zero
        let owner = element.section == nil ? "the layout" : "the section"
        let position = Self.axes.map { axis in
            var sum = element.section.map { sectionStart($0, axis) } ?? FrameSum(grid, axis)
            if axis != solution.scrollAxis { sum.add("insets of the view's edges", insets.near(axis)) }
            sum.add("absoluteOffset", description.offset[axis])
            sum.reach(item.slot.near(axis), "its alignment in \(owner)")
            sum.add("contentInsets.\(axis == .horizontal ? "leading" : "top") of the item", item.frame.near(axis) - item.slot.near(axis))
            let isPinned = pinned.slot.near(axis) != item.slot.near(axis)
            finish(
                &sum, element, length: item.frame.size[axis], movedBy: isPinned ? "pinned to the visible bounds" : Self.ownCode)
            return sum.sum(of: "boundary item")
        }
        let size = Self.axes.flatMap { axis in boundarySizes(element, item, insets, axis) }
        return FrameOrigin(position: position, size: size)
    }

    private func boundarySizes(
        _ element: LayoutElement, _ item: BoundarySolver.Placed, _ insets: PixelInsets, _ axis: Axis
    ) -> [FrameOrigin.Sum] {
        let cross = solution.scrollAxis.cross
        var container = solution.view
        container[cross] -= insets.total(cross)
        var sum = FrameSum(grid, axis)
        let fraction = add(
            item.description.size[axis], giving: item.slot.size[axis], in: [Room(size: container, words: "")], to: &sum)
        let effective = item.description.insets.keeping { !item.description.size.isEstimated($0) }
        subtract(effective, of: "the item", inner: item.frame.size[axis], from: &sum)
        finishSize(&sum, element)
        guard let (whole, _) = fraction else { return [sum.sum(of: "boundary item")] }
        var outer = FrameSum(grid, whole)
        outer.add("collection view", solution.view[whole])
        if whole == cross { outer.add("insets of the view's edges", -insets.total(cross)) }
        return [sum.sum(of: "boundary item"), outer.sum(of: "container of the boundary items")]
    }

    /// The origin of the frame of a section's background, or of a line between the rows of a list; `nil` if there is no such element.
    func decoration(_ element: LayoutElement) -> FrameOrigin? {
        guard let section = element.section else { return nil }
        if element.role == .separator { return separator(element, section) }
        guard let description = solution.sections[section].description?.decorations[element.item] else { return nil }
        let room = solution.sectionRect(section)
        let placed = query.decoration(element.item, of: section).rect
        let position = Self.axes.map { axis in
            var sum = sectionStart(section, axis)
            sum.add("contentInsets.\(axis == .horizontal ? "leading" : "top") of the background", description.insets.near(axis))
            finish(&sum, element, length: placed.size[axis])
            return sum.sum(of: "background")
        }
        let size = Self.axes.map { axis in
            var sum = FrameSum(grid, axis)
            sum.add("\(axis == .horizontal ? "width" : "height") of section \(section)", room.size[axis])
            subtract(description.insets, of: "the background", inner: placed.size[axis], from: &sum)
            finishSize(&sum, element)
            return sum.sum(of: "background")
        }
        return FrameOrigin(position: position, size: size)
    }

    private func separator(_ element: LayoutElement, _ section: Int) -> FrameOrigin? {
        let solved = solution.sections[section]
        guard let group = element.group, let separators = solved.description?.separators,
            let edge = ListSeparators.Edge.allCases.first(where: { $0.kind == element.kind })
        else { return nil }
        let slot = solved.run.template(group).slots[element.item - solved.run.firstItem(group)]
        let row = slot.frame.moved(by: query.groupOrigin(group, of: section))
        guard let rect = separators.rect(
            edge, of: element.item, in: row, leading: query.separatorInset(ofRow: element.item, section))
        else { return nil }
        let position = Self.axes.map { axis in
            var sum = FrameSum(grid, axis)
            sum.add("start of row \(element.item)", row.near(axis))
            sum.reach(rect.near(axis), axis == .horizontal ? "inset of the separator" : "height of the row less the separator's")
            finish(&sum, element, length: rect.size[axis])
            return sum.sum(of: "separator")
        }
        let size = Self.axes.map { axis in
            var sum = FrameSum(grid, axis)
            sum.add(axis == .horizontal ? "width of the row" : "thickness", axis == .horizontal ? row.size.width : rect.size.height)
            sum.reach(rect.size[axis], "insets of the separator")
            finishSize(&sum, element)
            return sum.sum(of: "separator")
        }
        return FrameOrigin(position: position, size: size)
    }

    /// A view anchored to an item or a group.
    func anchored(_ element: LayoutElement) -> FrameOrigin {
        guard let points = layout.anchorPoints(of: element), let section = element.section,
            let description = solution.sections[section].description?.group.anchoredDescriptions[element.kind ?? ""]
        else { return whole(element) }
        let frame = grid.pixels(element.frame)
        let (site, own) = (grid.pixels(points.container), grid.pixels(points.own))
        let position = Self.axes.map { axis in
            var sum = FrameSum(grid, axis)
            sum.add("the anchor on its container", site[axis])
            sum.add("the anchors' offsets", own[axis] - site[axis])
            sum.reach(frame.near(axis), "from the anchor on the view to its edge")
            return sum.sum(of: "view")
        }
        let size = Self.axes.map { axis in
            var sum = FrameSum(grid, axis)
            let total = description.size.isEstimated(axis) ? 0 : description.insets.total(axis)
            let words = description.size[axis].code(grid)
            sum.add(description.size.isEstimated(axis) ? "its content, \(words)" : words, frame.size[axis] + total)
            sum.add("contentInsets of the view", -total)
            return sum.sum(of: "view")
        }
        return FrameOrigin(position: position, size: size)
    }
}
