import Testing
import UIKit

#if compiler(>=6.2)
/// Misuse that would give misleading results traps with a message.
struct MisuseTests {
    private func expect(
        _ result: ExitTest.Result?, toSay words: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(said.contains(words), sourceLocation: sourceLocation)
    }

    @Test func aViewIsNotDecoded() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIView(coder: NSCoder())
        }
        expect(result, toSay: "UIView.init(coder:): only a XIB or storyboard file can be decoded.")
    }

    @Test func aViewControllerIsNotDecoded() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UICollectionViewController(coder: NSCoder())
        }
        expect(result, toSay: "UIViewController.init(coder:): only a XIB or storyboard file can be decoded.")
    }

    @Test func aCellOfNoRegisteredClassIsNotDequeued() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
            _ = view.dequeueReusableCell(withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
        }
        expect(result, toSay: "could not dequeue a view of kind: UICollectionElementKindCell with identifier photo")
    }

    @Test func aCellOfAMissingNibIsNotDequeued() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
            view.register(UINib(nibName: "NoCell", bundle: nil), forCellWithReuseIdentifier: "photo")
            _ = view.dequeueReusableCell(withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
        }
        expect(result, toSay: "UINib: NoCell.xib: Could not load NIB in bundle")
    }

    @Test func aViewOfNoRegisteredClassIsNotDequeued() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
            _ = view.dequeueReusableSupplementaryView(
                ofKind: "badge", withReuseIdentifier: "new", for: IndexPath(item: 0, section: 0))
        }
        expect(result, toSay: "could not dequeue a view of kind: badge with identifier new")
    }

    @Test func aControllerWithoutCellsSaysSo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let controller = UICollectionViewController(collectionViewLayout: UICollectionViewLayout())
            _ = controller.collectionView(controller.collectionView, cellForItemAt: IndexPath(item: 0, section: 0))
        }
        expect(result, toSay: "UICollectionViewController.collectionView(_:cellForItemAt:) is for subclasses to override.")
    }

    @Test func aLayoutIsDecodedOnlyFromAFile() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UICollectionViewCompositionalLayout(coder: NSCoder())
        }
        expect(result, toSay: "UICollectionViewLayout.init(coder:): only a XIB or storyboard file can be decoded")
    }

    @Test func aViewsLayerIsNotOfAnAppsClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Glow: CAGradientLayer {}
            final class Lamp: UIView {
                override class var layerClass: AnyClass { Glow.self }
            }
            _ = Lamp()
        }
        expect(result, toSay: "UIView.layerClass: a layer of the class Glow cannot be made here.")
    }

    @Test func aPicturesSizeIsNotKnown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIImage(named: "cover")?.size
        }
        expect(result, toSay: "UIImage.size: no picture is loaded, so that the size of cover is not known.")
    }

    @Test func anItemAddedTwiceToATreeIsNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var tree = NSDiffableDataSourceSectionSnapshot<Int>()
            tree.append([7])
            tree.append([7], to: 7)
        }
        expect(result, toSay: "supplied item identifiers are not unique. Duplicate identifiers: 7")
    }

    @Test func anItemThatIsNotInATreeIsNotOpened() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var tree = NSDiffableDataSourceSectionSnapshot<Int>()
            tree.expand([7])
        }
        expect(result, toSay: "The section snapshot has no item 7.")
    }

    @Test func anItemNamedTwiceInOneCallIsNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([7, 8, 7])
        }
        expect(result, toSay: "supplied item identifiers are not unique. Duplicate identifiers: 7")
    }

    @Test func aSectionAddedTwiceIsNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a", "a"])
        }
        expect(result, toSay: "Section identifier that already exists: a")
    }

    @Test func itemsThatAreNotThereAreNotMoved() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1])
            snapshot.moveItem(7, afterItem: 1)
        }
        expect(result, toSay: "Attempted to move item identifier that does not exist in the snapshot: 7")
    }

    @Test func itemsThatAreNotThereAreNotReloaded() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.reloadItems([7])
        }
        expect(result, toSay: "Attempted to reload item identifier that does not exist in the snapshot: 7")
    }

    @Test func itemsNeedASection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([7])
        }
        expect(result, toSay: "There are currently no sections in the data source.")
    }

    @Test func aSectionThatIsNotThereIsNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            _ = snapshot.itemIdentifiers(inSection: "z")
        }
        expect(result, toSay: "Section identifier was not found: z.")
    }
}
#endif
