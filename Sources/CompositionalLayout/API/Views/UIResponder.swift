public import Foundation
#if canImport(CoreGraphics)
public import CoreGraphics
#endif

/// Something that events could reach. None is delivered: there is no user.
open class UIResponder: NSObject {
    /// The view controller of a view, and the parent of a view controller, as the module that declares them says.
    package weak var owner: UIResponder?
    /// The values that code associates with the object, ignored in this module.
    package var associations: AnyObject?

    public override init() {}

    /// The next responder: a view's controller, or else its superview; a controller's parent.
    public var next: UIResponder? { owner ?? (self as? UIView)?.superview }
}

/// A window: the outermost view. Nothing appears in it.
open class UIWindow: UIView {
    /// The controller and the scene of the window, ignored in this module; the module that declares them knows their types.
    package var controller: AnyObject?
    package weak var scene: AnyObject?

    open var isKeyWindow: Bool { true }
    // Windows have no order: the last two have no effect.
    open func makeKeyAndVisible() { isHidden = false }
    open func makeKey() {}
    open func resignKey() {}
}

#if !canImport(UIKit)
/// A user event. None is ever delivered: it exists for signatures.
open class UIEvent: NSObject {}

/// An event of physical buttons. None is ever delivered: it exists for signatures.
open class UIPressesEvent: UIEvent {}

/// A touch. There are none: it exists for signatures.
open class UITouch: NSObject {}

/// A press of a physical button. There are none: it exists for signatures.
open class UIPress: NSObject {}

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

    open var state: State { .possible }
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    /// The view that the recognizer was added to.
    open package(set) weak var view: UIView?
    /// The object that is asked about gestures, ignored in this module; the module that declares its type knows it.
    package weak var companion: AnyObject?

    public override init() {}

    /// The middle of the view: there is no touch.
    open func location(in view: UIView?) -> CGPoint {
        view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero
    }
}
#endif
