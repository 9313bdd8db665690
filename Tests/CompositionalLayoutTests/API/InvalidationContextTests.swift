import LinuxUIKit
import Testing

/// Table A12: `UICollectionViewLayoutInvalidationContext`.
struct InvalidationContextTests {
    private let paths = (0..<3).map { IndexPath(item: $0, section: 0) }

    @Test func aPlainContextInvalidatesNothing() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(context.invalidatedSupplementaryIndexPaths == nil && context.invalidatedDecorationIndexPaths == nil)
        #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
        #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
        #expect(context.targetIndexPathsForInteractivelyMovingItems == nil && context.interactiveMovementTarget == .zero)
    }

    /// Recorded from UIKit: without duplicates, whatever the order of the calls.
    @Test func indexPathsAreInOrderAndEachIsThereOnce() {
        let context = UICollectionViewLayoutInvalidationContext()
        for path in [paths[2], paths[0], paths[2]] {
            context.invalidateItems(at: [path])
            context.invalidateSupplementaryElements(ofKind: "header", at: [path])
            context.invalidateDecorationElements(ofKind: "card", at: [path])
        }
        #expect(context.invalidatedItemIndexPaths == [paths[0], paths[2]])
        #expect(context.invalidatedSupplementaryIndexPaths == ["header": [paths[0], paths[2]]])
        #expect(context.invalidatedDecorationIndexPaths == ["card": [paths[0], paths[2]]])
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
}
