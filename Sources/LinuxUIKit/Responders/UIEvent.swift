public import Foundation
#if canImport(CoreGraphics)
public import CoreGraphics
#endif

// Events, declared for overrides and their code. There is no user, so none is ever delivered; one created by code has the
// constant values below. On platforms with UIKit these names are left out.

#if !canImport(UIKit)
/// A user event. None is ever delivered.
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0, motion, remoteControl, presses
        case scroll = 10, hover
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none = 0, motionShake
        case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
        case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// 0; in UIKit, seconds since the system started.
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
    public enum Phase: Int, Sendable {
        case began = 0, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct = 0, indirect, pencil, indirectPointer

        public static let stylus = TouchType.pencil
    }

    open var phase: Phase { .began }
    open var type: TouchType { .direct }
    open var tapCount: Int { 0 }
    /// 0; in UIKit, seconds since the system started.
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    /// Radius in points.
    open var majorRadius: CGFloat { 0 }
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }

    /// Location in points, in the view's coordinates.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Location in points, in the view's coordinates.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    /// Location in points, in the view's coordinates.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// A press of a physical button. There are none.
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0, changed, stationary, ended, cancelled
    }

    public enum PressType: Int, Sendable {
        case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    open var phase: Phase { .began }
    open var type: PressType { .select }
    /// 0; in UIKit, seconds since the system started.
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var window: UIWindow? { nil }
    open var responder: UIResponder? { nil }
    open var key: UIKey? { nil }
}
#endif
