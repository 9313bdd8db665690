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
        let section = element.item == Int.max ? nil : element.section
        try solution.remeasure(element, ContentMeter(section: section, grid: solution.grid, content: content))
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
