import Testing
import UIKit

/// Collection view controllers, and what delegates of a collection view do not say.
@MainActor
struct CollectionViewControllerTests {
    private final class GridController: UICollectionViewController {
        let grid = UICollectionViewCompositionalLayout(section: rows())
        var count = 2

        override var collectionViewLayout: UICollectionViewLayout { grid }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { isEditing }
    }

    @Test func aControllersViewHasTheOverriddenLayout() {
        let controller = GridController(collectionViewLayout: UICollectionViewLayout())
        #expect(controller.collectionView.collectionViewLayout === controller.grid)
    }

    @Test func aControllerIsEdited() throws {
        let controller = GridController(collectionViewLayout: UICollectionViewLayout())
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        let (path, view) = (IndexPath(item: 0, section: 0), controller.collectionView!)
        let source = try #require(view.dataSource)
        #expect(!source.collectionView(view, canMoveItemAt: path))
        controller.setEditing(true, animated: false)
        #expect(source.collectionView(view, canMoveItemAt: path))
        view.frame = CGRect(0, 0, 300, 400)
        #expect(view.contentSize.height == 100)
        controller.count = 1
        view.performBatchUpdates { view.deleteItems(at: [path]) }
        #expect(view.contentSize.height == 50)
    }

    private final class Gestures: NSObject, UIGestureRecognizerDelegate {}

    @Test func whatAGesturesDelegateDoesNotSayIsAsUIKitAssumes() throws {
        let (gestures, press, tap) = (Gestures(), UILongPressGestureRecognizer(), UITapGestureRecognizer())
        press.delegate = gestures
        let delegate = try #require(press.delegate)
        #expect(delegate.gestureRecognizerShouldBegin(press) && delegate.gestureRecognizer(press, shouldReceive: UITouch()))
        #expect(!delegate.gestureRecognizer(press, shouldRecognizeSimultaneouslyWith: tap))
    }

    @Test func whatADelegateDoesNotSayIsAsUIKitAssumes() {
        final class Delegate: NSObject, UICollectionViewDelegate {}
        let (delegate, path) = (Delegate(), IndexPath(item: 0, section: 0))
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        #expect(delegate.collectionView(view, canPerformPrimaryActionForItemAt: path))
        #expect(!delegate.collectionView(view, canEditItemAt: path))
        #expect(delegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: .zero) == nil)
        let target = delegate.collectionView(
            view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
            toProposedIndexPath: IndexPath(item: 5, section: 0))
        #expect(target.item == 5)
        #expect(delegate.viewForZooming(in: view) == nil && delegate.scrollViewShouldScrollToTop(view))
        let transition = delegate.collectionView(
            view, transitionLayoutForOldLayout: view.collectionViewLayout, newLayout: UICollectionViewLayout())
        #expect(transition.currentLayout === view.collectionViewLayout)
    }
}
