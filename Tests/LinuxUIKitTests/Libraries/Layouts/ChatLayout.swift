import UIKit

/// Aligns few messages to the bottom of the view, records the preferred heights of cells, and keeps the scroll position.
final class ChatLayout: UICollectionViewCompositionalLayout {
    var keepsOffset = true
    private(set) var heights: [IndexPath: CGFloat] = [:]

    private var slack: CGFloat {
        guard let view = collectionView else { return 0 }
        return max(0, view.bounds.height - super.collectionViewContentSize.height)
    }

    override var collectionViewContentSize: CGSize {
        var size = super.collectionViewContentSize
        size.height += slack
        return size
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        if preferredAttributes.indexPath.item == 0 { return false }
        return super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        heights[preferredAttributes.indexPath] = preferredAttributes.size.height
        if keepsOffset { context.contentOffsetAdjustment = .zero }
        return context
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect.offsetBy(dx: 0, dy: -slack))?.map(lowered)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(lowered)
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath).map(lowered)
    }

    private func lowered(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        attributes.center.y += slack
        return attributes
    }
}
