public import Foundation

/// One change of a collection view's items, for layouts that animate it.
public final class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert = 0
        case delete
        case reload
        case move
        case none
    }

    public let indexPathBeforeUpdate: IndexPath?
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: Action

    public init(indexPathBeforeUpdate: IndexPath?, indexPathAfterUpdate: IndexPath?, updateAction: Action) {
        self.indexPathBeforeUpdate = indexPathBeforeUpdate
        self.indexPathAfterUpdate = indexPathAfterUpdate
        self.updateAction = updateAction
    }

    public override var description: String {
        let path = { (path: IndexPath?) in path.map { DebugText.paths([$0]) } ?? "none" }
        return "\(updateAction) \(path(indexPathBeforeUpdate)) → \(path(indexPathAfterUpdate))"
    }
}
