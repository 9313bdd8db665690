import Foundation

/// Finds elements of a solved layout, by region or by identity.
///
/// Works in device pixels, left to right; frames are rounded and mirrored on output.
struct ElementQuery {
    enum Region {
        case everything
        case section(Int)
        /// The elements whose frames intersect the rectangle, before or after sideways scrolling.
        case rect(PixelRect, scrolled: Bool)
        /// The elements that UIKit returns for a rectangle (B-Q2).
        case host(PixelRect)

        /// True if the region includes layout-wide items.
        var hasLayoutWideItems: Bool {
            switch self {
            case .everything, .rect, .host: true
            case .section: false
            }
        }

        /// True if the region includes the separators of lists.
        var hasSeparators: Bool {
            switch self {
            case .everything, .section, .rect: true
            case .host: false
            }
        }
    }

    let layout: SolvedLayout
    let solution: LayoutSolution

    init(_ layout: SolvedLayout) {
        self.layout = layout
        solution = layout.solution
    }

    var scrollAxis: Axis { solution.scrollAxis }

    /// The region shown by the viewport.
    var visible: Region { visible(within: .zero) }

    /// The region shown by the viewport with a margin around it, in points.
    func visible(within margin: CGSize) -> Region {
        .rect(pixels(layout.visibleBounds.insetBy(dx: -margin.width, dy: -margin.height)), scrolled: true)
    }

    /// The elements of a region in drawing order.
    func elements(in region: Region) -> [LayoutElement] {
        var found: [LayoutElement] = []
        found.reserveCapacity(min(bound(in: region), 1 << 14))
        for section in sections(in: region) {
            appendDecorations(of: section, in: region, to: &found)
            appendGroups(of: section, in: region, to: &found)
            appendBoundary(of: section, in: region, to: &found)
        }
        if region.hasLayoutWideItems {
            for item in pinned(solution.boundary, in: layoutRange) where includes(item.frame, region) {
                found.append(layoutWide(item))
            }
        }
        guard let overridden = layout.overridden else { return inDrawingOrder(changed(found)) }
        return overridden.elements(changed(found)) { includes($0, region) }
    }

    /// A group's cells, then the views anchored in it.
    func elements(ofGroup group: Int, inSection section: Int) -> [LayoutElement] {
        let solved = solution.sections[section]
        let template = solved.run.template(group)
        let origin = groupOrigin(group, of: section)
        let first = solved.run.firstItem(group)
        let cells = template.slots.enumerated().map { index, slot in
            cell(slot, item: first + index, group: group, at: origin, of: section)
        }
        let own = changed(cells + template.anchored.map { anchored($0, group: group, at: origin, of: section) })
        return layout.overridden?.applied(to: own) ?? own
    }

    /// The elements with the changes of visible-items handlers applied.
    func changed(_ elements: [LayoutElement]) -> [LayoutElement] {
        guard !layout.changes.isEmpty else { return elements }
        return elements.map { element in
            var element = element
            layout.changes[element.id]?.apply(to: &element)
            return element
        }
    }

    /// An upper bound on the number of elements in the region.
    func bound(in region: Region) -> Int {
        let others = solution.boundary.count + (layout.overridden?.elements.count ?? 0)
        return sections(in: region).reduce(others) { total, section in
            let solved = solution.sections[section]
            let groups = groups(of: section, in: region)
            var count = solved.boundary.count + solved.decorations.count
            let separatorsPerCell = solved.description?.separators == nil ? 0 : ListSeparators.Edge.allCases.count
            if !groups.isEmpty {
                let end = groups.upperBound == solved.run.groupCount
                    ? solved.itemCount : solved.run.firstItem(groups.upperBound)
                count += (end - solved.run.firstItem(groups.lowerBound)) * (1 + separatorsPerCell)
                count += solved.anchoredCount(before: groups.upperBound) - solved.anchoredCount(before: groups.lowerBound)
            }
            return total + count
        }
    }

    /// Sorts by z-index; equal elements keep their order: by section, then in layout order.
    private func inDrawingOrder(_ elements: [LayoutElement]) -> [LayoutElement] {
        if zip(elements, elements.dropFirst()).allSatisfy({ $0.zIndex <= $1.zIndex }) { return elements }
        let order = elements.indices.sorted { first, second in
            (elements[first].zIndex, first) < (elements[second].zIndex, second)
        }
        return order.map { elements[$0] }
    }
}

// MARK: - Coordinates

extension ElementQuery {
    /// A rectangle of the solver as a frame in points: rounded to pixels (E8a), mirrored if necessary (B-H2).
    func points(_ rect: PixelRect) -> CGRect {
        solution.grid.points(mirrored(PixelGrid.snap(rect)))
    }

    /// A frame as a rectangle of the solver. Infinite frames are clipped to `farthest`, as sums with infinity may be NaN. A
    /// rectangle with NaN edges is empty.
    func pixels(_ rect: CGRect) -> PixelRect {
        let pixels = solution.grid.pixels(rect)
        guard !pixels.isFinite else { return mirrored(pixels) }
        guard !rect.maxX.isNaN, !rect.maxY.isNaN else { return .zero }
        func edge(_ points: CGFloat) -> Double {
            min(max(Double(points) * solution.grid.scale, -Self.farthest), Self.farthest)
        }
        let origin = PixelPoint(x: edge(rect.minX), y: edge(rect.minY))
        let size = PixelSize(width: edge(rect.maxX) - origin.x, height: edge(rect.maxY) - origin.y)
        return mirrored(PixelRect(origin: origin, size: size))
    }

    /// A coordinate beyond any layout, in pixels.
    private static let farthest = 1e300

    private func mirrored(_ rect: PixelRect) -> PixelRect {
        guard solution.isRightToLeft else { return rect }
        var result = rect
        // Whole pixels stay whole, and mirroring twice restores the original.
        let width = PixelGrid.snap(solution.contentSize.width)
        result.origin.x = width - rect.origin.x - rect.size.width
        return result
    }

    var pinning: Pinning {
        let bounds = pixels(layout.visibleBounds)
        let insets = solution.grid.pixels(layout.adjustedContentInset)
        let near = bounds.near(scrollAxis) + insets.near(scrollAxis)
        let cross = scrollAxis.cross
        return Pinning(
            axis: scrollAxis, visible: near...max(near, bounds.far(scrollAxis) - insets.far(scrollAxis)),
            scrolledAcross: min(max(0, bounds.near(cross)), solution.contentSize[cross] - solution.view[cross]),
            lengthAcross: solution.contentSize[cross])
    }

    /// Boundary items at their visible positions, with pinned ones moved.
    ///
    /// - Parameters:
    ///   - items: all boundary items of a section or the layout, in content coordinates, at their natural positions.
    ///   - extent: the extent of the section or layout along the scroll axis.
    func pinned(_ items: [BoundarySolver.Placed], in extent: ClosedRange<Double>) -> [BoundarySolver.Placed] {
        guard items.contains(where: \.description.isPinned) else { return items }
        let (pinning, host) = (pinning, Pinning.Host(items, extent: extent, scrollAxis))
        return items.map { pinning.place($0, in: host) }
    }

    /// One of the items at its visible position.
    func pinned(_ index: Int, of items: [BoundarySolver.Placed], in extent: ClosedRange<Double>) -> BoundarySolver.Placed {
        items[index].description.isPinned
            ? pinning.place(items[index], in: Pinning.Host(items, extent: extent, scrollAxis)) : items[index]
    }

    var layoutRange: ClosedRange<Double> { 0...max(0, solution.contentSize[scrollAxis]) }

    func sectionRange(_ section: Int) -> ClosedRange<Double> {
        let start = solution.starts[section]
        return start...(start + max(0, solution.sections[section].length))
    }

    /// A section's sideways scroll offset.
    private func sideways(_ section: Int) -> PixelPoint {
        var offset = PixelPoint.zero
        offset[scrollAxis.cross] = solution.grid.pixels(layout.orthogonalContentOffset(ofSection: section))
        return offset
    }
}

// MARK: - Regions

extension ElementQuery {
    func sections(in region: Region) -> Range<Int> {
        switch region {
        case .everything: return 0..<solution.sections.count
        case .section(let section): return section..<(section + 1)
        case .rect(let rect, _), .host(let rect):
            return solution.sections(meeting: Self.range(rect, scrollAxis))
        }
    }

    func groups(of section: Int, in region: Region) -> Range<Int> {
        let solved = solution.sections[section]
        let axis = solved.runAxis
        let overhang: Overhang
        var rect: PixelRect
        switch region {
        case .everything, .section: return 0..<solved.run.groupCount
        case .rect(let region, let scrolled):
            overhang = solved.run.overhang(axis)
            rect = scrolled ? region.moved(by: sideways(section)) : region
        case .host(let region):
            overhang = solved.run.overhang(axis)
            rect = region
        }
        rect.origin[scrollAxis] -= solution.starts[section]
        rect.origin = rect.origin - solved.runOrigin
        return solved.run.groups(meeting: Self.range(rect, axis), overhang: overhang)
    }

    /// The range of an axis covered by a rectangle, plus a pixel at both ends for rounding.
    private static func range(_ rect: PixelRect, _ axis: Axis) -> ClosedRange<Double> {
        let near = rect.near(axis) - 1
        return near...max(near, rect.far(axis) + 1)
    }

    /// True if the region includes an element with this frame that does not scroll sideways.
    func includes(_ frame: PixelRect, _ region: Region) -> Bool {
        switch region {
        case .everything, .section: true
        case .rect(let rect, _), .host(let rect): PixelGrid.snap(frame).meets(rect)
        }
    }

    /// True if the region includes an element placed by a layout subclass.
    func includes(_ element: LayoutElement, _ region: Region) -> Bool {
        switch region {
        case .everything: true
        case .section(let section): element.section == section
        case .rect(let rect, scrolled: true): pixels(layout.presentationFrame(of: element)).meets(rect)
        case .rect(let rect, scrolled: false), .host(let rect): pixels(element.frame).meets(rect)
        }
    }

    /// True if the region includes an element of a group with this frame.
    func includes(_ frame: PixelRect, inGroupOf section: Int, _ region: Region) -> Bool {
        guard case .rect(let rect, scrolled: true) = region else { return includes(frame, region) }
        return PixelGrid.snap(frame).moved(by: PixelPoint.zero - sideways(section)).meets(rect)
    }
}
