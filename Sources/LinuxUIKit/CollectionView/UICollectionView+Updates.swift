public import CompositionalLayout
public import Foundation

/// Changes of the data. Nothing is animated, and each queries all counts and sizes again, including those of other sections
/// and items.
extension UICollectionView {
    public func reloadSections(_ sections: IndexSet) { update() }
    public func insertSections(_ sections: IndexSet) { update() }
    public func deleteSections(_ sections: IndexSet) { update() }
    public func moveSection(_ section: Int, toSection newSection: Int) { update() }
    public func reloadItems(at indexPaths: [IndexPath]) { update() }
    public func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    public func insertItems(at indexPaths: [IndexPath]) { update() }
    public func deleteItems(at indexPaths: [IndexPath]) { update() }
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { update() }

    /// Runs `updates`, queries the counts again, scrolls to where the layout and the delegate want to be (B-I8), and runs
    /// `completion`.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        companions.updateDepth += 1
        updates?()
        companions.updateDepth -= 1
        update()
        completion?(true)
    }

    /// Queries the counts again, and scrolls to where the layout and the delegate want to be.
    func update() {
        reloadData()
        // Within a batch, the counts may not fit together yet.
        if companions.updateDepth == 0 { updateContentOffset() }
    }

    /// The same as assigning the layout: nothing is animated.
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Assigns the layout, and runs `completion`.
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

extension UICollectionView {
    /// How fast items make room for one that is dragged. Stored.
    public enum ReorderingCadence: Int, Sendable {
        case immediate = 0
        case fast
        case slow
    }

    public var reorderingCadence: ReorderingCadence {
        get { kept(or: .immediate) }
        set { keep(newValue) }
    }
    public var isSpringLoaded: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var hasUncommittedUpdates: Bool { false }
    public var hasActiveDrag: Bool { false }
    public var hasActiveDrop: Bool { false }
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }

    /// Runs the closure: what is presented is what the data source has.
    public func performUsingPresentationValues(_ actions: () -> Void) { actions() }
}
