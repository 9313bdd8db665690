import CompositionalLayout
import Foundation
import LinuxUIKit

/// A layout that overrides every member and records the calls.
final class RecordingLayout: UICollectionViewLayout {
    private(set) var calls: [String] = []
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    let context = UICollectionViewLayoutInvalidationContext()

    private func record<Answer>(_ answer: Answer, name: String = #function) -> Answer {
        calls.append(name)
        return answer
    }

    // MARK: Answering

    override class var layoutAttributesClass: AnyClass { AppAttributes.self }
    override class var invalidationContextClass: AnyClass { AppInvalidationContext.self }
    override var collectionView: UICollectionView? { record(view) }
    override var collectionViewContentSize: CGSize { record(CGSize(width: 1, height: 2)) }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { record(.rightToLeft) }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { record(true) }

    override func prepare() { record(()) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        record([attributes])
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        record(attributes)
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { record(attributes) }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { record(attributes) }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { record(CGPoint(x: 1, y: 1)) }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        record(CGPoint(x: 1, y: 1))
    }

    // MARK: Interactive movement

    override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes { record(attributes) }

    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { record(IndexPath(item: 8, section: 8)) }

    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext { record(context) }

    override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { record(context) }

    // MARK: Invalidation

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { record(true) }

    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        record(context)
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { record(true) }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { record(context) }

    override func invalidateLayout() { record(()) }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { record(()) }

    // MARK: Decoration views

    override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        record((), name: "register(class)")
    }

    override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        record((), name: "register(nib)")
    }

    // MARK: Animation

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { record(()) }
    override func finalizeCollectionViewUpdates() { record(()) }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { record(()) }
    override func finalizeAnimatedBoundsChange() { record(()) }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { record(()) }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { record(()) }
    override func finalizeLayoutTransition() { record(()) }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { record(attributes) }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { record(attributes) }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { record(attributes) }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { record(attributes) }

    override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { record(attributes) }

    override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { record(attributes) }

    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        record([attributes.indexPath])
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        record([attributes.indexPath])
    }

    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        record([attributes.indexPath])
    }

    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        record([attributes.indexPath])
    }
}
