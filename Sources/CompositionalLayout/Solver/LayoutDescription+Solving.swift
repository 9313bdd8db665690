import Foundation

extension LayoutDescription {
    /// Solves the layout for a viewport and content.
    ///
    /// - Precondition: the content has an item count for each section.
    /// - Throws: a `LayoutError` where UIKit would raise an exception or log an error (B-X4 … B-X7, B-X10).
    /// - Complexity: O(sections × slots of their groups); with self-sizing elements also O(items), or O(groups) if only
    ///   what is visible is measured.
    public func solve(in viewport: LayoutViewport, content: LayoutContent) throws(LayoutError) -> SolvedLayout {
        var solved = try solveUnmeasured(in: viewport, content: content)
        try solved.measureVisible()
        return solved
    }

    /// Solves the layout; content that is measured on demand keeps its estimates.
    package func solveUnmeasured(
        in viewport: LayoutViewport, content: LayoutContent
    ) throws(LayoutError) -> SolvedLayout {
        precondition(
            sections.count == content.itemCounts.count,
            "The layout has \(sections.count) sections, and the content item counts of \(content.itemCounts.count).")
        let grid = PixelGrid(scale: Double(viewport.scale))
        var content = content
        content.context = measuringContext(viewport)
        content.context.isAsking = content.measure != nil
        let reader = PixelReader(viewport: viewport, layout: self)
        let solver = LayoutSolver(
            description: reader.wholeLayout(), grid: grid, view: grid.pixels(viewport.size),
            isRightToLeft: viewport.isRightToLeft, content: content)
        // A view of zero size has no space for groups; it is solved once it has a size (C12).
        let isVisible = viewport.size.width > 0 && viewport.size.height > 0
        do {
            let solution = try solver.solve(sections.indices.lazy.map { index in
                let itemCount = isVisible ? content.itemCounts[index] : 0
                let section = isVisible ? sections[index] : nil
                let description = section.map { reader.section($0, at: index, itemCount: itemCount) }
                let asksContent = content.measure != nil
                    && description?.asksContent(ofItems: content.measures(section: index)) == true
                return LayoutSolver.Section(description: description, itemCount: itemCount, asksContent: asksContent)
            })
            return SolvedLayout(viewport: viewport, content: content, solution: solution)
        } catch {
            throw error.scaled(grid.scale)
        }
    }

    private func measuringContext(_ viewport: LayoutViewport) -> MeasuringContext {
        var context = MeasuringContext()
        context.contentSize = viewport.traits.contentSize
        for (index, section) in sections.enumerated() {
            context.lists[index] = section?.list.map { list in
                var style = ListStyle(metrics: list.ownMetrics, appearance: list.appearance)
                style.hasHeaderRow = list.headerMode == .firstItemInSection
                return style
            }
        }
        return context
    }
}
