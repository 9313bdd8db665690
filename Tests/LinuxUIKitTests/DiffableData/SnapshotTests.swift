import Testing
import UIKit

struct SnapshotTests {
    private func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }

    @Test func itemsGoToTheirSectionOrToTheLast() {
        let snapshot = snapshot()
        #expect(snapshot.sectionIdentifiers == ["a", "b"])
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
        #expect(snapshot.numberOfItems(inSection: "a") == 3)
        #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
        #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
        #expect(snapshot.sectionIdentifier(containingItem: 6) == nil)
        #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfSection("b") == 1)
    }

    @Test func itemsAreInsertedBeforeAndAfterOthers() {
        var snapshot = snapshot()
        snapshot.insertItems([10, 11], beforeItem: 2)
        snapshot.insertItems([12], afterItem: 5)
        #expect(snapshot.itemIdentifiers == [1, 10, 11, 2, 3, 4, 5, 12])
        #expect(snapshot.sectionIdentifier(containingItem: 12) == "b")
    }

    @Test func itemsThatAreThereAlreadyAreMoved() {
        var snapshot = snapshot()
        snapshot.appendItems([2, 6], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5, 2, 6])
        snapshot.insertItems([1, 5], beforeItem: 6)
        #expect(snapshot.itemIdentifiers == [3, 4, 2, 1, 5, 6])
        snapshot.appendItems([4], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "b") == [2, 1, 5, 6, 4])
        #expect(snapshot.numberOfItems == 6 && snapshot.sectionIdentifier(containingItem: 1) == "b")
    }

    @Test func itemsAreDeletedAndMayComeBack() {
        var snapshot = snapshot()
        snapshot.deleteItems([2, 4, 99])
        #expect(snapshot.itemIdentifiers == [1, 3, 5])
        snapshot.appendItems([2], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "b") == [5, 2])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    }

    @Test func itemsAreMovedWithinAndBetweenSections() {
        var snapshot = snapshot()
        snapshot.moveItem(1, afterItem: 2)
        snapshot.moveItem(3, beforeItem: 5)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 1])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 3, 5])
    }

    @Test func sectionsAreInsertedMovedAndDeletedWithTheirItems() {
        var snapshot = snapshot()
        snapshot.insertSections(["c"], beforeSection: "a")
        snapshot.insertSections(["d"], afterSection: "a")
        #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
        snapshot.moveSection("c", afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["a", "d", "b", "c"])
        snapshot.moveSection("b", beforeSection: "a")
        #expect(snapshot.sectionIdentifiers == ["b", "a", "d", "c"])
        #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
        snapshot.deleteSections(["a", "z"])
        #expect(snapshot.itemIdentifiers == [4, 5])
        snapshot.appendItems([1], toSection: "b")
        #expect(snapshot.indexOfItem(1) == 2)
    }

    @Test func theItemsOfADeletedSectionAreGone() {
        var snapshot = snapshot()
        snapshot.deleteSections(["a"])
        #expect(snapshot.numberOfItems == 2 && snapshot.sectionIdentifier(containingItem: 1) == nil)
        #expect(snapshot.indexOfItem(1) == nil && snapshot.indexOfItem(4) == 0)
        // The section can be added again, without its items.
        snapshot.appendSections(["a"])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [] && snapshot.numberOfItems == 2)
        snapshot.deleteItems([1, 4])
        #expect(snapshot.itemIdentifiers == [5])
    }

    @Test func whatChangesIsMarked() {
        var snapshot = snapshot()
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2, 3])
        snapshot.reloadSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [1])
        #expect(snapshot.reconfiguredItemIdentifiers == [2, 3])
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    }
}
