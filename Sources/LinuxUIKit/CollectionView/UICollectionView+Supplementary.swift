public import CompositionalLayout
public import Foundation

extension UICollectionView {
    /// A view that the data source makes anew, as for cells; `nil` for an element that is not there.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        guard layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath) != nil else { return nil }
        return askDataSource { view, dataSource in
            dataSource.collectionView(view, viewForSupplementaryElementOfKind: elementKind, at: indexPath)
        }
    }

    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// The path that a cell was made for, of this view's.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.collectionView === self ? cell.indexPath : nil
    }
}
