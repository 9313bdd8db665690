public import Foundation

/// A lightweight model of a collection view that hosts a layout, without views for its elements.
///
/// It queries its layout as UIKit does: on a change of bounds for invalidation, and in `layoutIfNeeded()` for the visible
/// elements, whose content is then measured (B-E1, B-I1, B-I2).
open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable, CaseIterable, Codable {
        case vertical = 0, horizontal
    }

    public enum ElementCategory: Int, Sendable, CaseIterable {
        case cell = 0, supplementaryView, decorationView
    }

    /// The condition under which a cell with changed content is measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0, enabled, enabledIncludingConstraints
    }

    public static let elementKindSectionHeader = ElementKind.sectionHeader
    public static let elementKindSectionFooter = ElementKind.sectionFooter

    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // Stored: there is no user, and nothing is prefetched. While `isEditing`, cells show their editing accessories.
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
            guard !isSolvedForViewport else { return }
            followInsets()
            updateContentOffset()
        }
    }

    /// The visible part of the content: its origin is the content offset. Points.
    open override var bounds: CGRect { get { super.bounds } set { change(to: newValue) } }

    /// The sideways scroll offsets of sections, in points by section.
    open var orthogonalContentOffsets: [Int: CGFloat] = [:]

    /// Insets of the content. Unless the adjustment behaviour is `.always`, the safe area is added only along the layout's scroll
    /// axis, and not at all in a view that is as long as its content and does not scroll (B-E16).
    open override var adjustedContentInset: UIEdgeInsets {
        var insets = super.adjustedContentInset
        guard contentInsetAdjustmentBehavior != .always, let axis = collectionViewLayout.scrollAxis else { return insets }
        if measuring.isAsLongAsContent { return contentInset }
        switch axis {
        case .vertical: (insets.left, insets.right) = (contentInset.left, contentInset.right)
        case .horizontal: (insets.top, insets.bottom) = (contentInset.top, contentInset.bottom)
        }
        return insets
    }

    open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        didSet { collectionViewLayout.invalidateLayout() }
    }

    /// False even for a controller's view: the initializer has set the viewport's margins.
    override var hasSystemMargins: Bool { false }

    /// Invalidates the layout: a new safe area changes the content's insets along the scroll axis.
    override func environmentDidChange() {
        super.environmentDidChange()
        collectionViewLayout.invalidateLayout()
    }

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

    // MARK: Data source and delegate

    /// The source of item counts, queried when the view lays out, and of cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            hasDataSource = dataSource != nil
            reloadData()
        }
    }

    /// Queried for the content offset after an update (B-I8).
    open weak var delegate: (any UICollectionViewDelegate)?
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// True once a data source has been set, until the property is set to `nil`. A data source's deallocation changes nothing.
    package private(set) var hasDataSource = false
    /// Attributes of the element whose view `makeView(for:)` is making. They replace a query of the layout, which may be in the
    /// middle of being solved.
    var requested: UICollectionViewLayoutAttributes?
    /// The data source's reason for having no view for the requested element.
    var refusal: String?
    private var registrations = ViewRegistrations()
    /// True if the view replaces the collection view of a missing XIB or storyboard file.
    package final var standsIn = false

    // MARK: State

    var currentContent = LayoutContent(itemCounts: [])
    /// True if the data source must be queried for its counts again.
    var hasStaleCounts = false
    /// Elements measured since the last complete invalidation.
    var asked: Set<LayoutElement.ID> = []
    /// Records the uncertainties of sizes that change the layout.
    var doubts: DoubtLog?
    /// True if an update has happened and the layout has not yet been queried for the new content offset.
    var isOffsetDue = false
    var hasBeenLaidOut = false
    /// Nesting depth of the running batch updates.
    private var updateDepth = 0

    /// Creates a view in the environment of the current viewport, if there is one; otherwise at scale 1, left to right, without
    /// safe area or margins.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        adoptViewport()
    }

    /// - Precondition: the coder is that of a XIB or storyboard file.
    public required init?(coder: NSCoder) {
        let interface = coder.interface(for: UICollectionView.self)
        collectionViewLayout = interface.objects.layout(of: interface.element)
        super.init(coder: coder)
        adoptViewport()
    }

    /// Adopts the current viewport's insets, and attaches the layout.
    private func adoptViewport() {
        let viewport = LayoutViewport.named
        ownMargins = viewport?.marginsBeyondSafeArea ?? .zero
        collectionViewLayout.collectionView = self
        ownSafeAreaInsets = UIEdgeInsets(
            viewport?.safeAreaInsets ?? .zero, in: effectiveUserInterfaceLayoutDirection)
    }

    open var numberOfSections: Int { knownCounts.count }

    /// The number of items in a section; 0 if there is no such section, where UIKit raises an exception.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = knownCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// The scrollable size, in points. Once the view has been laid out, its visible content is measured (B-E16).
    open override var contentSize: CGSize {
        get {
            measureForSize()
            return currentContentSize
        }
        set {}
    }

    override var scrollableSize: CGSize { currentContentSize }

    /// True if the view's frame may follow the size of its content: code reads or observes that size, or constraints give the view no
    /// length along its scroll axis.
    package final override var followsContent: Bool { get { measuring.decidesFrame } set { measuring.decidesFrame = newValue } }

    package final override func contentSizeDidChange() { reportContentSize() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        hasBeenLaidOut = true
        if isInCell { ownSafeAreaInsets = .zero }
        let isSubclass = type(of: self) != UICollectionView.self
        // Property observers of a subclass run in each layout pass, as in UIKit.
        if isSubclass { contentSize = measuring.observedSize ?? .zero }
        guard sizeForSolving != bounds.size || hasSizeObservers || measuring.hasBegun else { return }
        followsContent = true
        if isSubclass || hasSizeObservers { contentSizeDidChange() }
    }

    /// The state of measuring visible content for code that asks for its size.
    final var measuring = ContentMeasuring()

    /// Invalidates the layout; all counts and sizes are then requested again (B-I5, B-I6).
    open func reloadData() {
        hasStaleCounts = true
        collectionViewLayout.invalidateLayout()
    }

    // MARK: Registering and making views

    /// Registers a class of cells for an identifier; `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registrations.register(cellClass, nil, for: .init(identifier: identifier))
    }

    /// Registers a class of supplementary views for a kind and an identifier.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        registrations.register(viewClass, nil, for: .init(kind: elementKind, identifier: identifier))
    }

    /// Registers a nib of a cell for an identifier; `nil` removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registrations.register(nil, nib, for: .init(identifier: identifier))
    }

    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        registrations.register(nil, nib, for: .init(kind: kind, identifier: identifier))
    }

    /// A new cell of the registered class or nib, with the layout's frame.
    ///
    /// - Precondition: a class or a nib of cells is registered for the identifier.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeue(UICollectionViewCell.self, nil, identifier, at: indexPath) }

    /// A new supplementary view of the registered class or nib, with the layout's frame.
    ///
    /// - Precondition: a class or a nib of reusable views is registered for the kind and the identifier.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeue(UICollectionReusableView.self, elementKind, identifier, at: indexPath) }

    private func dequeue<View: UICollectionReusableView>(
        _ type: View.Type, _ kind: String?, _ identifier: String, at indexPath: IndexPath
    ) -> View {
        let reuse = ViewRegistrations.Reuse(kind: kind, identifier: identifier)
        let attributes = attributesOfView(kind, at: indexPath)
        if let nib = registrations.nibs[reuse] { return make(type, nib, identifier, attributes) }
        guard let registered = registrations.classes[reuse] as? View.Type ?? plainClass(type, kind, identifier) else {
            mustRegister(kind ?? "UICollectionElementKindCell", identifier)
        }
        return make(registered, nil, identifier, attributes)
    }

    // MARK: Changes of the data, without animation; each requests all counts and sizes again

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
        updateDepth += 1
        updates?()
        updateDepth -= 1
        update()
        completion?(true)
    }

    /// Requests the counts again, and scrolls to the position that the layout and delegate request.
    package final func update() {
        reloadData()
        // Counts may be inconsistent within a batch.
        if updateDepth == 0 { updateContentOffset() }
    }

    /// Assigns the layout without animation.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Assigns the layout, and runs `completion`.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
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

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

    private func updateCounts() {
        guard hasStaleCounts, hasDataSource else { return }
        hasStaleCounts = false
        currentContent.itemCounts = countsOfDataSource
    }

    /// Lays out the visible part: solves if necessary, offers each element the preferred size of its content, and passes the
    /// visible items to their handlers.
    ///
    /// - Precondition: the layout settles: measured sizes do not bring further elements into view without end (B-X9).
    open override func layoutIfNeeded() {
        hasBeenLaidOut = true
        viewport.performAsCurrent { settleLayout() }
        super.layoutIfNeeded()
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        measureForCode()
        return preparedLayout.layoutAttributesForItem(at: indexPath)
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        measureForCode()
        return preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// The index paths of the cells within the bounds, in layout order; none while a controller loads its view.
    open var indexPathsForVisibleItems: [IndexPath] {
        measureForCode()
        return isUnseen ? [] : visibleAttributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
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

    /// Changes the bounds; the layout is queried while the old bounds are in effect (B-I2).
    private func change(to newBounds: CGRect) {
        guard newBounds != bounds else { return }
        let layout = collectionViewLayout
        let isResized = newBounds.size != bounds.size
        let isInvalid = layout.shouldInvalidateLayout(forBoundsChange: newBounds)
        if isInvalid { layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds)) }
        super.bounds = newBounds
        // The flag stays while the size settles, as offsets and measured content would otherwise alternate.
        if isResized, let size = measuring.readSize, isAsLong(as: size) { becomeAsLongAsContent(true) }
        if isInvalid, isResized { updateContentOffset() }
    }

    // MARK: Solving for a viewport

    /// Takes over a viewport's content and scroll offsets without invalidating the layout; returns the previous state.
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
