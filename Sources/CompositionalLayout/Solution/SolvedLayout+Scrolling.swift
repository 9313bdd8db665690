public import Foundation

extension SolvedLayout {
    /// Scrolls the layout, and measures what comes into view where content is measured as it does.
    ///
    /// - Parameter contentOffset: the content's point at the bounds' origin, in points.
    /// - Throws: a `LayoutError` if content asks for a size that is none.
    public mutating func scroll(to contentOffset: CGPoint) throws(LayoutError) {
        viewport.contentOffset = contentOffset
        try measureVisible()
    }

    /// Scrolls the layout along its scroll direction.
    ///
    /// - Parameter distance: points from the very start, towards the end.
    /// - Throws: a `LayoutError` if content asks for a size that is none.
    public mutating func scroll(fromStartBy distance: CGFloat) throws(LayoutError) {
        viewport.contentOffset = nil
        var offset = contentOffset
        switch (scrollDirection, viewport.isRightToLeft) {
        case (.vertical, _): offset.y += distance
        case (.horizontal, false): offset.x += distance
        case (.horizontal, true): offset.x -= distance
        }
        try scroll(to: offset)
    }

    /// Scrolls a section sideways, and measures what comes into view where content is measured as it does.
    ///
    /// - Parameters:
    ///   - section: the section's index.
    ///   - offset: points from the start of the section's groups.
    /// - Throws: a `LayoutError` if content asks for a size that is none.
    public mutating func scroll(section: Int, to offset: CGFloat) throws(LayoutError) {
        viewport.orthogonalContentOffsets[section] = offset
        try measureVisible()
    }

    /// Asks the content of an element for its size again; what follows it moves, all other measured sizes stay (B-I5).
    ///
    /// - Complexity: O(log groups), and O(sections) if the section's length changes.
    /// - Throws: a `LayoutError` if content asks for a size that is none.
    public mutating func remeasure(_ element: LayoutElement.ID) throws(LayoutError) {
        guard element.category != .decoration, solution.selfSizing(element) != nil else { return }
        try solution.remeasure(element, ContentMeter(owner: element.owner, grid: solution.grid, content: content))
        try measureVisible()
    }

    /// Asks what can be seen and was not yet asked, if content is measured as it comes into view.
    mutating func measureVisible() throws(LayoutError) {
        guard content.measuring == .visible, content.fittingSize != nil else { return }
        var measurement = VisibleMeasurement(self)
        // The measurement is to be the solution's only owner while it changes it.
        solution = LayoutSolution.nothing
        do {
            try measurement.run()
            self = measurement.layout
        } catch {
            self = measurement.layout
            throw error
        }
    }
}

/// Asks what can be seen for its size until everything that can be seen was asked (B-E3, B-E14).
///
/// It goes from the start of the visible range on. Every size moves what follows, so that an element which is pushed out
/// is not asked.
struct VisibleMeasurement {
    var layout: SolvedLayout
    /// How often the visible range is gone through before the layout counts as one that never settles (B-X9).
    private static let passLimit = 100

    init(_ layout: SolvedLayout) {
        self.layout = layout
    }

    mutating func run() throws(LayoutError) {
        guard layout.content.fittingSize != nil else { return }
        var passes = 0
        while try pass() {
            passes += 1
            guard passes < Self.passLimit else { throw LayoutError(.neverSettles, at: .init(section: nil)) }
        }
    }

    /// - Returns: whether anything was asked that had an answer.
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

// MARK: - What can be seen

// A query holds the solution, and a solution with two owners is copied when it changes: so no query outlives an answer.
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

    /// Whether a group shares an area with what can be seen. A group without extent, whose estimate is nothing, counts by
    /// where it stands, or it would never be asked.
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
        let item = query.pinning.place(index, of: query.boundary(of: section), host: query.sectionRange(section))
        return query.includes(item.frame, query.visible)
    }

    private func isLayoutBoundaryVisible(_ index: Int) -> Bool {
        let query = ElementQuery(layout)
        let item = query.pinning.place(index, of: layout.solution.boundary, host: query.layoutRange)
        return query.includes(item.frame, query.visible)
    }
}
