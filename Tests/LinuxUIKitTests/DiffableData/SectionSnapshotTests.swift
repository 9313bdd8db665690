import Testing
import UIKit

struct SectionSnapshotTests {
    private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit", "roots"])
        tree.append(["apple", "citrus"], to: "fruit")
        tree.append(["lemon"], to: "citrus")
        return tree
    }

    @Test func childrenFollowTheirParent() {
        let tree = tree()
        #expect(tree.rootItems == ["fruit", "roots"])
        #expect(tree.items == ["fruit", "apple", "citrus", "lemon", "roots"])
        #expect(tree.parent(of: "lemon") == "citrus" && tree.parent(of: "roots") == nil)
        #expect(tree.level(of: "lemon") == 2 && tree.level(of: "roots") == 0)
        #expect(tree.index(of: "citrus") == 2 && tree.index(of: "plum") == nil)
    }

    @Test func itemsOfClosedBranchesAreNotVisible() {
        var tree = tree()
        #expect(tree.visibleItems == ["fruit", "roots"])
        tree.expand(["citrus"])
        #expect(tree.visibleItems == ["fruit", "roots"] && tree.isExpanded("citrus") && !tree.isVisible("lemon"))
        tree.expand(["fruit"])
        #expect(tree.visibleItems == tree.items)
        tree.collapse(["fruit"])
        #expect(tree.visibleItems == ["fruit", "roots"])
    }

    /// An app's `==` may compare identifiers that are new at each call.
    @Test func anItemThatIsNotEvenEqualToItselfIsVisible() {
        struct Item: Hashable {
            let name: String
            static func == (first: Item, second: Item) -> Bool { first.name == second.name && first.name != "odd" }
        }
        var tree = NSDiffableDataSourceSectionSnapshot<Item>()
        tree.append([Item(name: "root")])
        tree.append([Item(name: "odd"), Item(name: "even")], to: Item(name: "root"))
        tree.expand([Item(name: "root")])
        #expect(tree.visibleItems.map(\.name) == ["root", "odd", "even"])
        let dataSource = UICollectionViewDiffableDataSource<Int, Item>(collectionView: collectionView()) { _, _, _ in UICollectionViewCell() }
        for section in 0..<2 { dataSource.apply(tree, to: section) }
        #expect((0..<2).map { dataSource.snapshot(for: $0).isExpanded(Item(name: "root")) } == [true, true])
    }

    @Test func treesAreEqualIfTheirItemsParentsAndBranchesAre() {
        var flat = NSDiffableDataSourceSectionSnapshot<String>()
        flat.append(tree().items)
        #expect(flat.items == tree().items && flat != tree())
        var open = tree()
        open.expand(["citrus"])
        #expect(open != tree())
        open.collapse(["citrus"])
        #expect(open == tree())
    }

    @Test func itemsAreInsertedAmongTheirSiblings() {
        var tree = tree()
        tree.insert(["pear"], after: "apple")
        tree.insert(["salad"], before: "fruit")
        #expect(tree.items == ["salad", "fruit", "apple", "pear", "citrus", "lemon", "roots"])
        #expect(tree.parent(of: "pear") == "fruit" && tree.parent(of: "salad") == nil)
    }

    @Test func whatIsBelowADeletedItemIsDeleted() {
        var tree = tree()
        tree.delete(["fruit"])
        #expect(tree.items == ["roots"] && !tree.contains("lemon"))
        tree.append(["lemon"], to: "roots")
        #expect(tree.items == ["roots", "lemon"])
        tree.deleteAll()
        #expect(tree == NSDiffableDataSourceSectionSnapshot())
    }

    @Test func aBranchIsATreeOfItsOwn() {
        var tree = tree()
        tree.expand(["citrus"])
        let below = tree.snapshot(of: "fruit")
        #expect(below.rootItems == ["apple", "citrus"] && below.isExpanded("citrus"))
        #expect(tree.snapshot(of: "fruit", includingParent: true).items == ["fruit", "apple", "citrus", "lemon"])
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["beet"])
        other.append(["sugar beet"], to: "beet")
        tree.replace(childrenOf: "fruit", using: other)
        #expect(tree.items == ["fruit", "beet", "sugar beet", "roots"])
        other.deleteAll()
        other.append(["cress"])
        tree.insert(other, after: "roots")
        #expect(tree.rootItems == ["fruit", "roots", "cress"])
    }

    @Test func aTreeIsInsertedBeforeAnItemWithItsBranches() {
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["cress"])
        other.append(["garden cress"], to: "cress")
        var tree = tree()
        tree.insert(other, before: "roots")
        #expect(tree.rootItems == ["fruit", "cress", "roots"])
        #expect(tree.items == ["fruit", "apple", "citrus", "lemon", "cress", "garden cress", "roots"])
        #expect(tree.parent(of: "garden cress") == "cress")
    }

    @Test func aDataSourceShowsTheVisibleItems() {
        let view = collectionView()
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
        var isDone = false
        dataSource.apply(tree(), to: 7) { isDone = true }
        #expect(isDone && dataSource.snapshot().sectionIdentifiers == [7])
        #expect(view.numberOfItems(inSection: 0) == 2)
        var tree = dataSource.snapshot(for: 7)
        tree.expand(["fruit"])
        dataSource.apply(tree, to: 7, animatingDifferences: false)
        #expect(dataSource.snapshot().itemIdentifiers == ["fruit", "apple", "citrus", "roots"])
        #expect(view.contentSize.height == 200)
    }

    @Test func aTreeGoesWhenItsSectionShowsOtherItems() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
        dataSource.apply(tree(), to: 7)
        var whole = dataSource.snapshot()
        whole.appendSections([8])
        dataSource.apply(whole)
        #expect(dataSource.snapshot(for: 7) == tree())
        whole.deleteItems(["roots"])
        dataSource.apply(whole)
        #expect(dataSource.snapshot(for: 7).items == ["fruit"])
    }

    @Test func handlersSayWhetherItemsMove() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
        dataSource.apply(tree(), to: 7)
        #expect(!dataSource.collectionView(view, canMoveItemAt: IndexPath(item: 1, section: 0)))
        dataSource.reorderingHandlers.canReorderItem = { $0 == "roots" }
        #expect(!dataSource.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)))
        #expect(dataSource.collectionView(view, canMoveItemAt: IndexPath(item: 1, section: 0)))
    }
}
