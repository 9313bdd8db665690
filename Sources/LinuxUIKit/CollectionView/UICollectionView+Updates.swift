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
