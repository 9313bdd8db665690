import LinuxUIKit

// Compiled only: the classes of an app's own layout, with every member that UIKit lets it override.

/// Attributes with a value of the app's own, which is copied and compared as UIKit requires.
final class AppAttributes: UICollectionViewLayoutAttributes {
    var progress: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? AppAttributes)?.progress = progress
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AppAttributes, other.progress == progress else { return false }
        return super.isEqual(object)
    }
}

/// A context with a flag of the app's own.
final class AppInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var recomputesColumns = false

    override var invalidateEverything: Bool { recomputesColumns || super.invalidateEverything }
    override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
    override func invalidateItems(at indexPaths: [IndexPath]) { super.invalidateItems(at: indexPaths) }
    override func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
    override func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

final class OverriddenLayout: UICollectionViewLayout {
    typealias Attributes = UICollectionViewLayoutAttributes
    typealias Context = UICollectionViewLayoutInvalidationContext

    override class var layoutAttributesClass: AnyClass { AppAttributes.self }
    override class var invalidationContextClass: AnyClass { AppInvalidationContext.self }
    override var collectionView: UICollectionView? { super.collectionView }
    override var collectionViewContentSize: CGSize { CGSize(width: 1, height: 2) }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override func prepare() {}
    override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? { [] }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> Attributes? { nil }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> Attributes? { nil }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> Attributes? { nil }
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 1, y: 1) }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { CGPoint(x: 1, y: 1) }

    // MARK: Interactive movement
    override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> Attributes { Attributes(forCellWith: indexPath) }
    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { IndexPath(item: 8, section: 8) }
    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> Context { Context() }
    override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> Context { Context() }

    // MARK: Invalidation
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> Context { Context() }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: Attributes,
        withOriginalAttributes originalAttributes: Attributes
    ) -> Bool { true }
    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: Attributes,
        withOriginalAttributes originalAttributes: Attributes
    ) -> Context { Context() }
    override func invalidateLayout() {}
    override func invalidateLayout(with context: Context) {}

    // MARK: Decoration views
    override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
    override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}

    // MARK: Animation
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    override func finalizeCollectionViewUpdates() {}
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    override func finalizeAnimatedBoundsChange() {}
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    override func finalizeLayoutTransition() {}
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> Attributes? { nil }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> Attributes? { nil }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> Attributes? { nil }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> Attributes? { nil }
    override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> Attributes? { nil }
    override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> Attributes? { nil }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
}
