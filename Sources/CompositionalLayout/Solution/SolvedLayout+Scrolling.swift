public import Foundation

extension SolvedLayout {
    /// Scrolls the layout, and measures content that becomes visible, if it is measured on demand.
    ///
    /// - Parameter contentOffset: the point of the content at the bounds' origin, in points.
    /// - Throws: a `LayoutError` if content returns an invalid size.
    public mutating func scroll(to contentOffset: CGPoint) throws(LayoutError) {
        viewport.contentOffset = contentOffset
        try measureVisible()
    }

    /// Scrolls the layout along its scroll direction.
    ///
    /// - Parameter distance: points from the unscrolled position, towards the end.
    /// - Throws: a `LayoutError` if content returns an invalid size.
    public mutating func scroll(fromStartBy distance: CGFloat) throws(LayoutError) {
        viewport.contentOffset = nil
        var offset = contentOffset
        switch (scrollAxis, viewport.isRightToLeft) {
        case (.vertical, _): offset.y += distance
        case (.horizontal, false): offset.x += distance
        case (.horizontal, true): offset.x -= distance
        }
        try scroll(to: offset)
    }

    /// Scrolls a section sideways, and measures content that becomes visible, if it is measured on demand.
    ///
    /// - Parameters:
    ///   - section: the section's index.
    ///   - offset: points from the start of the section's groups.
    /// - Throws: a `LayoutError` if content returns an invalid size.
    public mutating func scroll(section: Int, to offset: CGFloat) throws(LayoutError) {
        viewport.orthogonalContentOffsets[section] = offset
        try measureVisible()
    }

    /// Measures an element's content again. Elements after it move; all other measured sizes stay (B-I5).
    ///
    /// - Complexity: O(log groups), and O(sections) if the section's length changes.
    /// - Throws: a `LayoutError` if content returns an invalid size.
    public mutating func remeasure(_ element: LayoutElement.ID) throws(LayoutError) {
        guard element.category != .decoration, solution.selfSizing(element) != nil else { return }
        try solution.remeasure(element, ContentMeter(owner: element.owner, grid: solution.grid, content: content))
        try measureVisible()
    }

    /// Measures visible elements that have not been measured, if content is measured on demand.
    package mutating func measureVisible() throws(LayoutError) {
        guard content.measuring == .visible, content.measure != nil else { return }
        var measurement = VisibleMeasurement(self)
        // The measurement must be the solution's only owner; otherwise each mutation would copy the solution.
        solution = LayoutSolution.nothing
        do {
            try measurement.run()
            self = measurement.layout
        } catch {
            self = measurement.layout
            throw error.scaled(solution.grid.scale)
        }
    }
}

/// Measures visible elements until all of them have been measured (B-E3, B-E14).
///
/// Starts at the leading end of the visible range. Each size moves later elements, so elements that are pushed out of view are
/// not measured.
struct VisibleMeasurement {
    var layout: SolvedLayout
    /// The maximum number of passes over the visible range before the layout counts as never settling (B-X9).
    private static let maximumPasses = 100

    init(_ layout: SolvedLayout) {
        self.layout = layout
    }

    mutating func run() throws(LayoutError) {
        guard layout.content.measure != nil else { return }
        var passes = 0
        while try pass() {
            passes += 1
            guard passes < Self.maximumPasses else { throw LayoutError(.neverSettles, at: .init(section: nil)) }
        }
    }

    /// Measures the content of the visible sections once, from the leading end.
    ///
    /// - Returns: true if anything was measured.
    private mutating func pass() throws(LayoutError) -> Bool {
        var hasLearnt = try measureLayoutBoundary()
        var section = visibleSections.lowerBound
        while visibleSections.contains(section) {
            if try measureBoundary(of: section, .near) { hasLearnt = true }
            if try measureGroups(of: section) { hasLearnt = true }
            if try measureBoundary(of: section, .middle) { hasLearnt = true }
            if try measureBoundary(of: section, .far) { hasLearnt = true }
            section += 1
        }
        return hasLearnt
    }

    private mutating func measureGroups(of section: Int) throws(LayoutError) -> Bool {
        let meter = meter(.section(section))
        guard meter.isActive else { return false }
        var hasLearnt = false
        var group = visibleGroups(of: section).lowerBound
        while visibleGroups(of: section).contains(group) {
            if isVisible(group: group, of: section) {
                let learnt = try layout.solution.update(section) { (run) throws(LayoutError) in
                    try run.measure(group, meter)
                }
                if learnt == true { hasLearnt = true }
            }
            group += 1
        }
        return hasLearnt
    }

    private mutating func measureBoundary(of section: Int, _ side: BoundarySide) throws(LayoutError) -> Bool {
        let meter = meter(.section(section))
        var hasLearnt = false
        for index in layout.solution.sections[section].boundary.indices {
            let item = layout.solution.sections[section].boundary[index].description
            guard item.side(layout.solution.scrollAxis) == side, isVisible(index, of: section) else { continue }
            if try layout.solution.measureBoundary(index, of: section, meter) { hasLearnt = true }
        }
        return hasLearnt
    }

    private mutating func measureLayoutBoundary() throws(LayoutError) -> Bool {
        let meter = meter(.layout)
        var hasLearnt = false
        for index in layout.solution.boundary.indices where isLayoutBoundaryVisible(index) {
            if try layout.solution.measureLayoutBoundary(index, meter) { hasLearnt = true }
        }
        return hasLearnt
    }
}

// MARK: - Visibility

// A query retains the solution, and mutating a shared solution copies it, so no query may outlive a measurement.
extension VisibleMeasurement {
    private func meter(_ owner: LayoutElement.Owner) -> ContentMeter {
        ContentMeter(owner: owner, grid: layout.solution.grid, content: layout.content)
    }

    private var visibleSections: Range<Int> {
        let query = ElementQuery(layout)
        return query.sections(in: query.visible)
    }

    private func visibleGroups(of section: Int) -> Range<Int> {
        let query = ElementQuery(layout)
        return query.groups(of: section, in: query.visible)
    }

    /// True if a group intersects the visible range. A group of zero extent, with an estimate of zero, counts by its position;
    /// otherwise it would never be measured.
    private func isVisible(group: Int, of section: Int) -> Bool {
        let query = ElementQuery(layout)
        let solved = layout.solution.sections[section]
        var rect = PixelRect(origin: query.groupOrigin(group, of: section), size: .zero)
        rect.size[solved.runAxis] = max(1, solved.run.extent(of: group))
        rect.size[solved.runAxis.cross] = max(1, solved.run.crossExtent(of: group))
        return query.includes(rect, inGroupOf: section, query.visible)
    }

    private func isVisible(_ index: Int, of section: Int) -> Bool {
        let query = ElementQuery(layout)
        let item = query.pinned(index, of: query.boundary(of: section), in: query.sectionRange(section))
        return query.includes(item.frame, query.visible)
    }

    private func isLayoutBoundaryVisible(_ index: Int) -> Bool {
        let query = ElementQuery(layout)
        let item = query.pinned(index, of: layout.solution.boundary, in: query.layoutRange)
        return query.includes(item.frame, query.visible)
    }
}
