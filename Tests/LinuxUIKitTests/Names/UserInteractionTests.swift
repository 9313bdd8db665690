import Testing
import UIKit

/// Names that concern a user, who is not there: animators, sheets, the keyboard, drag and drop.
@MainActor
struct UserInteractionTests {
    @Test func anAnimatorMakesItsChangesWhenItStarts() {
        let view = UIView()
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) { view.alpha = 0.5 }
        animator.addAnimations { view.tag = 3 }
        animator.addCompletion { positions.append($0) }
        #expect(view.alpha == 1)
        animator.startAnimation()
        #expect(view.alpha == 0.5 && view.tag == 3 && positions == [.end])
        animator.startAnimation()
        #expect(positions == [.end])
    }

    @Test func aStoppedAnimatorMakesNoChanges() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.tag = 3 }
        animator.stopAnimation(true)
        animator.startAnimation()
        #expect(view.tag == 0)
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: { view.tag = 4 })
        #expect(view.tag == 4)
    }

    @Test func aSheetKeepsItsDetents() {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [.medium(), .custom { $0.maximumDetentValue * 0.4 }]
        controller.sheetPresentationController?.animateChanges {
            controller.sheetPresentationController?.selectedDetentIdentifier = .medium
        }
        #expect(controller.sheetPresentationController?.detents.map(\.identifier.rawValue).count == 2)
        #expect(controller.sheetPresentationController?.selectedDetentIdentifier == .medium)
    }

    @Test func theKeyboardsGuideIsAtTheBottomOfTheSafeArea() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        view.adopt(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
        #expect(view.keyboardLayoutGuide.followsUndockedKeyboard)
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
    }

    @Test func constraintsOfAGuideThatIsAtTheBottomApply() {
        let (view, field) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300)), UIView())
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let (near, away) = (
            field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            field.topAnchor.constraint(equalTo: view.topAnchor))
        view.keyboardLayoutGuide.setConstraints([near], activeWhenNearEdge: .bottom)
        view.keyboardLayoutGuide.setConstraints([away], activeWhenAwayFrom: .bottom)
        #expect(near.isActive && !away.isActive)
        #expect(view.keyboardLayoutGuide.constraintsActive(whenNearEdge: .bottom) == [near])
    }

    @Test func picturesCanBePickedFromTheLibraryAlone() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    }

    @Test func aViewKeepsItsMotionEffects() {
        let (view, tilt) = (UIView(), UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis))
        view.addMotionEffect(tilt)
        #expect(view.motionEffects == [tilt])
        view.removeMotionEffect(tilt)
        #expect(view.motionEffects.isEmpty)
    }

    private final class ConfettiView: UIView {
        override class var layerClass: AnyClass { CAEmitterLayer.self }
    }

    @Test func aViewsLayerIsOfItsLayerClass() {
        #expect(ConfettiView().layer is CAEmitterLayer)
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
