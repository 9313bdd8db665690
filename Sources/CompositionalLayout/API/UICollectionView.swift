public import Foundation

/// A lightweight model of a collection view that hosts a layout, without views for its elements.
///
/// It queries its layout as UIKit does: on a change of bounds for invalidation, and in `layoutIfNeeded()` for the visible
/// elements, whose content is then measured (B-E1, B-I1, B-I2).
open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable, CaseIterable, Codable {
        case vertical = 0
        case horizontal
    }

    public enum ElementCategory: Int, Sendable, CaseIterable {
        case cell = 0
        case supplementaryView
        case decorationView
    }

    /// The condition under which a cell with changed content is measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled
        case enabledIncludingConstraints
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // Stored: there is no user, and nothing is prefetched.
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = true
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var isPrefetchingEnabled = true
    open var isEditing = false
    open var dragInteractionEnabled = false
    open var backgroundView: UIView?

    /// The layout, attached to this view while assigned.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.attach(to: self)
            if !isSolvedForViewport { updateContentOffset() }
        }
    }

    /// The visible part of the content: its origin is the content offset. Points.
    open override var bounds: CGRect {
        get { super.bounds }
        set { change(to: newValue) }
    }

    /// The sideways scroll offsets of sections, in points by section.
    open var orthogonalContentOffsets: [Int: CGFloat] = [:]

    /// Insets of the content. Across the scroll axis of a compositional layout, only `.always` adds the safe area.
    open override var adjustedContentInset: UIEdgeInsets {
        var insets = super.adjustedContentInset
        guard contentInsetAdjustmentBehavior != .always,
            let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        else { return insets }
        switch layout.currentConfiguration.scrollDirection {
        case .vertical: (insets.left, insets.right) = (contentInset.left, contentInset.right)
        case .horizontal: (insets.top, insets.bottom) = (contentInset.top, contentInset.bottom)
        }
        return insets
    }

    open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        didSet { collectionViewLayout.invalidateLayout() }
    }

    /// Invalidates the layout, as the safe area insets the content along the scroll axis.
    override func environmentDidChange() { collectionViewLayout.invalidateLayout() }

    /// The item counts and fitting sizes, in place of UIKit's data source and cells. A data source takes precedence for item
    /// counts.
    open var content: LayoutContent {
        get {
            updateCounts()
            return currentContent
        }
        set {
            currentContent = newValue
            reloadData()
        }
    }

    /// The objects and classes that code has assigned to the view.
    package var companions = CollectionViewCompanions()

    private var currentContent = LayoutContent(itemCounts: [])
    /// Whether the data source must be queried for its counts again.
    private var hasStaleCounts = false
    /// The elements measured since everything was last invalidated.
    private var asked: Set<LayoutElement.ID> = []
    /// Whether it is still to be asked where to scroll to after an update.
    private var isOffsetDue = false

    /// Creates a view in the environment of the current viewport, if there is one; otherwise at scale 1, left to right, without
    /// safe area or margins.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        let viewport = LayoutViewport.named
        super.directionalLayoutMargins = viewport?.layoutMargins ?? .zero
        ownSafeAreaInsets = UIEdgeInsets(
            viewport?.safeAreaInsets ?? .zero, in: effectiveUserInterfaceLayoutDirection)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        preconditionFailure("UICollectionView.init(coder:): there are no storyboards and no nibs to decode a view from.")
    }

    open var numberOfSections: Int { content.itemCounts.count }

    open func numberOfItems(inSection section: Int) -> Int { content.itemCounts[section] }

    /// The scrollable size, in points, as far as known.
    open override var contentSize: CGSize {
        get { preparedLayout.collectionViewContentSize }
        set {}
    }

    /// Solves the layout again: counts and sizes are requested again (B-I5, B-I6).
    open func reloadData() {
        hasStaleCounts = true
        collectionViewLayout.invalidateLayout()
    }

    // MARK: Changes of the data: nothing is animated, and each queries all counts and sizes again

    open func reloadSections(_ sections: IndexSet) { update() }
    open func insertSections(_ sections: IndexSet) { update() }
    open func deleteSections(_ sections: IndexSet) { update() }
    open func moveSection(_ section: Int, toSection newSection: Int) { update() }
    open func reloadItems(at indexPaths: [IndexPath]) { update() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertItems(at indexPaths: [IndexPath]) { update() }
    open func deleteItems(at indexPaths: [IndexPath]) { update() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { update() }

    /// Runs `updates`, requests the counts again, scrolls to the position that the layout and delegate request (B-I8), and runs
    /// `completion`.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        companions.updateDepth += 1
        updates?()
        companions.updateDepth -= 1
        update()
        completion?(true)
    }

    /// Requests the counts again, and scrolls to the position that the layout and delegate request.
    package final func update() {
        reloadData()
        // Within a batch, the counts may not fit together yet.
        if companions.updateDepth == 0 { updateContentOffset() }
    }

    /// Assigns the layout without animation.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Assigns the layout, and runs `completion`.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    // MARK: Scrolling; there is no selection, as there is no user

    /// Scrolls to an item immediately, within the content. Sections with orthogonal scrolling do not scroll. No effect if the
    /// item does not exist, or without a position.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        if let origin = offset(forItemAt: indexPath, at: scrollPosition) { scroll(to: origin) }
    }

    /// Scrolls to the item, without selecting it.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let indexPath { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// No effect, as nothing is selected.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

    private func updateCounts() {
        guard hasStaleCounts, let itemCounts = companions.itemCounts else { return }
        hasStaleCounts = false
        currentContent.itemCounts = itemCounts()
    }

    /// Lays out the visible part: solves if necessary, offers each element the preferred size of its content, and passes the
    /// visible items to their handlers.
    ///
    /// - Precondition: the layout settles, which means that element sizes do not keep bringing others into view (B-X9).
    open override func layoutIfNeeded() {
        viewport.performAsCurrent { settleLayout() }
        super.layoutIfNeeded()
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        preparedLayout.layoutAttributesForItem(at: indexPath)
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// The index paths of the cells within the bounds, in layout order.
    open var indexPathsForVisibleItems: [IndexPath] {
        visibleAttributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    }

    /// Called by the layout when it is invalidated in full or in part.
    func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { return asked.removeAll() }
        guard context.preferredSizes.isEmpty else { return }
        for path in context.invalidatedItemIndexPaths ?? [] {
            asked.remove(.init(category: .cell, kind: nil, indexPath: path))
        }
        for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
            for path in paths {
                asked.remove(.init(category: .supplementary, kind: kind, indexPath: path))
            }
        }
    }
}

// MARK: - Laying out

extension UICollectionView {
    /// How often an element may be measured again before the layout counts as one that never settles (B-X9).
    private static let restartLimit = 100

    private func settleLayout() {
        collectionViewLayout.prepareIfNeeded()
        if isOffsetDue { askForContentOffset() }
        var restarts = 0
        var askedBefore = asked.count
        while measureFirstUnasked() {
            // Every pass measures something new, unless an invalidation discards earlier measurements.
            if asked.count <= askedBefore { restarts += 1 }
            askedBefore = asked.count
            precondition(restarts < Self.restartLimit, "UICollectionView is stuck in its update/layout loop.")
        }
        collectionViewLayout.didLayOut()
    }

    /// Measures the elements in the bounds, first to last, until one changes the layout.
    ///
    /// - Returns: whether one did.
    private func measureFirstUnasked() -> Bool {
        guard let measure = content.measure else { return false }
        for original in visibleAttributes where original.representedElementCategory != .decorationView {
            let element = LayoutElement.ID(original)
            guard asked.insert(element).inserted, let size = measure(question(about: element, original.size))?.size,
                  let preferred = original.copy() as? UICollectionViewLayoutAttributes
            else { continue }
            preferred.size = size
            if invalidate(original, preferring: preferred) { return true }
        }
        return false
    }

    private func question(about element: LayoutElement.ID, _ size: CGSize) -> SizeQuestion {
        let hosted = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.hosted
        return hosted?.question(about: element, proposing: size) ?? SizeQuestion(element, proposal: size)
    }

    private func invalidate(
        _ original: UICollectionViewLayoutAttributes, preferring preferred: UICollectionViewLayoutAttributes
    ) -> Bool {
        let layout = collectionViewLayout
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return false }
        layout.invalidateLayout(with: layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        layout.prepareIfNeeded()
        return true
    }

    /// The layout, ready to be queried.
    private var preparedLayout: UICollectionViewLayout {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout
    }

    /// The layout's attributes for the bounds, by index path.
    private var visibleAttributes: [UICollectionViewLayoutAttributes] {
        layoutAttributes(in: bounds).sorted { $0.indexPath < $1.indexPath }
    }

    /// The layout's attributes for a rectangle, without those that lie beyond it (B-Q2).
    package func layoutAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        (preparedLayout.layoutAttributesForElements(in: rect) ?? []).filter { $0.isShown(in: rect) }
    }

    /// The attributes of the view of an element, given those of the query for it alone: where it is visible, those of the
    /// query for the bounds, which a layout of the app's own may answer otherwise.
    package func attributesOfView(
        _ own: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let own, type(of: collectionViewLayout) != UICollectionViewCompositionalLayout.self else { return own }
        return visibleAttributes.first { LayoutElement.ID($0) == LayoutElement.ID(own) } ?? own
    }

    /// Changes the bounds; the layout is queried while the old bounds are in effect (B-I2).
    private func change(to newBounds: CGRect) {
        guard newBounds != bounds else { return }
        let layout = collectionViewLayout
        let isResized = newBounds.size != bounds.size
        let isInvalid = layout.shouldInvalidateLayout(forBoundsChange: newBounds)
        if isInvalid { layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds)) }
        super.bounds = newBounds
        if isInvalid, isResized { updateContentOffset() }
    }

    /// Scrolls to where the layout, and then the delegate, want to be after an update, another layout or another size (B-I8):
    /// a compositional layout of the app's own at once, any other layout in the next layout pass.
    package func updateContentOffset() {
        isOffsetDue = true
        if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout, layout.isSubclass {
            collectionViewLayout.prepareIfNeeded()
            askForContentOffset()
        }
    }

    /// Whether the view stands in for a viewport, which decides where it is scrolled to.
    private var isSolvedForViewport: Bool {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.request != nil
    }

    private func askForContentOffset() {
        isOffsetDue = false
        let proposed = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        let target = companions.targetContentOffset?(proposed) ?? proposed
        if target != contentOffset { contentOffset = target }
    }

    var viewport: LayoutViewport {
        LayoutViewport(
            size: bounds.size,
            safeAreaInsets: NSDirectionalEdgeInsets(safeAreaInsets, in: effectiveUserInterfaceLayoutDirection),
            layoutMargins: directionalLayoutMargins, adjustedContentInset: ownContentInset, traitCollection: traitCollection,
            contentOffset: bounds.origin, orthogonalContentOffsets: orthogonalContentOffsets)
    }

    /// The insets of its content where they are not those of the safe area.
    package var ownContentInset: NSDirectionalEdgeInsets? {
        guard contentInset != .zero || contentInsetAdjustmentBehavior == .never else { return nil }
        return NSDirectionalEdgeInsets(adjustedContentInset, in: effectiveUserInterfaceLayoutDirection)
    }
}

// MARK: - Solving for a viewport

/// What a view has of its own while its layout is solved for a viewport.
struct HostState {
    fileprivate let content: LayoutContent
    fileprivate let hasStaleCounts: Bool
    fileprivate let bounds: CGRect
    fileprivate let orthogonalContentOffsets: [Int: CGFloat]
}

extension UICollectionView {
    /// Whether the view is in a viewport's environment, and as large, so that its layout can be solved in it.
    func isLike(_ viewport: LayoutViewport) -> Bool {
        bounds.size == viewport.size && traitCollection == viewport.traitCollection
    }

    /// Shows content at a scroll offset, without invalidation.
    func stand(in viewport: LayoutViewport, _ content: LayoutContent, at offset: CGPoint) -> HostState {
        let state = HostState(
            content: currentContent, hasStaleCounts: hasStaleCounts, bounds: bounds,
            orthogonalContentOffsets: orthogonalContentOffsets)
        (currentContent, hasStaleCounts) = (content, false)
        super.bounds.origin = offset
        orthogonalContentOffsets = viewport.orthogonalContentOffsets
        return state
    }

    func restore(_ state: HostState) {
        (currentContent, hasStaleCounts) = (state.content, state.hasStaleCounts)
        super.bounds = state.bounds
        orthogonalContentOffsets = state.orthogonalContentOffsets
    }
}
