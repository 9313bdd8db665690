public import Foundation

/// The base class of layouts, with the queries of a collection view that subclasses override.
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?

    private var decorationViewClasses: [String: AnyClass] = [:]

    public override init() {}

    /// - Precondition: the coder is that of a XIB or storyboard file.
    public required init?(coder: NSCoder) {
        super.init()
        _ = coder.interface(for: UICollectionViewLayout.self)
    }

    // MARK: Queries

    /// The axis along which the layout scrolls; `nil` if it has to be inferred from the content's size.
    var scrollAxis: LayoutAxis? { nil }

    /// The element's attributes, as an instance of the layout's `layoutAttributesClass`.
    package final func attributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.takeOver(element)
        return attributes
    }

    final func makeAttributes() -> UICollectionViewLayoutAttributes {
        let kind = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (kind ?? UICollectionViewLayoutAttributes.self).init(ofRuntimeClass: ())
    }

    /// The scrollable size, in points.
    open var collectionViewContentSize: CGSize { .zero }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Called once after each invalidation, before the layout is queried; subclasses solve here.
    open func prepare() {}

    /// True if `prepare()` must be called.
    private var isStale = true

    /// True while `prepare()` runs.
    private(set) final var isPreparing = false

    /// Calls `prepare()` after an invalidation. The layout may be queried while it runs.
    package final func prepareIfNeeded() {
        guard isStale, collectionView != nil else { return }
        isStale = false
        isPreparing = true
        defer { isPreparing = false }
        prepare()
        // Invalidations within `prepare()`, such as by assigning a configuration, need no further preparation.
        isStale = false
    }

    /// Attaches the layout to a collection view, or detaches it. The next query prepares it, even if a subclass overrides
    /// `invalidateLayout()`.
    final func attach(to view: UICollectionView?) {
        collectionView = view
        isStale = true
        if view != nil { invalidateLayout() }
    }

    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of an item that the user is dragging: its own, centred on `position`.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }

    /// The destination of an item that the user is dragging: the index path of the cell at `position`, or the item's own.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let point = CGRect(origin: position, size: CGSize(width: 1, height: 1))
        let cell = layoutAttributesForElements(in: point)?.last {
            $0.representedElementCategory == .cell && $0.frame.contains(position)
        }
        return cell?.indexPath ?? previousIndexPath
    }

    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The layout direction that the layout was designed for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// True if a collection view mirrors the layout in the opposite direction.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    /// The context of a drag: the items' current and previous positions, and the finger's.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = movementContext(from: previousIndexPaths, to: targetIndexPaths)
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// The context at the end or cancellation of a drag.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { movementContext(from: previousIndexPaths, to: indexPaths) }

    /// Invalidates the whole layout.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        invalidateLayout(with: context)
    }

    /// Invalidates the parts that the context specifies.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isStale = true
        collectionView?.layoutDidInvalidate(context)
    }

    private func movementContext(
        from previous: [IndexPath], to target: [IndexPath]
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.previousIndexPathsForInteractivelyMovingItems = previous
        context.targetIndexPathsForInteractivelyMovingItems = target
        return context
    }

    private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let kind = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return kind?.init(ofRuntimeClass: ()) ?? UICollectionViewLayoutInvalidationContext()
    }

    /// The dimensions of an element that are estimates, to be replaced by measured content.
    func estimates(of attributes: UICollectionViewLayoutAttributes) -> FrameDoubt { [] }

    /// Called after the collection view has laid out its visible part.
    func didLayOut() {}

    // MARK: Decoration views

    /// Registers the class of the decoration views of a kind; `nil` removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationViewClasses[elementKind] = viewClass
    }

    /// A new decoration view of the class registered for the element's kind; `nil` if none is registered.
    package final func decorationView(of element: LayoutElement) -> UICollectionReusableView? {
        guard element.role == .decoration, let kind = element.kind.flatMap({ decorationViewClasses[$0] }) as? UICollectionReusableView.Type
        else { return nil }
        let view = kind.init(dequeuedWith: CGRect(origin: .zero, size: element.frame.size))
        view.apply(attributes(of: element))
        return view
    }

    /// Registers the nib for decoration views of a kind. Ignored, as frames do not depend on it.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}

    // MARK: Animation

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
}
