public import Foundation

/// Describes a section, or says by `nil` that there is none (B-L6, B-L7).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout made of sections, each of which repeats a group of items.
///
/// Ask it through a `UICollectionView`, or solve it for a viewport and content without one:
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
    private var currentConfiguration: UICollectionViewCompositionalLayoutConfiguration
    /// The frames for the host's size and content; scrolling leaves them as they are.
    private var solution: LayoutSolution?

    /// A copy of the configuration. Assigning one invalidates the layout; changing the copy changes nothing (B-I3).
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { currentConfiguration.duplicate }
        set {
            currentConfiguration = newValue.duplicate
            invalidateLayout()
        }
    }

    /// A layout in which every section is described by `section`.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        source = .section(section)
        currentConfiguration = configuration.duplicate
    }

    /// A layout that asks for each section's description, anew for each full solve (B-C5).
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        source = .provider(sectionProvider)
        currentConfiguration = configuration.duplicate
    }

    /// A layout in which every section is a list.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    // MARK: The host's questions

    /// Solves the layout for its collection view, unless it is solved.
    ///
    /// - Precondition: the layout is valid; UIKit raises the same complaints as exceptions. `solve(in:content:)` throws
    ///   them.
    open override func prepare() {
        super.prepare()
        guard solution == nil, let host = collectionView else { return }
        do {
            solution = try solve(in: host.viewport, content: host.content).solution
        } catch {
            preconditionFailure(error.description)
        }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if context.invalidateEverything || context.invalidateDataSourceCounts { solution = nil }
    }

    /// True of another size, which is a full solve, and of scrolling where something is pinned (B-I1, B-K5).
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let solution else { return false }
        return solution.grid.pixels(newBounds.size) != solution.view || solution.hasPinnedItems
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let solution, solution.grid.pixels(newBounds.size) != solution.view { context.invalidateEverything = true }
        return context
    }

    open override var collectionViewContentSize: CGSize { solvedForHost()?.contentSize ?? .zero }

    /// The attributes of what UIKit returns for a rectangle (B-Q2): cells whose group meets it, supplementary views that
    /// meet it, decoration views of sections that touch it.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let solved = solvedForHost() else { return nil }
        let content = CGRect(origin: .zero, size: solved.contentSize)
        // Clipping must keep a rectangle without area, which still finds decoration views.
        let clipped = CGRect(
            x: max(rect.minX, content.minX), y: max(rect.minY, content.minY),
            width: max(0, min(rect.maxX, content.maxX) - max(rect.minX, content.minX)),
            height: max(0, min(rect.maxY, content.maxY) - max(rect.minY, content.minY)))
        let query = ElementQuery(solved)
        return query.elements(in: .host(query.pixels(clipped))).map { UICollectionViewLayoutAttributes($0) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell, kind: nil, at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .supplementary, kind: elementKind, at: indexPath)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .decoration, kind: elementKind, at: indexPath)
    }

    private func attributes(
        of category: LayoutElement.Category, kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let id = LayoutElement.ID(
            category: category, kind: kind, section: indexPath.section, item: indexPath.item)
        return solvedForHost()?.element(id).map { UICollectionViewLayoutAttributes($0) }
    }

    /// The frames, with pinned items where the host's bounds put them now (B-Q5).
    private func solvedForHost() -> SolvedLayout? {
        prepare()
        guard let solution, let host = collectionView else { return nil }
        return SolvedLayout(viewport: host.viewport, content: host.content, solution: solution)
    }

    private func section(_ index: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        switch source {
        case .section(let section): section
        case .provider(let provider): provider(index, environment)
        }
    }
}

// MARK: - Solving

extension UICollectionViewCompositionalLayout {
    /// Solves the layout for a viewport and content.
    ///
    /// - Throws: a `LayoutError` where UIKit would raise an exception or log an error (B-X4 … B-X7, B-X10).
    /// - Complexity: O(sections × slots of their groups); where the content sizes elements, O(items) besides.
    public func solve(
        in viewport: LayoutViewport, content: LayoutContent
    ) throws(LayoutError) -> SolvedLayout {
        let grid = PixelGrid(scale: Double(viewport.scale))
        let scrollAxis: Axis = currentConfiguration.scrollDirection == .vertical ? .vertical : .horizontal
        let reader = DescriptionReader(
            viewport: viewport, scrollAxis: scrollAxis,
            contentInsetsReference: currentConfiguration.contentInsetsReference)
        let description = LayoutDescription(
            scrollAxis: scrollAxis,
            interSectionSpacing: grid.pixels(currentConfiguration.interSectionSpacing),
            boundary: currentConfiguration.boundarySupplementaryItems.map(reader.boundary))
        let solver = LayoutSolver(
            description: description, grid: grid, view: grid.pixels(viewport.size),
            isRightToLeft: viewport.isRightToLeft, content: content)
        do {
            let solution = try solver.solve(sections(content.itemCounts, viewport, reader))
            var layout = SolvedLayout(viewport: viewport, content: content, solution: solution)
            try layout.measureVisible()
            return layout
        } catch {
            throw error.scaled(grid.scale)
        }
    }

    private func sections(
        _ itemCounts: [Int], _ viewport: LayoutViewport, _ reader: DescriptionReader
    ) -> [LayoutSolver.Section] {
        // A view without extent has no room for any group; solving waits until it has (C12).
        guard viewport.size.width > 0, viewport.size.height > 0 else {
            return itemCounts.map { _ in LayoutSolver.Section(description: nil, itemCount: 0) }
        }
        let environment = LayoutEnvironment(size: viewport.size, traitCollection: viewport.traitCollection)
        return itemCounts.enumerated().map { index, itemCount in
            LayoutSolver.Section(
                description: section(index, environment).map(reader.section), itemCount: itemCount)
        }
    }
}
