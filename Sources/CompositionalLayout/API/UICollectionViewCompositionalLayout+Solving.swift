package import Foundation

extension UICollectionViewCompositionalLayout {
    /// Solves the layout for a viewport and content, and runs the handlers of its visible items.
    ///
    /// A subclass is hosted by a collection view while it is solved, and its overrides are called as UIKit calls them;
    /// so two threads may not solve the same one at once.
    ///
    /// - Throws: a `LayoutError` where UIKit would raise an exception or log an error (B-X4 … B-X7, B-X10).
    /// - Complexity: O(sections × slots of their groups); with self-sizing elements also O(items), or O(groups) if only
    ///   what is visible is measured; of a subclass O(elements), up to a limit from which only the visible ones are asked
    ///   for.
    public func solve(
        in viewport: LayoutViewport, content: LayoutContent
    ) throws(LayoutError) -> SolvedLayout {
        guard !isSubclass else { return try solveOverrides(in: viewport, content: content) }
        var solved = try solveMeasured(in: viewport, content: content)
        var items: [LayoutElement.ID: VisibleItem] = [:]
        viewport.performAsCurrent { solved.handlers.run(on: &solved.layout, items: &items) }
        return solved.layout
    }

    /// Solves the layout scrolled along its scroll direction.
    ///
    /// - Parameter distance: points from the unscrolled position, towards the end.
    /// - Throws: as `solve(in:content:)` does.
    package func solve(
        in viewport: LayoutViewport, content: LayoutContent, scrolledBy distance: CGFloat
    ) throws(LayoutError) -> SolvedLayout {
        var solved = try solve(in: viewport, content: content)
        guard distance != 0 else { return solved }
        try solved.scroll(fromStartBy: distance)
        // The overrides of a subclass may depend on the scroll position.
        return isSubclass ? try solve(in: solved.viewport, content: content) : solved
    }

    /// Solves the layout, and measures the content that is measured on demand; handlers have not run.
    func solveMeasured(
        in viewport: LayoutViewport, content: LayoutContent
    ) throws(LayoutError) -> (layout: SolvedLayout, handlers: VisibleItemsPass) {
        var solved = try solveWithHandlers(in: viewport, content: content)
        do {
            try solved.layout.measureVisible()
        } catch {
            throw error.scaled(Double(viewport.scale))
        }
        return solved
    }

    /// Solves the layout with the viewport as the current one; handlers have not run, and content measured on demand
    /// has not been measured.
    func solveWithHandlers(
        in viewport: LayoutViewport, content: LayoutContent
    ) throws(LayoutError) -> (layout: SolvedLayout, handlers: VisibleItemsPass) {
        try viewport.performAsCurrent { () throws(LayoutError) in try solveAsCurrent(viewport, content) }
    }

    private func solveAsCurrent(
        _ viewport: LayoutViewport, _ content: LayoutContent
    ) throws(LayoutError) -> (layout: SolvedLayout, handlers: VisibleItemsPass) {
        let grid = PixelGrid(scale: Double(viewport.scale))
        let environment = LayoutEnvironment(size: viewport.size, traitCollection: viewport.traitCollection)
        let sections = sections(content.itemCounts, environment)
        var content = content
        content.context = measuringContext(viewport, sections.map(\.section?.list))
        let reader = DescriptionReader(
            viewport: viewport, scrollAxis: scrollAxis,
            contentInsetsReference: currentConfiguration.contentInsetsReference,
            sectionCount: content.itemCounts.count)
        let description = LayoutDescription(
            scrollAxis: scrollAxis,
            interSectionSpacing: grid.pixels(currentConfiguration.interSectionSpacing),
            boundary: currentConfiguration.boundarySupplementaryItems.map(reader.boundary))
        let solver = LayoutSolver(
            description: description, grid: grid, view: grid.pixels(viewport.size),
            isRightToLeft: viewport.isRightToLeft, content: content)
        do {
            let solution = try solver.solve(sections.enumerated().lazy.map { index, section in
                let description = section.section.map { reader.section($0, at: index, itemCount: section.itemCount) }
                let asksContent = content.measure != nil
                    && description?.asksContent(ofItems: content.measures(section: index)) == true
                return LayoutSolver.Section(
                    description: description, itemCount: section.itemCount, asksContent: asksContent)
            })
            let handlers = sections.enumerated().compactMap { index, section in
                section.section?.visibleItemsInvalidationHandler.map { (index, $0) }
            }
            return (
                SolvedLayout(viewport: viewport, content: content, solution: solution),
                VisibleItemsPass(
                    handlers: Dictionary(uniqueKeysWithValues: handlers), environment: environment))
        } catch {
            throw error.scaled(grid.scale)
        }
    }

    private func measuringContext(
        _ viewport: LayoutViewport, _ lists: [UICollectionLayoutListConfiguration?]
    ) -> MeasuringContext {
        var context = MeasuringContext()
        context.contentSize = viewport.traitCollection.preferredContentSizeCategory
        for (index, list) in lists.enumerated() {
            context.lists[index] = list.map { ListStyle(metrics: $0.metrics, appearance: $0.appearance) }
        }
        return context
    }

    private var scrollAxis: Axis { Axis(currentConfiguration.scrollDirection) }

    private func sections(
        _ itemCounts: [Int], _ environment: LayoutEnvironment
    ) -> [(section: NSCollectionLayoutSection?, itemCount: Int)] {
        let size = environment.container.contentSize
        // A view of zero size has no space for any group; solving waits until it has (C12).
        guard size.width > 0, size.height > 0 else { return itemCounts.map { _ in (nil, 0) } }
        return itemCounts.enumerated().map { index, itemCount in
            (TrapNote.naming(index) { section(index, environment) }, itemCount)
        }
    }
}
