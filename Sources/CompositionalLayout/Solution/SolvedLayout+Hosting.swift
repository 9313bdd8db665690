package import Foundation

/// A solved layout that a view keeps while it scrolls and measures its content.
extension SolvedLayout {
    /// The same solution at another scroll position, or with other content that has the same item counts.
    package func shown(in viewport: LayoutViewport, _ content: LayoutContent) -> SolvedLayout {
        var layout = self
        layout.viewport = viewport
        layout.content = content
        layout.content.context = self.content.context
        return layout
    }

    /// True if the layout was solved for a view of the given size, in points.
    package func isFor(_ size: CGSize) -> Bool { solution.grid.pixels(size) == solution.view }

    /// True if scrolling moves any element.
    package var hasPinnedItems: Bool { solution.hasPinnedItems }

    /// True if a section's cells or anchored views may be self-sizing; boundary items do not count.
    package func isSelfSizing(section: Int) -> Bool { solution.sections[section].description?.group.asksContent == true }

    /// The request to measure an element's content for a proposed size, in points.
    package func question(about element: LayoutElement.ID, proposing size: CGSize) -> SizeQuestion {
        content.context.question(
            about: element, solution.selfSizing(element)?.dimensions, proposal: size, scale: solution.grid.scale)
    }

    /// True if an element's size, in points, changes in a self-sizing dimension.
    package func changes(_ element: LayoutElement.ID, from old: CGSize, to new: CGSize) -> Bool {
        guard let dimensions = solution.selfSizing(element)?.dimensions else { return false }
        let old = solution.grid.pixels(old)
        let new = PixelGrid.snap(PixelRect(origin: .zero, size: solution.grid.pixels(new))).size
        return [Axis.horizontal, .vertical].contains { dimensions.isEstimated($0) && old[$0] != new[$0] }
    }

    /// Stores the fitting size of an element's content, in points.
    package mutating func keep(_ size: CGSize, of element: LayoutElement.ID) throws(LayoutError) {
        try solution.keep(solution.grid.pixels(size), of: element)
    }

    /// The elements that UIKit returns for a rectangle, clipped to the content, without separators of lists (B-Q2).
    package func elements(forHost rect: CGRect) -> [LayoutElement] {
        let content = CGRect(origin: .zero, size: contentSize)
        // Clipping must preserve a rectangle without area, which still finds decoration views.
        let clipped = CGRect(
            x: max(rect.minX, content.minX), y: max(rect.minY, content.minY),
            width: max(0, min(rect.maxX, content.maxX) - max(rect.minX, content.minX)),
            height: max(0, min(rect.maxY, content.maxY) - max(rect.minY, content.minY)))
        let query = ElementQuery(self)
        return query.elements(in: .host(query.pixels(clipped)))
    }

    /// True if an element with this identity may exist: its section exists and, for a cell, so does its item.
    package func canHave(_ id: LayoutElement.ID) -> Bool {
        guard let section = id.section else { return id.category != .cell }
        guard (0..<sectionCount).contains(section) else { return false }
        return id.category != .cell || (0..<itemCount(inSection: section)).contains(id.item)
    }
}
