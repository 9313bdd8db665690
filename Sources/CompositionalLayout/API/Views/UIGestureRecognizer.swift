public import Foundation
#if canImport(CoreGraphics)
public import CoreGraphics
#endif

#if !canImport(UIKit)
/// Recognizes a gesture of the user. It is stored: there is no user, so none is recognized.
open class UIGestureRecognizer: NSObject {
    /// How far a gesture has been recognized.
    public enum State: Int, Sendable {
        case possible = 0
        case began
        case changed
        case ended
        case cancelled
        case failed

        public static let recognized = State.ended
    }

    /// As code sets it, which subclasses do; no action follows.
    open var state = State.possible
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    /// The view that the recognizer was added to.
    open package(set) weak var view: UIView?
    open var numberOfTouches: Int { 0 }
    /// The object that is asked about gestures, ignored in this module; the module that declares its type knows it.
    package weak var companion: AnyObject?

    /// The target is never called: nothing recognizes gestures.
    public init(target: Any?, action: Selector?) {}

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?, action: Selector?) {}

    /// The middle of the view: there is no touch.
    open func location(in view: UIView?) -> CGPoint {
        view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero
    }

    /// The same for each touch.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// Does nothing: none recognizes anything.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    // MARK: Never called here, for subclasses to override

    open func reset() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
