import TestSupport
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

    /// A tree as the paths of its items, for comparison: nothing remains of an item that is deleted.
    private struct PlainTree {
        var paths: [[Int]] = []
        var open: Set<Int> = []

        func path(of item: Int) -> [Int]? { paths.first { $0.last == item } }
        var items: [Int] { paths.map { $0[$0.count - 1] } }
        var visible: [Int] { paths.filter { $0.dropLast().allSatisfy(open.contains) }.map { $0[$0.count - 1] } }

        /// The index after an item's descendants.
        func end(of path: [Int]) -> Int {
            paths.lastIndex { $0.starts(with: path) }.map { $0 + 1 } ?? paths.count
        }

        mutating func delete(_ item: Int) {
            guard let path = path(of: item) else { return }
            open.subtract(paths.filter { $0.starts(with: path) }.map { $0[$0.count - 1] })
            paths.removeAll { $0.starts(with: path) }
        }
    }

    @Test(arguments: 0..<40) func anyEditsGiveTheItemsOfAPlainTree(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var (snapshot, plain) = (NSDiffableDataSourceSectionSnapshot<Int>(), PlainTree())
        for _ in 0..<60 {
            let known = plain.items.randomElement(using: &random)
            // Deleted items come back.
            let new = (0..<12).filter { !plain.items.contains($0) }.randomElement(using: &random)
            switch (Int.random(in: 0..<6, using: &random), known, new) {
            case (0, _, let new?):
                snapshot.append([new])
                plain.paths.append([new])
            case (1, let known?, let new?):
                snapshot.append([new], to: known)
                let path = plain.path(of: known)!
                plain.paths.insert(path + [new], at: plain.end(of: path))
            case (2, let known?, let new?):
                snapshot.insert([new], after: known)
                let path = plain.path(of: known)!
                plain.paths.insert(path.dropLast() + [new], at: plain.end(of: path))
            case (3, let known?, _):
                snapshot.delete([known])
                plain.delete(known)
            case (4, let known?, _):
                snapshot.collapse([known])
                plain.open.remove(known)
            case (5, let known?, _):
                snapshot.expand([known])
                plain.open.insert(known)
            default: continue
            }
            #expect(snapshot.items == plain.items)
            #expect(snapshot.visibleItems == plain.visible)
            #expect(plain.items.allSatisfy { snapshot.isExpanded($0) == plain.open.contains($0) })
        }
    }
}
