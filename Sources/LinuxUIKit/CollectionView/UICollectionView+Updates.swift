public import Foundation

extension UICollectionView {
    // Interactive movement has no effect, as there is no user.

    /// - Returns: `false`: no item can be moved.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    public func endInteractiveMovement() {}
    public func cancelInteractiveMovement() {}
}

extension UICollectionView {
    public enum ReorderingCadence: Int, Sendable {
        case immediate = 0, fast, slow
    }

    public var reorderingCadence: ReorderingCadence { get { kept(or: .immediate) } set { keep(newValue) } }
    public var isSpringLoaded: Bool { get { kept(or: false) } set { keep(newValue) } }
    public var hasUncommittedUpdates: Bool { false }
    public var hasActiveDrag: Bool { false }
    public var hasActiveDrop: Bool { false }
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }

    /// Runs the closure: presentation values equal the data source's.
    public func performUsingPresentationValues(_ actions: () -> Void) { actions() }
}
