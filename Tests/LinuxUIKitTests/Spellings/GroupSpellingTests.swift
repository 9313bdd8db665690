import Testing
import UIKit

/// Ways to create groups.
struct GroupSpellingTests {
    @Test func aGroupIsAssignedInBranches() {
        func section(isWide: Bool) -> NSCollectionLayoutSection {
            let item = NSCollectionLayoutItem(layoutSize: fullSize())
            let group: NSCollectionLayoutGroup
            if #available(iOS 16.0, *) {
                group = .horizontal(layoutSize: row(height: 50), repeatingSubitem: item, count: 1)
            } else {
                group = .horizontal(layoutSize: row(height: 50), subitem: item, count: 1)
            }
            var spacing: NSCollectionLayoutSpacing!
            if isWide { spacing = .fixed(20) } else { spacing = .fixed(10) }
            group.interItemSpacing = spacing
            return NSCollectionLayoutSection(group: group)
        }
        #expect(frames(section(isWide: true), items: 1) == [CGRect(0, 0, 300, 50)])
    }

    @Test func anArrayOfGroupsIsAnArrayOfItems() {
        let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: half, subitem: NSCollectionLayoutItem(layoutSize: fullSize()), count: 2)
        let groups: [NSCollectionLayoutGroup] = [column, column]
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row(height: 80), subitems: groups)
        #expect(frames(NSCollectionLayoutSection(group: group), items: 4) == [
            CGRect(0, 0, 150, 40), CGRect(0, 40, 150, 40), CGRect(150, 0, 150, 40), CGRect(150, 40, 150, 40),
        ])
    }

    @Test func oneSizeServesItemAndGroup() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        #expect(frames(NSCollectionLayoutSection(group: group), items: 2).map(\.height) == [44, 44])
    }

    @Test func aCustomItemsInitialiserIsPassedAsAFunction() {
        let places = [CGRect(0, 0, 100, 60), CGRect(120, 20, 80, 60)]
        let group = NSCollectionLayoutGroup.custom(layoutSize: row(height: 100)) { _ in
            places.map(NSCollectionLayoutGroupCustomItem.init(frame:))
        }
        #expect(frames(NSCollectionLayoutSection(group: group), items: 2) == places)
    }

    @Test func aCustomGroupsProviderIsPassedByLabelAndAsksItsContainer() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: row(height: 100), itemProvider: { environment in
            let size = environment.container.contentSize
            let insets = environment.container.effectiveContentInsets
            let width = size.width - insets.leading - insets.trailing
            var items: [NSCollectionLayoutGroupCustomItem] = []
            items.append(.init(frame: CGRect(x: insets.leading, y: 0, width: width / 2, height: size.height)))
            items.append(.init(frame: CGRect(0, 0, width / 4, 10), zIndex: 3))
            return items
        })
        #expect(frames(NSCollectionLayoutSection(group: group), items: 2) == [
            CGRect(0, 0, 150, 100), CGRect(0, 0, 75, 10),
        ])
    }

    @Test func aGroupDescribesItsContents() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: row(height: 20), elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: half, supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: half, subitem: NSCollectionLayoutItem(layoutSize: fullSize()), count: 2)
        column.interItemSpacing = .fixed(8)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row(height: 80), subitems: [item, column])
        #expect(group.visualDescription() == """
            horizontal group .fractionalWidth(1) × .absolute(80) of 2 subitems
              item .fractionalWidth(0.5) × .fractionalHeight(1), insets 2
                supplementary item "badge" .fractionalWidth(1) × .absolute(20) at [.top], zIndex 1
              vertical group .fractionalWidth(0.5) × .fractionalHeight(1), count 2, spacing .fixed(8)
                item .fractionalWidth(1) × .fractionalHeight(1)
            """)
    }
}
