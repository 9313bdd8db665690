import UIKit

// Compiled only: members of responders that apps override. That they exist, Scripts/compatibility checks.

private final class DrawingView: UIView {
    override var inputView: UIView? { self }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
}

private final class KeyController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { nil }
    override var keyCommands: [UIKeyCommand]? { nil }
    override func validate(_ command: UICommand) {}
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

private final class TouchDownRecognizer: UIGestureRecognizer {
    override func reset() { state = .possible }
}
