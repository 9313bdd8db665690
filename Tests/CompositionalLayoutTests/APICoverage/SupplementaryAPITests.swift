import CompositionalLayout
import Foundation
import LinuxUIKit
import Testing

/// Table A8: supplementary, boundary and decoration items, and anchors.
struct SupplementaryAPITests {
    private let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing])

    @Test func aSupplementaryItemLiesAboveCellsAndHasNoPointOfItsOwn() {
        let item = NSCollectionLayoutSupplementaryItem(layoutSize: .fullWidth(9), elementKind: "badge", containerAnchor: corner)
        #expect(item.zIndex == 1)
        #expect(item.elementKind == "badge")
        #expect(item.containerAnchor == corner)
        #expect(item.itemAnchor == nil)
        #expect(item.layoutSize == .fullWidth(9) && item.contentInsets == .zero)
    }

    @Test func aSupplementaryItemMayHaveAPointOfItsOwn() throws {
        let own = NSCollectionLayoutAnchor(edges: .leading)
        let item = NSCollectionLayoutSupplementaryItem(
            layoutSize: .fullWidth(9), elementKind: "badge", containerAnchor: corner, itemAnchor: own)
        item.zIndex = 4
        let copying: any NSCopying = item
        let copy = try #require(copying.copy(with: nil) as? NSCollectionLayoutSupplementaryItem)
        #expect(copy.itemAnchor == own && copy.containerAnchor == corner && copy.zIndex == 4 && copy.elementKind == "badge")
    }

    @Test func aBoundaryItemExtendsItsHostAndScrollsAway() {
        let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .fullWidth(9), elementKind: "header", alignment: .top)
        #expect(item.extendsBoundary)
        #expect(item.pinToVisibleBounds == false)
        #expect(item.alignment == NSRectAlignment.top)
        #expect(item.offset == .zero)
        #expect(item.elementKind == "header" && item.zIndex == 1)
    }

    @Test func aBoundaryItemKeepsItsOffsetAndIsCopiedWhole() throws {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .fullWidth(9), elementKind: "header", alignment: .bottomTrailing, absoluteOffset: CGPoint(x: 1, y: 2))
        item.extendsBoundary = false
        item.pinToVisibleBounds = true
        let copying: any NSCopying = item
        let copy = try #require(copying.copy(with: nil) as? NSCollectionLayoutBoundarySupplementaryItem)
        #expect(copy.alignment == .bottomTrailing && copy.offset == CGPoint(x: 1, y: 2))
        #expect(!copy.extendsBoundary && copy.pinToVisibleBounds)
        let parent: NSCollectionLayoutSupplementaryItem = copy
        #expect(parent.elementKind == "header")
    }

    @Test func aDecorationItemIsABackgroundAtTheBottom() throws {
        let item = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        #expect(item.zIndex == 0 && item.elementKind == "card" && item.contentInsets == .zero)
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        item.zIndex = -2
        let copying: any NSCopying = item
        let copy = try #require(copying.copy(with: nil) as? NSCollectionLayoutDecorationItem)
        #expect(copy.elementKind == "card" && copy.contentInsets.top == 1 && copy.zIndex == -2)
    }

    @Test func anAnchorWithoutOffsetIsAbsoluteAtZero() {
        #expect(corner.edges == [.top, .trailing])
        #expect(corner.offset == .zero && corner.isAbsoluteOffset && !corner.isFractionalOffset)
    }

    @Test func anAnchorsOffsetIsAbsoluteOrFractional() throws {
        let absolute = NSCollectionLayoutAnchor(edges: .all, absoluteOffset: CGPoint(x: 3, y: -4))
        #expect(absolute.offset == CGPoint(x: 3, y: -4) && absolute.isAbsoluteOffset && !absolute.isFractionalOffset)
        let fractional = NSCollectionLayoutAnchor(edges: .all, fractionalOffset: CGPoint(x: 3, y: -4))
        #expect(fractional.offset == CGPoint(x: 3, y: -4) && !fractional.isAbsoluteOffset && fractional.isFractionalOffset)
        #expect(absolute != fractional)
        let copying: any NSCopying = fractional
        #expect(copying.copy(with: nil) as? NSCollectionLayoutAnchor == fractional)
    }
}
