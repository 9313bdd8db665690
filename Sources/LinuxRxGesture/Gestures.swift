@_exported public import LinuxRxSwift

// A user's gestures, which never come.

public typealias TapControlEvent = ControlEvent<UITapGestureRecognizer>
public typealias PanControlEvent = ControlEvent<UIPanGestureRecognizer>
public typealias Configuration<Gesture> = (Gesture, RxGestureRecognizerDelegate) -> Void

/// The settings of a gesture. Ignored.
public final class RxGestureRecognizerDelegate: NSObject {
    public enum Policy { case always, never }
    public var simultaneousRecognitionPolicy = Policy.always
}

extension Reactive where Base: UIView {
    public func tapGesture(configuration: Configuration<UITapGestureRecognizer>? = nil) -> TapControlEvent {
        .init(events: Observable.never())
    }
    public func panGesture(configuration: Configuration<UIPanGestureRecognizer>? = nil) -> PanControlEvent {
        .init(events: Observable.never())
    }
}

extension ObservableType where Element: UIGestureRecognizer {
    public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> { filter { states.contains($0.state) } }
}
