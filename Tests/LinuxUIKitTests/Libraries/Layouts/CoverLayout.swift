import UIKit

/// Additional layout attributes of a cover.
final class CoverAttributes: UICollectionViewLayoutAttributes {
    /// From 0, at the centre, to 1.
    var distance: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? CoverAttributes)?.distance = distance
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? CoverAttributes)?.distance == distance
    }
}

final class CoverContext: UICollectionViewLayoutInvalidationContext {
    var isTurning = false
}

/// Shrinks and fades covers by their distance from the view's centre.
final class CoverLayout: UICollectionViewCompositionalLayout {
    override class var layoutAttributesClass: AnyClass { CoverAttributes.self }
    override class var invalidationContextClass: AnyClass { CoverContext.self }

    private(set) var turns = 0

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.origin != collectionView?.bounds.origin || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? CoverContext)?.isTurning = true
        return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if (context as? CoverContext)?.isTurning == true { turns += 1 }
        super.invalidateLayout(with: context)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap { turned($0) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).flatMap { turned($0) }
    }

    private func turned(_ original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView, let attributes = original.copy() as? CoverAttributes else { return original }
        attributes.distance = min(1, abs(attributes.center.y - view.bounds.midY) / view.bounds.height)
        attributes.alpha = 1 - attributes.distance
        attributes.transform3D = CATransform3DMakeScale(1 - attributes.distance / 2, 1 - attributes.distance / 2, 1)
        return attributes
    }
}
