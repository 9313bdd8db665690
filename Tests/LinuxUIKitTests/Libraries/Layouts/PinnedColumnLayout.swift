import UIKit

/// Keeps the first item of each section at the leading edge while the content scrolls sideways.
class PinnedColumnLayout: UICollectionViewCompositionalLayout {
    private(set) var invalidations = 0

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        invalidations += 1
        return context
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return super.layoutAttributesForElements(in: rect) }
        // The first items may be outside the rectangle.
        let firsts = (0..<view.numberOfSections).compactMap { layoutAttributesForItem(at: IndexPath(item: 0, section: $0)) }
        let others = super.layoutAttributesForElements(in: rect)?.filter {
            $0.representedElementCategory != .cell || $0.indexPath.item > 0
        }
        return firsts + (others ?? [])
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let own = super.layoutAttributesForItem(at: indexPath)
        guard indexPath.item == 0, let view = collectionView,
              let attributes = own?.copy() as? UICollectionViewLayoutAttributes
        else { return own }
        attributes.frame.origin.x = max(attributes.frame.minX, view.contentOffset.x)
        attributes.zIndex = 10
        return attributes
    }
}
