import Foundation

/// Passes the visible items to the sections' handlers, and applies their changes (B-O12 … B-O14, B-E13).
struct VisibleItemsPass {
    /// Handlers by section.
    var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler]
    var environment: any NSCollectionLayoutEnvironment
    /// The items that were passed to handlers before; handlers get the same instances again.
    private var items: [LayoutElement.ID: VisibleItem] = [:]

    init(handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler], environment: any NSCollectionLayoutEnvironment) {
        (self.handlers, self.environment) = (handlers, environment)
    }

    mutating func run(on layout: inout SolvedLayout) {
        guard !handlers.isEmpty else { return }
        layout.changes = [:]
        let visible = Dictionary(grouping: layout.visibleElements(), by: \.section)
        for (section, handler) in handlers.sorted(by: { $0.key > $1.key }) {
            guard let elements = visible[section] else { continue }
            let shown = inHandlerOrder(elements).map { element in
                let item = items[element.id] ?? VisibleItem(element)
                item.element = element
                items[element.id] = item
                return item
            }
            handler(shown, contentOffset(of: section, in: layout), environment)
        }
        layout.changes = changes(in: layout)
    }

    /// Cells, then supplementary views, then the rest.
    private func inHandlerOrder(_ elements: [LayoutElement]) -> [LayoutElement] {
        LayoutElement.Category.allCases.flatMap { category in elements.filter { $0.category == category } }
    }

    /// The offset passed to a section's handler: the view's. An orthogonally scrolling section gets its own sideways offset, and its
    /// start along the layout's scroll axis. Mirrored from right to left, as frames are.
    private func contentOffset(of section: Int, in layout: SolvedLayout) -> CGPoint {
        guard layout.isOrthogonal(section: section) else { return layout.contentOffset }
        let sideways = layout.orthogonalContentOffset(ofSection: section)
        let frame = layout.sectionFrame(section)
        let width = layout.viewport.size.width
        switch (layout.scrollAxis, layout.viewport.isRightToLeft) {
        case (.vertical, false): return CGPoint(x: sideways, y: frame.minY)
        case (.vertical, true): return CGPoint(x: layout.contentSize.width - width - sideways, y: frame.minY)
        case (.horizontal, false): return CGPoint(x: frame.minX, y: sideways)
        case (.horizontal, true): return CGPoint(x: frame.maxX - width, y: sideways)
        }
    }

    /// The changes that handlers made to items; those in sections with self-sizing items are ignored (B-E13).
    private func changes(in layout: SolvedLayout) -> [LayoutElement.ID: ElementChange] {
        items.filter { id, item in
            item.change != ElementChange() && id.section.map(layout.isSelfSizing) != true
        }.mapValues(\.change)
    }
}
