public import Foundation

open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// True if the layout is invalidated as a whole, or the data is reloaded.
    open internal(set) var invalidateEverything = false
    /// True if the numbers of sections and items must be requested again.
    open internal(set) var invalidateDataSourceCounts = false
    /// The fitting sizes of the self-sizing elements that this context invalidates.
    private(set) var preferredSizes: [LayoutElement.ID: CGSize] = [:]
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// An adjustment of the content offset, in points.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// An adjustment of the content size, in points.
    open var contentSizeAdjustment: CGSize = .zero
    /// The previous index paths of the items that the user is dragging.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The index paths at which the dragged items would currently be dropped.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The point that the items are dragged to.
    open internal(set) var interactiveMovementTarget: CGPoint = .zero

    public override init() {}

    /// Creates a context of a class known only at run time. Not part of UIKit; layouts use it to create contexts of their own
    /// class.
    public required convenience init(ofRuntimeClass: Void) { self.init() }

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.union(invalidatedItemIndexPaths, indexPaths)
    }

    /// Index paths in order, each once.
    private static func union(_ paths: [IndexPath]?, _ others: [IndexPath]) -> [IndexPath] { Set((paths ?? []) + others).sorted() }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let own = invalidatedSupplementaryIndexPaths ?? [:]
        invalidatedSupplementaryIndexPaths = own.merging([elementKind: Self.union(own[elementKind], indexPaths)]) { $1 }
    }

    /// Invalidates an element because of a new fitting size.
    func prefer(_ size: CGSize, for element: LayoutElement.ID) {
        preferredSizes[element] = size
        switch element.category {
        case .cell: invalidateItems(at: [element.indexPath])
        case .supplementary: invalidateSupplementaryElements(ofKind: element.kind ?? "", at: [element.indexPath])
        case .decoration: invalidateDecorationElements(ofKind: element.kind ?? "", at: [element.indexPath])
        }
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let own = invalidatedDecorationIndexPaths ?? [:]
        invalidatedDecorationIndexPaths = own.merging([elementKind: Self.union(own[elementKind], indexPaths)]) { $1 }
    }

    open override var description: String {
        let whole = [
            invalidateEverything ? "everything" : nil, invalidateDataSourceCounts ? "counts" : nil,
            invalidatedItemIndexPaths.map { "items \(DebugText.paths($0))" },
        ].compactMap { $0 }
        let views = [invalidatedSupplementaryIndexPaths, invalidatedDecorationIndexPaths].flatMap { paths in
            (paths ?? [:]).sorted { $0.key < $1.key }
                .map { "\(DebugText.kinds([$0.key])) \(DebugText.paths($0.value))" }
        }
        let parts = whole + views + adjustments
        return "invalidates \(parts.isEmpty ? "nothing" : parts.joined(separator: ", "))"
    }

    private var adjustments: [String] {
        let movement = targetIndexPathsForInteractivelyMovingItems.map { target in
            let previous = DebugText.paths(previousIndexPathsForInteractivelyMovingItems ?? [])
            return "moves \(previous) to \(DebugText.paths(target)) at \(DebugText.point(interactiveMovementTarget))"
        }
        return [
            contentOffsetAdjustment == .zero ? nil : "offset by \(DebugText.point(contentOffsetAdjustment))",
            contentSizeAdjustment == .zero ? nil : "size by \(DebugText.size(contentSizeAdjustment))", movement,
        ].compactMap { $0 }
    }
}

/// A change of a collection view's items, for layouts that animate it.
public final class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert = 0, delete, reload, move, none
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
