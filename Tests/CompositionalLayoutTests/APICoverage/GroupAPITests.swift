import CompositionalLayout
import Foundation
import LinuxUIKit
import Testing

/// Table A5: `NSCollectionLayoutGroup`.
struct GroupAPITests {
    private let third = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1 / 3)))

    @Test func aListIsRepeatedAlongTheAxis() throws {
        #expect(try frames(.horizontal(layoutSize: .fullWidth(90), subitems: [third])).map(\.minX) == [0, 100, 200])
        #expect(try frames(.vertical(layoutSize: .fullWidth(90), subitems: [third])).map(\.minY) == [0, 30, 60])
    }

    @Test func aCountSharesTheAxisEqually() throws {
        #expect(try frames(.horizontal(layoutSize: .fullWidth(90), subitem: third, count: 2)).map(\.width) == [150, 150])
        #expect(try frames(.vertical(layoutSize: .fullWidth(90), subitem: third, count: 2)).map(\.height) == [45, 45])
    }

    @Test func aRepeatedSubitemKeepsItsOwnSize() throws {
        #expect(try frames(.horizontal(layoutSize: .fullWidth(90), repeatingSubitem: third, count: 2)).map(\.width) == [100, 100])
        #expect(try frames(.vertical(layoutSize: .fullWidth(90), repeatingSubitem: third, count: 2)).map(\.height) == [30, 30])
    }

    @Test func theEarlierSpellingsRepeatToo() throws {
        #expect(try frames(.horizontalGroup(with: .fullWidth(90), repeatingSubitem: third, count: 2)).map(\.width) == [100, 100])
        #expect(try frames(.verticalGroup(with: .fullWidth(90), repeatingSubitem: third, count: 2)).map(\.height) == [30, 30])
    }

    @Test func aCustomGroupTakesItsFramesFromAClosure() throws {
        let provider: NSCollectionLayoutGroupCustomItemProvider = { environment in
            let width = environment.container.contentSize.width / 2
            return [0, 1].map { index in
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width * CGFloat(index), y: 0, width: width, height: 20))
            }
        }
        #expect(try frames(.custom(layoutSize: .fullWidth(90), itemProvider: provider)).map(\.minX) == [0, 150])
    }

    @Test func makersReturnTheGroupsOwnType() {
        let maker: (NSCollectionLayoutSize, [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup =
            NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)
        let item: NSCollectionLayoutItem = maker(.filling, [third])
        #expect(item is NSCollectionLayoutGroup)
    }

    @Test func defaultsAreBare() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .fullWidth(90), subitems: [third])
        #expect(group.supplementaryItems == [] && group.interItemSpacing == nil)
        #expect(group.contentInsets == .zero && group.edgeSpacing == nil)
        #expect(group.layoutSize == .fullWidth(90))
    }

    @Test func supplementaryItemsAndSpacingCanBeSet() throws {
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .fullWidth(90), subitems: [third])
        group.interItemSpacing = .flexible(4)
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: .fullWidth(10), elementKind: "caption", containerAnchor: NSCollectionLayoutAnchor(edges: .bottom)),
        ]
        let copying: any NSCopying = group
        let copy = try #require(copying.copy(with: nil) as? NSCollectionLayoutGroup)
        for group in [group, copy] {
            #expect(group.interItemSpacing == .flexible(4))
            #expect(group.supplementaryItems.map(\.elementKind) == ["caption"])
        }
        copy.supplementaryItems = []
        #expect(group.supplementaryItems.count == 1)
    }

    @Test func subitemsAreCopiesOfWhatWasPassed() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .filling, subitems: [third, third])
        third.contentInsets.top = 5
        group.subitems[0].contentInsets.top = 6
        #expect(group.subitems.map(\.layoutSize) == [third.layoutSize, third.layoutSize])
        #expect(group.subitems.map(\.contentInsets) == [.zero, .zero])
    }

    /// The cells of a full group in a view 300 points wide.
    private func frames(_ group: NSCollectionLayoutGroup) throws -> [CGRect] {
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let solved = try layout.solve(in: LayoutViewport(width: 300, height: 600), content: LayoutContent(itemCounts: [3]))
        let full = solved.elements().filter { $0.frame.maxY <= 90 }
        return full.map(\.frame)
    }
}
