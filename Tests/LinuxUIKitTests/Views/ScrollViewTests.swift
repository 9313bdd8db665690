import Testing
import UIKit

@MainActor
struct ScrollViewTests {
    private final class Delegate: NSObject, UICollectionViewDelegate, UITextViewDelegate, UINavigationControllerDelegate {}

    @Test func aScrollViewHasTheDelegateOfItsKind() {
        let (delegate, scrolling, text) = (Delegate(), UIScrollView(), UITextView())
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        scrolling.delegate = delegate
        text.delegate = delegate
        collection.delegate = delegate
        #expect(scrolling.delegate === delegate && text.delegate === delegate && collection.delegate === delegate)
        #expect((text as UIScrollView).delegate === delegate && (collection as UIScrollView).delegate === delegate)
        (collection as UIScrollView).delegate = nil
        #expect(collection.delegate == nil)
    }

    @Test func aDelegateOfAScrollViewIsKeptWeakly() {
        let view = UIScrollView()
        do {
            let delegate = Delegate()
            view.delegate = delegate
            #expect(view.delegate === delegate)
        }
        #expect(view.delegate == nil)
    }

    @Test func theGuidesOfAScrollViewAreAroundContentAndView() {
        let view = UIScrollView(frame: CGRect(0, 0, 100, 50))
        view.contentOffset.y = 20
        #expect(view.frameLayoutGuide.layoutFrame == CGRect(0, 20, 100, 50))
        #expect(view.contentLayoutGuide.layoutFrame == CGRect(0, 0, 100, 50))
        view.contentSize = CGSize(width: 0, height: 400)
        #expect(view.contentLayoutGuide.layoutFrame == CGRect(0, 0, 100, 400))
    }

    private final class Dragging: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))
            item.localObject = indexPath
            return [item]
        }

        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
            coordinator.drop(item.dragItem, toItemAt: path)
        }
    }

    @Test func delegatesOfDragAndDropAreHeldWeakly() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var delegate: Dragging? = Dragging()
        view.dragDelegate = delegate
        view.dropDelegate = delegate
        #expect(view.dragDelegate === delegate && view.dropDelegate === delegate)
        delegate = nil
        #expect(view.dragDelegate == nil && view.dropDelegate == nil)
        #expect(UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath).operation == .move)
    }
}
