import UIKit

/// Snaps item centres to the view's centre, with insets at both ends that allow this.
class SnappingLayout: UICollectionViewCompositionalLayout {
    private var margin: CGFloat = 0
    private(set) var preparations = 0

    override func prepare() {
        super.prepare()
        preparations += 1
        margin = (collectionView?.bounds.height ?? 0) / 4
    }

    override var collectionViewContentSize: CGSize {
        let size = super.collectionViewContentSize
        return CGSize(width: size.width, height: size.height + 2 * margin)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect.offsetBy(dx: 0, dy: -margin))?.map { attributes in
            attributes.frame = attributes.frame.offsetBy(dx: 0, dy: margin)
            return attributes
        }
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        targetContentOffset(forProposedContentOffset: CGPoint(
            x: proposedContentOffset.x, y: proposedContentOffset.y + velocity.y * 20))
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        guard let view = collectionView else { return proposedContentOffset }
        let proposed = CGRect(origin: proposedContentOffset, size: view.bounds.size)
        let middles = layoutAttributesForElements(in: proposed)?.map(\.center.y) ?? []
        guard let nearest = middles.min(by: { abs($0 - proposed.midY) < abs($1 - proposed.midY) }) else {
            return proposedContentOffset
        }
        return CGPoint(x: proposedContentOffset.x, y: nearest - view.bounds.height / 2)
    }
}
