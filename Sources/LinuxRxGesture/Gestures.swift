@_exported public import LinuxRxSwift

// A user's gestures, which never come.

public typealias Configuration<Gesture> = (Gesture, RxGestureRecognizerDelegate) -> Void

/// The settings of a gesture. Ignored.
public final class RxGestureRecognizerDelegate: NSObject {
    public enum Policy { case always, never }
    public var simultaneousRecognitionPolicy = Policy.always
}

extension Reactive where Base: UIView {
    public func tapGesture(configuration: Configuration<UITapGestureRecognizer>? = nil) -> ControlEvent<UITapGestureRecognizer> {
        .init(events: Observable.never())
    }
    public func panGesture(configuration: Configuration<UIPanGestureRecognizer>? = nil) -> ControlEvent<UIPanGestureRecognizer> {
        .init(events: Observable.never())
    }
}

extension ObservableType where Element: UIGestureRecognizer {
    public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> { filter { states.contains($0.state) } }
}
