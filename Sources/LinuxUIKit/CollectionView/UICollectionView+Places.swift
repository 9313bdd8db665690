public import CompositionalLayout
public import Foundation

extension UICollectionView {
    /// The item whose frame holds a point of the content.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        elements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).last {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }

    /// The paths of the supplementary items of a kind that the layout has in the bounds.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements(in: bounds).filter {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind
        }.map(\.indexPath)
    }

    private func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    }
}
