import UIKit

// Compiled only: overrides of touches, keys and the responder chain as apps write them.

private class DrawingView: UIView {
    var points: [CGPoint] = []
    var taps = 0

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
    var log: [String] = []
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
    var added: [UIGestureRecognizer] = []

    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.addGestureRecognizer(gestureRecognizer)
        added.append(gestureRecognizer)
    }
}

private class ForwardingView: UIView {
    weak var target: UIView?

    override var next: UIResponder? { target ?? super.next }
}
