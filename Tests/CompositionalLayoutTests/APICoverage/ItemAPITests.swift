import CompositionalLayout
import Foundation
import LinuxUIKit
import Testing

/// Table A4: `NSCollectionLayoutItem`.
struct ItemAPITests {
    private let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
        elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))

    @Test func defaultsAreBare() {
        let item = NSCollectionLayoutItem(layoutSize: .fullWidth(44))
        #expect(item.layoutSize == .fullWidth(44))
        #expect(item.contentInsets == .zero)
        #expect(item.edgeSpacing == nil)
        #expect(item.supplementaryItems == [])
    }

    @Test func insetsSpacingAndBadgesAreKept() {
        let item = filled()
        #expect(item.contentInsets.leading == 2)
        #expect(item.edgeSpacing?.top == .fixed(5))
        #expect(item.supplementaryItems.map(\.elementKind) == ["badge"])
        item.edgeSpacing = nil
        #expect(item.edgeSpacing == nil)
    }

    @Test func aCopyIsEqualInAllAndIndependent() throws {
        let item = filled()
        let copying: any NSCopying = item
        let copy = try #require(copying.copy(with: nil) as? NSCollectionLayoutItem)
        #expect(copy !== item && copy.layoutSize == item.layoutSize)
        #expect(copy.contentInsets == item.contentInsets && copy.edgeSpacing == item.edgeSpacing)
        copy.contentInsets = .zero
        copy.supplementaryItems[0].zIndex = 9
        #expect(item.contentInsets.leading == 2 && item.supplementaryItems[0].zIndex == 1)
    }

    @Test func badgesAreCopiedWhenTheyAreGiven() {
        let item = NSCollectionLayoutItem(layoutSize: .filling, supplementaryItems: [badge])
        badge.zIndex = 9
        #expect(item.supplementaryItems[0].zIndex == 1)
    }

    private func filled() -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: .filling, supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(5), trailing: nil, bottom: nil)
        return item
    }
}
