import Foundation

/// Passes the visible items to the sections' handlers, and applies their changes (B-O12 … B-O14, B-E13).
struct VisibleItemsPass {
    /// Handlers by section.
    var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler]
    var environment: any NSCollectionLayoutEnvironment

    /// - Parameter items: the items that were passed to handlers before; handlers get the same instances again.
    func run(on layout: inout SolvedLayout, items: inout [LayoutElement.ID: VisibleItem]) {
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
        layout.changes = changes(items, in: layout)
    }

    /// Cells, then supplementary views, then the rest.
    private func inHandlerOrder(_ elements: [LayoutElement]) -> [LayoutElement] {
        LayoutElement.Category.allCases.flatMap { category in elements.filter { $0.category == category } }
    }

    /// The sideways offset on one axis, and the section's start on the other; for a section that does not scroll, the view's
    /// offset.
    private func contentOffset(of section: Int, in layout: SolvedLayout) -> CGPoint {
        guard layout.isOrthogonal(section: section) else { return layout.contentOffset }
        let sideways = layout.orthogonalContentOffset(ofSection: section)
        let start = layout.sectionFrame(section).origin
        switch layout.scrollDirection {
        case .vertical: return CGPoint(x: sideways, y: start.y)
        case .horizontal: return CGPoint(x: start.x, y: sideways)
        }
    }

    /// A section with self-sizing items gets no changes.
    private func changes(
        _ items: [LayoutElement.ID: VisibleItem], in layout: SolvedLayout
    ) -> [LayoutElement.ID: ElementChange] {
        items.filter { id, item in
            item.change != ElementChange()
                && id.section.flatMap { layout.solution.sections[$0].description }?.group.asksContent != true
        }.mapValues(\.change)
    }
}

/// What a visible-items handler changed about an element; `nil` keeps the layout's value (B-O13).
struct ElementChange: Sendable, Hashable, Codable {
    var center: CGPoint?
    var alpha: CGFloat?
    var zIndex: Int?
    var isHidden: Bool?
    var transform: LayoutElement.Transform?

    func apply(to element: inout LayoutElement) {
        if let center {
            element.frame.origin = CGPoint(x: center.x - element.frame.width / 2, y: center.y - element.frame.height / 2)
        }
        if let alpha { element.alpha = alpha }
        if let zIndex { element.zIndex = zIndex }
        if let isHidden { element.isHidden = isHidden }
        if let transform { element.transform = transform }
    }
}
