import Testing
import UIKit

/// Ways to write spacings, insets and dimensions.
struct SpacingSpellingTests {
    @Test func anEdgeWithoutSpacingIsNoneOrNil() {
        let spacing = NSCollectionLayoutEdgeSpacing(
            leading: .none, top: nil, trailing: .flexible(0), bottom: .fixed(8))
        #expect(spacing.leading == nil && spacing.top == nil)
        #expect(spacing.trailing?.isFlexible == true)
        #expect(spacing.bottom?.spacing == 8)
    }

    @Test func insetsAreChangedInPlace() {
        let item = NSCollectionLayoutItem(layoutSize: fullSize())
        item.contentInsets.trailing = 10
        item.contentInsets.bottom += 5
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row(height: 50), subitems: [item])
        group.contentInsets.leading += 20
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.top = 30
        #expect(frames(section, items: 1) == [CGRect(20, 30, 270, 45)])
    }

    @Test func boundaryItemsAreAdded() {
        let section = rows()
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: row(height: 40), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        section.boundarySupplementaryItems += [header]
        section.boundarySupplementaryItems.append(.init(
            layoutSize: row(height: 40), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        #expect(section.boundarySupplementaryItems.count == 2)
        #expect(frames(section, items: 1) == [CGRect(0, 40, 300, 50)])
    }

    @Test func boundaryAndDecorationItemsHaveWhatItemsHave() {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: row(height: 40), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        header.edgeSpacing = .init(leading: nil, top: nil, trailing: nil, bottom: .fixed(8))
        header.pinToVisibleBounds = true
        header.zIndex = 2
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets.top = 8
        background.edgeSpacing = nil
        background.zIndex = -1
        #expect(header.contentInsets.leading == 16 && background.contentInsets.top == 8)
    }

    @Test func aGroupIsGivenSupplementaryItems() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row(height: 50), subitems: [.init(layoutSize: fullSize())])
        group.supplementaryItems = [badge]
        #expect(group.supplementaryItems.map(\.elementKind) == ["badge"])
    }

    @Test func lengthsAreNegative() {
        let section = rows()
        section.contentInsets.trailing = -30
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: row(height: 40), elementKind: "header", alignment: .top, absoluteOffset: CGPoint(x: 0, y: -20))
        section.boundarySupplementaryItems = [header]
        #expect(frames(section, items: 1)[0].width == 330)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row(height: 50), subitem: .init(layoutSize: fullSize()), count: 2)
        group.interItemSpacing = .fixed(-24)
        #expect(frames(NSCollectionLayoutSection(group: group), items: 2)[1].minX == 138)
    }

    @Test(arguments: [
        NSCollectionLayoutDimension.estimated(0), .estimated(1), .absolute(0), .fractionalWidth(0), .fractionalHeight(0.0),
    ])
    func lengthsAreZeroOrNearlySo(height: NSCollectionLayoutDimension) {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
        #expect(frames(NSCollectionLayoutSection(group: group), items: 1).allSatisfy { $0.height == height.dimension })
    }
}
