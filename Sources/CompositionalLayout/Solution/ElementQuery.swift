import Foundation

/// Finds elements of a solved layout: by region or by identity.
///
/// It works in device pixels, left to right; frames are rounded and mirrored as they leave.
struct ElementQuery {
    enum Region {
        case everything
        /// What has a frame that meets the rectangle, before or after sideways scrolling.
        case rect(PixelRect, scrolled: Bool)
        /// What UIKit answers for a rectangle (B-Q2).
        case host(PixelRect)
    }

    let layout: SolvedLayout
    private let solution: LayoutSolution

    init(_ layout: SolvedLayout) {
        self.layout = layout
        solution = layout.solution
    }

    private var scrollAxis: Axis { solution.scrollAxis }

    /// The elements of a region in drawing order.
    func elements(in region: Region) -> [LayoutElement] {
        var found: [LayoutElement] = []
        for section in sections(in: region) {
            appendDecorations(of: section, in: region, to: &found)
            appendGroups(of: section, in: region, to: &found)
            appendBoundary(of: section, in: region, to: &found)
        }
        for index in solution.boundary.indices {
            let item = pinning.place(index, of: solution.boundary, host: layoutRange)
            if includes(item.frame, region) { found.append(layoutWide(item)) }
        }
        return inDrawingOrder(found)
    }

    /// A group's cells, then the views anchored in it.
    func elements(ofGroup group: Int, inSection section: Int) -> [LayoutElement] {
        let solved = solution.sections[section]
        let template = solved.run.template(group)
        let origin = groupOrigin(group, template, of: section)
        let first = solved.run.firstItem(group)
        let cells = template.slots.enumerated().map { index, slot in
            cell(slot, item: first + index, group: group, at: origin, of: section)
        }
        return cells + template.anchored.map { anchored($0, group: group, at: origin, of: section) }
    }

    /// At least as many elements as the region holds.
    func bound(in region: Region) -> Int {
        sections(in: region).reduce(solution.boundary.count) { total, section in
            let solved = solution.sections[section]
            let groups = groups(of: section, in: region)
            var count = solved.boundary.count + solved.decorations.count
            if !groups.isEmpty {
                let end = groups.upperBound == solved.run.groupCount
                    ? solved.itemCount : solved.run.firstItem(groups.upperBound)
                count += end - solved.run.firstItem(groups.lowerBound)
                count += solved.anchoredCount(before: groups.upperBound) - solved.anchoredCount(before: groups.lowerBound)
            }
            return total + count
        }
    }

    /// Sorts by z index and keeps the order of equals: section by section, in layout order.
    private func inDrawingOrder(_ elements: [LayoutElement]) -> [LayoutElement] {
        let order = elements.indices.sorted { first, second in
            (elements[first].zIndex, first) < (elements[second].zIndex, second)
        }
        return order.map { elements[$0] }
    }
}

// MARK: - Coordinates

extension ElementQuery {
    /// A rectangle of the solver as a frame: rounded to pixels (E8a), mirrored if need be (B-H2), in points.
    func points(_ rect: PixelRect) -> CGRect {
        solution.grid.points(mirrored(PixelGrid.snap(rect)))
    }

    /// A frame's rectangle as the solver sees it.
    func pixels(_ rect: CGRect) -> PixelRect {
        mirrored(solution.grid.pixels(rect))
    }

    private func mirrored(_ rect: PixelRect) -> PixelRect {
        guard solution.isRightToLeft else { return rect }
        var result = rect
        result.origin.x = solution.contentSize.width - rect.origin.x - rect.size.width
        return result
    }

    private var pinning: Pinning {
        let bounds = pixels(layout.visibleBounds)
        let insets = solution.grid.pixels(layout.adjustedContentInset)
        let near = bounds.near(scrollAxis) + insets.near(scrollAxis)
        return Pinning(axis: scrollAxis, visible: near...max(near, bounds.far(scrollAxis) - insets.far(scrollAxis)))
    }

    private var layoutRange: ClosedRange<Double> { 0...max(0, solution.contentSize[scrollAxis]) }

    private func sectionRange(_ section: Int) -> ClosedRange<Double> {
        let start = solution.starts[section]
        return start...(start + max(0, solution.sections[section].length))
    }

    /// How far a section is scrolled sideways.
    private func sideways(_ section: Int) -> PixelPoint {
        var offset = PixelPoint.zero
        offset[scrollAxis.cross] = solution.grid.pixels(layout.orthogonalContentOffset(ofSection: section))
        return offset
    }
}

// MARK: - Regions

extension ElementQuery {
    private func sections(in region: Region) -> Range<Int> {
        switch region {
        case .everything: return 0..<solution.sections.count
        case .rect(let rect, _), .host(let rect):
            return solution.sections(meeting: rect.near(scrollAxis)...max(rect.near(scrollAxis), rect.far(scrollAxis)))
        }
    }

    private func groups(of section: Int, in region: Region) -> Range<Int> {
        let solved = solution.sections[section]
        let axis = solved.runAxis
        let overhang: Overhang
        var rect: PixelRect
        switch region {
        case .everything: return 0..<solved.run.groupCount
        case .rect(let region, let scrolled):
            overhang = solved.run.overhang(axis)
            rect = scrolled ? region.moved(by: sideways(section)) : region
        case .host(let region):
            overhang = solved.run.overhang(axis)
            rect = region
        }
        rect.origin[scrollAxis] -= solution.starts[section]
        rect.origin = rect.origin - solved.runOrigin
        return solved.run.groups(meeting: rect.near(axis)...max(rect.near(axis), rect.far(axis)), overhang: overhang)
    }

    /// Whether the region holds an element with that frame, which no sideways scrolling moves.
    private func includes(_ frame: PixelRect, _ region: Region) -> Bool {
        switch region {
        case .everything: true
        case .rect(let rect, _), .host(let rect): frame.meets(rect)
        }
    }

    /// Whether the region holds an element of a group with that frame.
    private func includes(_ frame: PixelRect, inGroupOf section: Int, _ region: Region) -> Bool {
        guard case .rect(let rect, scrolled: true) = region else { return includes(frame, region) }
        return frame.moved(by: PixelPoint.zero - sideways(section)).meets(rect)
    }
}

// MARK: - Elements

extension ElementQuery {
    private func appendDecorations(of section: Int, in region: Region, to found: inout [LayoutElement]) {
        let solved = solution.sections[section]
        for index in solved.decorations.indices {
            let element = decoration(index, of: section)
            let isIncluded = switch region {
            case .everything: true
            case .rect(let rect, _): rect.meets(element.rect)
            case .host(let rect): rect.touches(solution.sectionRect(section))
            }
            if isIncluded { found.append(element.element) }
        }
    }

    private func appendGroups(of section: Int, in region: Region, to found: inout [LayoutElement]) {
        let solved = solution.sections[section]
        // All cells of a section are drawn before all views anchored in it (E11).
        var views: [LayoutElement] = []
        for group in groups(of: section, in: region) {
            let template = solved.run.template(group)
            let origin = groupOrigin(group, template, of: section)
            let first = solved.run.firstItem(group)
            let wholeGroup: Bool? = switch region {
            case .everything, .rect: nil
            case .host(let rect): rect.meets(PixelRect(origin: origin, size: template.size))
            }
            for (index, slot) in template.slots.enumerated() {
                let frame = slot.frame.moved(by: origin)
                guard wholeGroup ?? includes(frame, inGroupOf: section, region) else { continue }
                found.append(cell(slot, item: first + index, group: group, at: origin, of: section))
            }
            for view in template.anchored
            where includes(view.frame.moved(by: origin), inGroupOf: section, region) {
                views.append(anchored(view, group: group, at: origin, of: section))
            }
        }
        found += views
    }

    private func appendBoundary(of section: Int, in region: Region, to found: inout [LayoutElement]) {
        let items = boundary(of: section)
        for index in items.indices {
            let item = pinning.place(index, of: items, host: sectionRange(section))
            if includes(item.frame, region) { found.append(boundary(item, of: section)) }
        }
    }

    private func groupOrigin(_ group: Int, _ template: GroupTemplate, of section: Int) -> PixelPoint {
        var origin = solution.sections[section].groupOrigin(group, template)
        origin[scrollAxis] += solution.starts[section]
        return origin
    }

    /// A section's boundary items in content coordinates, at their natural places.
    private func boundary(of section: Int) -> [BoundarySolver.Placed] {
        var start = PixelPoint.zero
        start[scrollAxis] = solution.starts[section]
        return solution.sections[section].boundary.map { item in
            BoundarySolver.Placed(description: item.description, slot: item.slot.moved(by: start))
        }
    }

    private func cell(
        _ slot: GroupDraft.Slot, item: Int, group: Int, at origin: PixelPoint, of section: Int
    ) -> LayoutElement {
        LayoutElement(
            id: .init(category: .cell, kind: nil, section: section, item: item), role: .cell,
            frame: points(slot.frame.moved(by: origin)), slot: points(slot.slot.moved(by: origin)),
            zIndex: solution.sections[section].raised(slot.zIndex), group: group)
    }

    private func anchored(
        _ view: GroupTemplate.Anchored, group: Int, at origin: PixelPoint, of section: Int
    ) -> LayoutElement {
        let solved = solution.sections[section]
        let item = solved.run.anchoredCount(view.kind, before: group) + view.ordinal
        let frame = points(view.frame.moved(by: origin))
        return LayoutElement(
            id: .init(category: .supplementary, kind: view.kind, section: section, item: item), role: .anchored,
            frame: frame, slot: frame, zIndex: solved.raised(view.zIndex), group: group)
    }

    private func boundary(_ item: BoundarySolver.Placed, of section: Int) -> LayoutElement {
        LayoutElement(
            id: .init(category: .supplementary, kind: item.description.kind, section: section, item: 0),
            role: .boundary(item.description.alignment, isLayoutWide: false),
            frame: points(item.frame), slot: points(item.slot),
            zIndex: solution.sections[section].raised(pinning.zIndex(of: item)))
    }

    private func layoutWide(_ item: BoundarySolver.Placed) -> LayoutElement {
        LayoutElement(
            id: .init(category: .supplementary, kind: item.description.kind, section: 0, item: Int.max),
            role: .boundary(item.description.alignment, isLayoutWide: true),
            frame: points(item.frame), slot: points(item.slot), zIndex: pinning.zIndex(of: item))
    }

    private func decoration(_ index: Int, of section: Int) -> (element: LayoutElement, rect: PixelRect) {
        let solved = solution.sections[section]
        var rect = solved.decorations[index]
        rect.origin[scrollAxis] += solution.starts[section]
        let description = solved.description?.decorations[index]
        let element = LayoutElement(
            id: .init(category: .decoration, kind: description?.kind, section: section, item: index),
            role: .decoration, frame: points(rect), slot: points(solution.sectionRect(section)),
            zIndex: description?.zIndex ?? 0)
        return (element, rect)
    }
}

// MARK: - Identity

extension ElementQuery {
    func element(_ id: LayoutElement.ID) -> LayoutElement? {
        if id.category == .supplementary, id.item == Int.max { return layoutWide(kind: id.kind) }
        guard solution.sections.indices.contains(id.section), id.item >= 0 else { return nil }
        switch id.category {
        case .cell: return cell(item: id.item, of: id.section)
        case .decoration:
            guard solution.sections[id.section].decorations.indices.contains(id.item) else { return nil }
            let element = decoration(id.item, of: id.section).element
            return element.kind == id.kind ? element : nil
        case .supplementary:
            guard let kind = id.kind else { return nil }
            return boundary(kind: kind, item: id.item, of: id.section)
                ?? anchored(kind: kind, item: id.item, of: id.section)
        }
    }

    private func cell(item: Int, of section: Int) -> LayoutElement? {
        let solved = solution.sections[section]
        guard item < solved.itemCount else { return nil }
        let group = solved.run.group(holding: item)
        let template = solved.run.template(group)
        let slot = template.slots[item - solved.run.firstItem(group)]
        return cell(slot, item: item, group: group, at: groupOrigin(group, template, of: section), of: section)
    }

    private func anchored(kind: String, item: Int, of section: Int) -> LayoutElement? {
        let run = solution.sections[section].run
        guard let group = run.group(holdingAnchored: item, of: kind) else { return nil }
        let template = run.template(group)
        let ordinal = item - run.anchoredCount(kind, before: group)
        guard let view = template.anchored.first(where: { $0.kind == kind && $0.ordinal == ordinal }) else { return nil }
        return anchored(view, group: group, at: groupOrigin(group, template, of: section), of: section)
    }

    private func boundary(kind: String, item: Int, of section: Int) -> LayoutElement? {
        let items = boundary(of: section)
        guard item == 0, let index = items.firstIndex(where: { $0.description.kind == kind }) else { return nil }
        return boundary(pinning.place(index, of: items, host: sectionRange(section)), of: section)
    }

    private func layoutWide(kind: String?) -> LayoutElement? {
        guard let index = solution.boundary.firstIndex(where: { $0.description.kind == kind }) else { return nil }
        return layoutWide(pinning.place(index, of: solution.boundary, host: layoutRange))
    }
}
