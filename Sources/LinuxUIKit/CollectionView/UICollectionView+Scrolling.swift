public import Foundation

extension UICollectionView {
    /// The item whose frame contains a point of the content.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layoutAttributes(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).last {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }

    /// The index paths of the supplementary items of a kind in the visible bounds.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        isUnseen ? [] : layoutAttributes(in: bounds).filter {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind
        }.map(\.indexPath)
    }
}

/// Selection is always empty, as there is no user.
extension UICollectionView {
    /// Always `nil`.
    public var indexPathsForSelectedItems: [IndexPath]? { nil }
}
