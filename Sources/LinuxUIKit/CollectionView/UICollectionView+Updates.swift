public import CompositionalLayout
public import Foundation

/// Changes of the data. Nothing is animated, and each queries all counts and sizes again, including those of other sections
/// and items.
extension UICollectionView {
    public func reloadSections(_ sections: IndexSet) { reloadData() }
    public func insertSections(_ sections: IndexSet) { reloadData() }
    public func deleteSections(_ sections: IndexSet) { reloadData() }
    public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    public func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    public func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

    /// Runs `updates`, queries the counts again, and runs `completion`.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    /// Lays out anew.
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// Lays out anew, and runs `completion`.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        completion?(true)
    }
}

extension UICollectionView {
    // There is no user to move an item.

    /// - Returns: `false`: no item can be moved.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    public func endInteractiveMovement() {}
    public func cancelInteractiveMovement() {}
}
