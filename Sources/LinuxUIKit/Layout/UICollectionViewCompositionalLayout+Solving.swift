import Foundation

/// The item counts that a compositional layout is solved for, while its section provider runs.
struct SolvedCounts {
    let layout: ObjectIdentifier
    let itemCounts: [Int]
    @TaskLocal static var current: SolvedCounts?
}

extension UICollectionViewCompositionalLayout {
    /// Solves the sections, and runs the handlers of their visible items: first unscrolled, then scrolled along the scroll direction
    /// (B-O12).
    func solveSections(
        in viewport: LayoutViewport, content: LayoutContent, scrolledBy distance: CGFloat = 0
    ) throws(LayoutError) -> SolvedLayout {
        guard !isSubclass else { return try solveOverrides(in: viewport, content: content) }
        var solved = try solveMeasured(in: viewport, content: content)
        viewport.performAsCurrent { solved.handlers.run(on: &solved.layout) }
        guard distance != 0 else { return solved.layout }
        try solved.layout.scroll(fromStartBy: distance)
        solved.layout.viewport.performAsCurrent { solved.handlers.run(on: &solved.layout) }
        return solved.layout
    }

    /// Solves the layout, including content measured on demand, without running handlers.
    func solveMeasured(
        in viewport: LayoutViewport, content: LayoutContent
    ) throws(LayoutError) -> (layout: SolvedLayout, handlers: VisibleItemsPass) {
        var solved = try solveUnmeasured(in: viewport, content: content)
        try solved.layout.measureVisible()
        return solved
    }

    /// The layout, solved but not measured, and its sections' handlers, not yet called. The section provider sees the viewport as
    /// the current one.
    func solveUnmeasured(
        in viewport: LayoutViewport, content: LayoutContent
    ) throws(LayoutError) -> (layout: SolvedLayout, handlers: VisibleItemsPass) {
        try viewport.performAsCurrent { () throws(LayoutError) in
            let environment = LayoutEnvironment(size: viewport.size, traitCollection: viewport.traitCollection)
            let sections = sections(viewport, content.itemCounts, environment)
            let description = DescriptionReader(viewport: viewport)
                .layout(currentConfiguration, sections, itemCounts: content.itemCounts)
            var handlers = sections.enumerated().compactMap { index, section in
                section?.visibleItemsInvalidationHandler.map { (index, $0) }
            }
            if let replacement = HandlerReplacement.current, !handlers.isEmpty {
                replacement.call()
                handlers = []
            }
            return (
                try description.solveUnmeasured(in: viewport, content: content),
                VisibleItemsPass(handlers: Dictionary(uniqueKeysWithValues: handlers), environment: environment))
        }
    }

    /// The engine's description of the layout for a viewport and item counts.
    package func layoutDescription(in viewport: LayoutViewport, itemCounts: [Int]) -> LayoutDescription {
        viewport.performAsCurrent {
            let environment = LayoutEnvironment(size: viewport.size, traitCollection: viewport.traitCollection)
            return DescriptionReader(viewport: viewport).layout(
                currentConfiguration, sections(viewport, itemCounts, environment), itemCounts: itemCounts)
        }
    }

    private func sections(
        _ viewport: LayoutViewport, _ itemCounts: [Int], _ environment: LayoutEnvironment
    ) -> [NSCollectionLayoutSection?] {
        // A view of zero size has no space for groups; it is solved once it has a size (C12).
        guard viewport.size.width > 0, viewport.size.height > 0 else { return itemCounts.map { _ in nil } }
        let solved = SolvedCounts(layout: ObjectIdentifier(self), itemCounts: itemCounts)
        return SolvedCounts.$current.withValue(solved) { itemCounts.indices.map { section($0, environment) } }
    }
}

/// Takes the calls of sections' `visibleItemsInvalidationHandler`, in place of the handlers.
package final class HandlerReplacement: Sendable {
    /// `nil` if the handlers themselves are called.
    ///
    /// An object and not a function: optimized by Swift 6.3, code that binds a task-local function crashes.
    @TaskLocal package static var current: HandlerReplacement?

    let call: @Sendable () -> Void

    package init(_ call: @escaping @Sendable () -> Void) { self.call = call }
}
