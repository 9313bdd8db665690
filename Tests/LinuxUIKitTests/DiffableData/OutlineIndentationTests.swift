import Testing
@testable import UIKit

/// Cells of section snapshots are indented by the level of their items (B-T19).
@MainActor
struct OutlineIndentationTests {
    /// The indentation of the cells of a tree: 1 and 5 are roots, 2 is a child of 1, and so on.
    private func levels(
        _ mode: UICollectionLayoutListConfiguration.HeaderMode = .none, own: Int = 0, isTree: Bool = true
    ) throws -> [Int] {
        try Device.iPhone15.viewport.performAsCurrent {
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = mode
            let view = UICollectionView(
                frame: CGRect(0, 0, 393, 852), collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in cell.indentationLevel = own }
            let dataSource = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, number in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
            }
            var tree = NSDiffableDataSourceSectionSnapshot<Int>()
            tree.append([1, 5])
            for (child, parent) in isTree ? [(2, 1), (3, 2), (4, 3), (6, 5)] : [] { tree.append([child], to: parent) }
            tree.expand(tree.items)
            dataSource.apply(tree, to: "section")
            return try (0..<tree.visibleItems.count).map { item in
                try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell).indentationLevel
            }
        }
    }

    @Test func aCellIsIndentedByTheLevelOfItsItem() throws {
        #expect(try levels() == [0, 1, 2, 3, 0, 1])
        #expect(try levels(isTree: false) == [0, 0])
    }

    @Test func levelsBeginBelowAFirstItemThatIsTheHeader() throws {
        #expect(try levels(.firstItemInSection) == [0, 0, 1, 2, 0, 0])
    }

    @Test func anIndentationThatCodeSetsStays() throws {
        #expect(try levels(own: 4) == [4, 4, 4, 4, 4, 4])
    }

    @Test func theArrowOfAnExpandedItemPointsDown() throws {
        try Device.iPhone15.viewport.performAsCurrent {
            let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
            let view = UICollectionView(frame: CGRect(0, 0, 393, 852), collectionViewLayout: layout)
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in cell.accessories = [.outlineDisclosure()] }
            let dataSource = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            var tree = NSDiffableDataSourceSectionSnapshot<Int>()
            tree.append([1, 5])
            for (child, parent) in [(2, 1), (6, 5)] { tree.append([child], to: parent) }
            tree.expand([5])
            dataSource.apply(tree, to: "section")
            let shown = try (0..<3).map { try #require(view.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell) }
            #expect(shown.map(\.configurationState.isExpanded) == [false, true, false])
            #expect(shown.map { ($0.accessoryParts.first as? UICellAccessoryView)?.name } == ["outlineDisclosure", "outlineDisclosureExpanded", "outlineDisclosure"])
        }
    }
}
