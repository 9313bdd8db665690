public import Foundation

/// Describes a section, or returns `nil` for none (B-L6, B-L7).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout made of sections, each of which repeats a group of items.
///
/// Query it through a `UICollectionView`, or solve it for a viewport and content without one:
///
///     let layout = UICollectionViewCompositionalLayout(section: section)
///     let solved = try layout.solve(in: LayoutViewport(width: 390, height: 844, scale: 3),
///                                   content: LayoutContent(itemCounts: [9]))
///     print(solved.elements().map(\.frame))
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private enum Source {
        case section(NSCollectionLayoutSection)
        case provider(UICollectionViewCompositionalLayoutSectionProvider)
    }

    private let source: Source
    var currentConfiguration: UICollectionViewCompositionalLayoutConfiguration
    /// The solution for the collection view; scrolling does not change it.
    var hosted: SolvedLayout?
    /// The visible-items handlers of the sections in `hosted`.
    private var handlers: VisibleItemsPass?
    /// The lists as last described, by section.
    package final var lists: [Int: UICollectionLayoutListConfiguration] = [:]
    /// The request that a subclass is being solved for.
    var request: SolvingRequest?

    /// A copy of the configuration. Assigning a configuration invalidates the layout; mutating the copy has no effect (B-I3).
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { currentConfiguration.duplicate }
        set {
            currentConfiguration = newValue.duplicate
            invalidateLayout()
        }
    }

    /// A layout in which every section is described by `section`.
    public init(section: NSCollectionLayoutSection) {
        source = .section(section)
        currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        source = .section(section)
        currentConfiguration = configuration.duplicate
        super.init()
    }

    /// A layout that calls a provider for each section's description, again in each full solve (B-C5).
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        source = .provider(sectionProvider)
        currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        source = .provider(sectionProvider)
        currentConfiguration = configuration.duplicate
        super.init()
    }

    /// A layout without descriptions of sections, as XIB and storyboard files have none. A collection view can show it while it has no
    /// sections, such as until code replaces it. This is inferred.
    public required init?(coder: NSCoder) {
        source = .provider { _, _ in nil }
        currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// A layout in which every section is a list.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    override var scrollAxis: LayoutAxis? { currentConfiguration.scrollDirection == .vertical ? .vertical : .horizontal }

    // MARK: Queries of the host

    /// Solves the layout for its collection view, if necessary. Self-sizing elements have their estimates until the view lays
    /// out.
    ///
    /// - Precondition: the layout is valid. UIKit raises exceptions for the same errors; `solve(in:content:)` throws them.
    open override func prepare() {
        super.prepare()
        solveForHost()
    }

    private func solveForHost() {
        guard hosted == nil, request?.error == nil, let host = collectionView else { return }
        reportingErrors { () throws(LayoutError) in
            let solved = if let request { try solve(request) } else { try solve(for: host) }
            (hosted, handlers) = (solved.layout, solved.handlers)
        }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard !context.invalidateEverything, !context.invalidateDataSourceCounts else { return hosted = nil }
        reportingErrors { () throws(LayoutError) in
            for (element, size) in context.preferredSizes { try hosted?.keep(size, of: element) }
        }
    }

    /// True for a new size, which requires a full solve, and for scrolling with pinned items (B-I1, B-K5).
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let hosted else { return false }
        return !hosted.isFor(newBounds.size) || hosted.hasPinnedItems
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let hosted, !hosted.isFor(newBounds.size) { context.invalidateEverything = true }
        return context
    }

    /// True if an estimated dimension of the element changes (B-E1, B-E2).
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        // While a request measures its content, no solution is hosted, and every size counts as a change.
        hosted?.changes(
            LayoutElement.ID(originalAttributes), from: originalAttributes.size, to: preferredAttributes.size)
            ?? (request != nil)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.prefer(preferredAttributes.size, for: LayoutElement.ID(originalAttributes))
        return context
    }

    open override var collectionViewContentSize: CGSize {
        collectionView?.measureForSize()
        return solvedForHost()?.contentSize ?? .zero
    }

    /// The attributes that UIKit returns for a rectangle (B-Q2): cells whose group intersects it, supplementary views that
    /// intersect it, and decoration views of sections that touch it.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        solvedForHost()?.elements(forHost: rect).map(attributes)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell, kind: nil, at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary, kind: elementKind, at: indexPath) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .decoration, kind: elementKind, at: indexPath) }

    private func attributes(
        of category: LayoutElement.Category, kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let id = LayoutElement.ID(category: category, kind: kind, indexPath: indexPath)
        return solvedForHost()?.element(id).map(attributes)
    }

    /// The frames, with pinned items at their positions for the host's current bounds (B-Q5).
    func solvedForHost() -> SolvedLayout? {
        prepareIfNeeded()
        // A subclass may query before its `prepare()` calls this class's.
        solveForHost()
        return collectionView.flatMap(solved)
    }

    /// The frames at a collection view's current scroll position.
    func solved(in host: UICollectionView) -> SolvedLayout? { hosted?.shown(in: host.viewport, host.content) }

    override func didLayOut() {
        guard let host = collectionView, var shown = solved(in: host) else { return }
        shown.viewport.performAsCurrent { handlers?.run(on: &shown) }
        hosted?.changes = shown.changes
    }

    private func solve(for host: UICollectionView) throws(LayoutError) -> (layout: SolvedLayout, handlers: VisibleItemsPass) {
        var content = host.content
        // The view measures visible elements itself, by invalidating the layout with their sizes (B-E1).
        content.measuring = .visible
        return try solveUnmeasured(in: host.viewport, content: content)
    }

    /// Solves a subclass for the viewport of a request. Content is measured while solving, not by the hosting view.
    private func solve(_ request: SolvingRequest) throws(LayoutError) -> (layout: SolvedLayout, handlers: VisibleItemsPass) {
        var content = request.content
        if let measure = content.measure {
            content.measure = nil
            let estimated = try solveMeasured(in: request.viewport, content: content).layout
            content.measure = accepted(measure, estimated: estimated)
        }
        return try solveMeasured(in: request.viewport, content: content)
    }

    /// Traps on errors, as UIKit raises exceptions. During a request the error is kept, and `solve(in:content:)` throws it.
    private func reportingErrors(_ body: () throws(LayoutError) -> Void) {
        do {
            try body()
        } catch {
            guard request != nil else { fatalError(error.description) }
            request?.error = error
        }
    }

    /// The configuration, and the source of the sections.
    open override var description: String {
        switch source {
        case .section(let section): "compositional layout: \(currentConfiguration); one \(section)"
        case .provider: "compositional layout: \(currentConfiguration); sections from a provider"
        }
    }

    func section(_ index: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        let section: NSCollectionLayoutSection? = switch source {
        case .section(let section): section
        case .provider(let provider): SectionCall.describing(index) { provider(index, environment) }
        }
        lists[index] = section?.list
        return section
    }

    /// True if one section object describes every section.
    package var hasOneDescription: Bool {
        if case .section = source { return true }
        return false
    }
}

open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between consecutive sections along the scroll axis, empty ones included, in points (B-L1).
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout (B-L5).
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The guide that section content is inset by (B-R1).
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { duplicate }

    /// A copy as an instance of this class: an app's subclass is not preserved.
    var duplicate: UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate }
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }

    open override var description: String {
        let boundary = boundarySupplementaryItems.map(\.elementKind)
        return "scrolls .\(scrollDirection), section spacing \(DebugText.number(interSectionSpacing)), "
            + "insets reference .\(contentInsetsReference)"
            + (boundary.isEmpty ? "" : ", boundary items \(DebugText.kinds(boundary))")
    }
}
