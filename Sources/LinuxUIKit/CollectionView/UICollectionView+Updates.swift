public import CompositionalLayout
public import Foundation

extension UICollectionView {
    // There is no user to move an item.

    /// - Returns: `false`: no item can be moved.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    public func endInteractiveMovement() {}
    public func cancelInteractiveMovement() {}
}
