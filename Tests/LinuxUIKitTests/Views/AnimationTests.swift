import Testing
import UIKit

/// Animations end at once, the keyboard is hidden, and there is no camera: nobody is in front of the screen.
@MainActor
struct AnimationTests {
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
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 0
        configuration.filter = .any(of: [.images, .not(.videos)])
        #expect(PHPickerViewController(configuration: configuration).configuration == configuration)
        #expect(configuration != PHPickerConfiguration())
    }

    @Test func whatIsAnimatedIsThereAtOnce() {
        let view = UIView()
        var isDone = false
        UIView.animate(withDuration: 1, delay: 2, options: .curveEaseIn) { view.alpha = 0.5 } completion: { isDone = $0 }
        #expect(view.alpha == 0.5 && isDone)
        UIView.transition(with: view, duration: 1, animations: { view.alpha = 0 })
        #expect(view.alpha == 0)
        UIView.performWithoutAnimation { view.alpha = 1 }
        #expect(view.alpha == 1)
    }
}
