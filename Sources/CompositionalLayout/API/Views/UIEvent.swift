public import Foundation
#if canImport(CoreGraphics)
public import CoreGraphics
#endif

// Events, for the signatures of overrides and what these read of them. There is no user, so none is ever delivered; one
// that code makes has the values that are written here. The names are not for where UIKit has them.

#if !canImport(UIKit)
/// A user event. None is ever delivered.
open class UIEvent: NSObject {
    /// What an event is of.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion
        case remoteControl
        case presses
        case scroll = 10
        case hover
        case transform = 14
    }

    /// The kinds of one type of event.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake
        case remoteControlPlay = 100
        case remoteControlPause
        case remoteControlStop
        case remoteControlTogglePlayPause
        case remoteControlNextTrack
        case remoteControlPreviousTrack
        case remoteControlBeginSeekingBackward
        case remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward
        case remoteControlEndSeekingForward
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// Seconds since the system started.
    open var timestamp: TimeInterval { 0 }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var allTouches: Set<UITouch>? { nil }

    /// The touches of the event that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    /// The touches of the event in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
}

/// An event of physical buttons. None is ever delivered.
open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }
    open var allPresses: Set<UIPress> { [] }
}

/// A touch. There are none.
open class UITouch: NSObject {
    /// How far a touch is.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved
        case stationary
        case ended
        case cancelled
        case regionEntered
        case regionMoved
        case regionExited
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect
        case pencil
        case indirectPointer

        public static let stylus = TouchType.pencil
    }

    open var phase: Phase { .began }
    open var type: TouchType { .direct }
    open var tapCount: Int { 0 }
    /// Seconds since the system started.
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    /// Points.
    open var majorRadius: CGFloat { 0 }
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }

    /// Points, in the view's coordinates.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Points, in the view's coordinates.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    /// Points, in the view's coordinates.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// A press of a physical button. There are none.
open class UIPress: NSObject {
    /// How far a press is.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed
        case stationary
        case ended
        case cancelled
    }

    /// The button that is pressed.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow
        case leftArrow
        case rightArrow
        case select
        case menu
        case playPause
    }

    open var phase: Phase { .began }
    open var type: PressType { .select }
    /// Seconds since the system started.
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var window: UIWindow? { nil }
    open var responder: UIResponder? { nil }
    open var key: UIKey? { nil }
}
#endif
