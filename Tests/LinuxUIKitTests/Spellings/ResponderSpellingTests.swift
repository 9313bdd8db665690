import Testing
import UIKit

/// Ways to override UIKit's callbacks: in views, controllers, app delegates and gesture recognizers.
@MainActor
struct ResponderSpellingTests {
    @Test func aViewFollowsTouches() {
        let view = DrawingView()
        view.touchesBegan([UITouch()], with: UIEvent())
        view.touchesMoved([], with: nil)
        view.touchesEnded([UITouch()], with: UIEvent())
        view.touchesCancelled([], with: nil)
        #expect(view.points == [.zero] && view.taps == 0)
    }

    @Test func aControllerFollowsKeysAndShakes() {
        let controller = KeyController()
        controller.pressesBegan([UIPress()], with: UIPressesEvent())
        controller.motionEnded(.motionShake, with: nil)
        #expect(controller.log == ["presses", "shake"])
        #expect(controller.inputAccessoryView === controller.bar && controller.keyCommands == [])
        #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
        controller.reloadInputViews()
        #expect(controller.resignFirstResponder() && !controller.isFirstResponder)
    }

    @Test func anyResponderIsAsked() {
        let responder: UIResponder = KeyController()
        #expect(responder.becomeFirstResponder())
        let plain = UIResponder()
        #expect(!plain.canBecomeFirstResponder && !plain.becomeFirstResponder())
    }

    @Test func aRecognizerOfTheAppsOwnSetsItsState() {
        let view = RecordingView()
        let recognizer = TouchDownRecognizer()
        view.addGestureRecognizer(recognizer)
        recognizer.touchesBegan([], with: UIEvent())
        #expect(recognizer.state == .recognized && view.added == [recognizer] && recognizer.view === view)
        recognizer.reset()
        #expect(recognizer.state == .possible)
        view.removeGestureRecognizer(recognizer)
        #expect(view.gestureRecognizers == nil)
    }

    @Test func aViewMayForwardWhatItDoesNotHandle() {
        let (view, target) = (ForwardingView(), UIView())
        view.target = target
        #expect(view.next === target)
    }
}

private class DrawingView: UIView {
    private(set) var points: [CGPoint] = []
    private(set) var taps = 0

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { points.isEmpty ? nil : self }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, touch.phase == .began else { return }
        points.append(touch.location(in: self))
        taps += touch.tapCount
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.view == self else { return }
        points.append(touch.previousLocation(in: superview))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touches = event?.allTouches else { return }
        points.removeLast(touches.count)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { setNeedsDisplay() }
}

private class KeyController: UIViewController {
    private(set) var log: [String] = []
    let bar = UIView()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override var keyCommands: [UIKeyCommand]? { log.isEmpty ? nil : [] }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("presses")
        for press in presses {
            guard let key = press.key else { continue }
            switch key.keyCode {
            case .keyboardLeftArrow, .keyboardUpArrow: log.append("back")
            case .keyboardSpacebar where key.modifierFlags.contains(.shift): log.append("page back")
            default: log.append(key.charactersIgnoringModifiers)
            }
        }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesCancelled(presses, with: event)
        log.removeAll()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake else { return }
        log.append("shake")
    }
}

private class TouchDownRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .recognized }
    }

    override func reset() {
        super.reset()
        state = .possible
    }
}

private class RecordingView: UIView {
    private(set) var added: [UIGestureRecognizer] = []

    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.addGestureRecognizer(gestureRecognizer)
        added.append(gestureRecognizer)
    }
}

private class ForwardingView: UIView {
    weak var target: UIView?

    override var next: UIResponder? { target ?? super.next }
}
