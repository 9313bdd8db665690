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

    /// Scrolls a section sideways, and measures what comes into view where content is measured as it does.
    ///
    /// - Parameter offset: points from the start of the section's groups.
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
        guard solution.sections.indices.contains(element.section) else { return }
        let meter = ContentMeter(section: element.section, grid: solution.grid, content: content)
        switch element.category {
        case .cell:
            guard itemCount(inSection: element.section) > element.item, element.item >= 0 else { return }
            _ = try solution.update(element.section) { (run) throws(LayoutError) in
                try run.remeasureCell(element.item, meter)
            }
        case .supplementary:
            let boundary = solution.sections[element.section].boundary
            if let index = boundary.firstIndex(where: { $0.description.kind == element.kind }) {
                try solution.keepBoundary(nil, index, of: element.section)
                _ = try solution.measureBoundary(index, of: element.section, meter)
            } else if let kind = element.kind {
                _ = try solution.update(element.section) { (run) throws(LayoutError) in
                    try run.remeasure(kind, element.item, meter)
                }
            }
        case .decoration: break
        }
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
