public import CompositionalLayout
public import Foundation

/// There is no selection: nobody selects.
extension UICollectionView {
    /// None.
    public var indexPathsForSelectedItems: [IndexPath]? { nil }

    /// Scrolls to the item, and selects nothing.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let indexPath { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Does nothing: nothing is selected.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {}
}
