import UIKit

/// Pulling the content down makes the first header taller instead of leaving a gap above it.
class StretchyHeaderLayout: UICollectionViewCompositionalLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let layoutAttributes = super.layoutAttributesForElements(in: rect),
              let collectionView = collectionView,
              collectionView.contentOffset.y < 0
        else { return super.layoutAttributesForElements(in: rect) }

        return layoutAttributes.map { original in
            guard let attributes = original.copy() as? UICollectionViewLayoutAttributes,
                  attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
                  attributes.indexPath.section == 0
            else { return original }
            let offset = collectionView.contentOffset.y
            attributes.frame.origin.y = offset
            attributes.frame.size.height -= offset
            return attributes
        }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }
}
