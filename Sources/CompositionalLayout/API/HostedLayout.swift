import Foundation

/// A layout solved for a collection view, and the updates that the view has made since.
struct HostedLayout {
    private(set) var solution: LayoutSolution
    private let handlers: VisibleItemsPass
    private let context: MeasuringContext
    /// The items that have been passed to handlers.
    private var items: [LayoutElement.ID: VisibleItem] = [:]
    private var changes: [LayoutElement.ID: ElementChange] = [:]

    init(_ layout: UICollectionViewCompositionalLayout, _ host: UICollectionView) throws(LayoutError) {
        var content = host.content
        // The view measures what it shows, through the layout's invalidation (B-E1).
        content.measuring = .visible
        let solved = try layout.solveWithHandlers(in: host.viewport, content: content)
        solution = solved.layout.solution
        context = solved.layout.content.context
        handlers = solved.handlers
    }

    /// A layout solved for a viewport without a collection view of the caller's; all its content is measured.
    init(_ layout: UICollectionViewCompositionalLayout, _ request: SolvingRequest) throws(LayoutError) {
        var content = request.content
        if let measure = content.measure {
            content.measure = nil
            let estimated = try layout.solveMeasured(in: request.viewport, content: content).layout
            content.measure = layout.accepted(measure, estimated: estimated)
        }
        let solved = try layout.solveMeasured(in: request.viewport, content: content)
        solution = solved.layout.solution
        context = solved.layout.content.context
        handlers = solved.handlers
    }

    /// Whether the layout is solved for a view of that size, in points.
    func isFor(_ size: CGSize) -> Bool { solution.grid.pixels(size) == solution.view }

    /// The frames at the view's current scroll position.
    func solved(in host: UICollectionView) -> SolvedLayout { solved(in: host.viewport, host.content) }

    func solved(in viewport: LayoutViewport, _ content: LayoutContent) -> SolvedLayout {
        var content = content
        content.context = context
        var layout = SolvedLayout(viewport: viewport, content: content, solution: solution)
        layout.changes = changes
        return layout
    }

    mutating func runHandlers(in host: UICollectionView) {
        var layout = solved(in: host)
        layout.viewport.performAsCurrent { handlers.run(on: &layout, items: &items) }
        changes = layout.changes
    }

    /// What is asked of the content of an element of a size, in points.
    func question(about element: LayoutElement.ID, proposing size: CGSize) -> SizeQuestion {
        context.question(
            about: element, solution.selfSizing(element)?.dimensions, proposal: size, scale: solution.grid.scale)
    }

    /// Whether an element's size, in points, changes in a self-sizing dimension.
    func changes(_ element: LayoutElement.ID, from old: CGSize, to new: CGSize) -> Bool {
        guard let dimensions = solution.selfSizing(element)?.dimensions else { return false }
        let old = solution.grid.pixels(old)
        let new = PixelGrid.snap(PixelRect(origin: .zero, size: solution.grid.pixels(new))).size
        return [Axis.horizontal, .vertical].contains { dimensions.isEstimated($0) && old[$0] != new[$0] }
    }

    /// Stores the fitting size of an element's content, in points.
    mutating func keep(_ size: CGSize, of element: LayoutElement.ID) throws(LayoutError) {
        try solution.keep(solution.grid.pixels(size), of: element)
    }
}

extension SolvedLayout {
    /// What UIKit returns for a rectangle, clipped to the content; lists have no separators there (B-Q2).
    func elements(forHost rect: CGRect) -> [LayoutElement] {
        let content = CGRect(origin: .zero, size: contentSize)
        // Clipping must preserve a rectangle without area, which still finds decoration views.
        let clipped = CGRect(
            x: max(rect.minX, content.minX), y: max(rect.minY, content.minY),
            width: max(0, min(rect.maxX, content.maxX) - max(rect.minX, content.minX)),
            height: max(0, min(rect.maxY, content.maxY) - max(rect.minY, content.minY)))
        let query = ElementQuery(self)
        return query.elements(in: .host(query.pixels(clipped)))
    }
}
