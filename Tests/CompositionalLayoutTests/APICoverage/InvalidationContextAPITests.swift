import CompositionalLayout
import Foundation
import LinuxUIKit
import Testing

/// Table A12: `UICollectionViewLayoutInvalidationContext`, and `UICollectionViewUpdateItem`.
struct InvalidationContextAPITests {
    private let paths = (0..<3).map { IndexPath(item: $0, section: 0) }

    @Test func aPlainContextInvalidatesNothing() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidateEverything == false && context.invalidateDataSourceCounts == false)
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(context.invalidatedSupplementaryIndexPaths == nil)
        #expect(context.invalidatedDecorationIndexPaths == nil)
        #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
        #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
        #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
        #expect(context.interactiveMovementTarget == .zero)
    }

    @Test func whatIsInvalidatedAddsUp() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [paths[0]])
        context.invalidateItems(at: [paths[1]])
        context.invalidateSupplementaryElements(ofKind: "header", at: [paths[0]])
        context.invalidateSupplementaryElements(ofKind: "header", at: [paths[2]])
        context.invalidateSupplementaryElements(ofKind: "footer", at: [paths[1]])
        context.invalidateDecorationElements(ofKind: "card", at: [paths[2]])
        #expect(context.invalidatedItemIndexPaths == [paths[0], paths[1]])
        #expect(context.invalidatedSupplementaryIndexPaths == ["header": [paths[0], paths[2]], "footer": [paths[1]]])
        #expect(context.invalidatedDecorationIndexPaths == ["card": [paths[2]]])
        #expect(!context.invalidateEverything)
    }

    @Test func adjustmentsAreKept() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: -10)
        context.contentSizeAdjustment = CGSize(width: 0, height: 20)
        #expect(context.contentOffsetAdjustment.y == -10 && context.contentSizeAdjustment.height == 20)
    }

    @Test func aSubclassAddsFlagsAndOverrides() {
        let context = AppInvalidationContext()
        #expect(!context.invalidateEverything)
        context.recomputesColumns = true
        context.invalidateItems(at: paths)
        let base: UICollectionViewLayoutInvalidationContext = context
        #expect(base.invalidateEverything && base.invalidatedItemIndexPaths == paths && context.invalidatedItemCount == 3)
    }

    @Test func updateActions() {
        let actions: [UICollectionViewUpdateItem.Action] = [.insert, .delete, .reload, .move, .none]
        #expect(actions.map(\.rawValue) == [0, 1, 2, 3, 4])
        let move = UICollectionViewUpdateItem(
            indexPathBeforeUpdate: paths[0], indexPathAfterUpdate: paths[1], updateAction: .move)
        #expect(move.indexPathBeforeUpdate == paths[0] && move.indexPathAfterUpdate == paths[1] && move.updateAction == .move)
    }
}
