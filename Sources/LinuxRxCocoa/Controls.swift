public import Foundation
public import LinuxRxSwift
public import LinuxUIKit

extension Reactive where Base: UIControl {
    public func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> {
        ControlEvent(events: Observable<Void>.create { [weak base] observer in
            base?.addAction(UIAction { _ in observer.onNext(()) }, for: events)
            return Disposables.create()
        })
    }

    public func controlProperty<Value>(
        editingEvents: UIControl.Event, getter: @escaping (Base) -> Value, setter: @escaping (Base, Value) -> Void
    ) -> ControlProperty<Value> {
        let changes = controlEvent(editingEvents).startWith(()).compactMap { [weak base] in base.map(getter) }
        return ControlProperty(values: changes, valueSink: Binder(base, binding: setter))
    }

    fileprivate func value<Value>(_ keyPath: ReferenceWritableKeyPath<Base, Value>) -> ControlProperty<Value> {
        controlProperty(editingEvents: [.allEditingEvents, .valueChanged], getter: { $0[keyPath: keyPath] }) { $0[keyPath: keyPath] = $1 }
    }
}

extension Reactive where Base: UIButton {
    public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

    public func title(for state: UIControl.State = []) -> Binder<String?> { Binder(base) { $0.setTitle($1, for: state) } }
    public func image(for state: UIControl.State = []) -> Binder<UIImage?> { Binder(base) { $0.setImage($1, for: state) } }
    public func backgroundImage(for state: UIControl.State = []) -> Binder<UIImage?> { Binder(base) { $0.setBackgroundImage($1, for: state) } }
}

extension Reactive where Base: UIBarButtonItem {
    public var tap: ControlEvent<Void> { .never }
}

extension Reactive where Base: UITextField {
    public var text: ControlProperty<String?> { value(\.text) }
    public var value: ControlProperty<String?> { text }
}

extension Reactive where Base: UISwitch {
    public var isOn: ControlProperty<Bool> { value(\.isOn) }
    public var value: ControlProperty<Bool> { isOn }
}

extension Reactive where Base: UISlider {
    public var value: ControlProperty<Float> { value(\.value) }
}

extension Reactive where Base: UIStepper {
    public var value: ControlProperty<Double> { value(\.value) }
}

extension Reactive where Base: UISegmentedControl {
    public var selectedSegmentIndex: ControlProperty<Int> { value(\.selectedSegmentIndex) }
    public var value: ControlProperty<Int> { selectedSegmentIndex }
}

extension Reactive where Base: UIDatePicker {
    public var date: ControlProperty<Date> { value(\.date) }
    public var value: ControlProperty<Date> { date }
}

extension Reactive where Base: UIRefreshControl {
    /// Begins or ends refreshing.
    public var isRefreshing: Binder<Bool> { Binder(base) { $1 ? $0.beginRefreshing() : $0.endRefreshing() } }
}

extension Reactive where Base: UIActivityIndicatorView {
    /// Starts or stops the animation.
    public var isAnimating: Binder<Bool> { Binder(base) { $1 ? $0.startAnimating() : $0.stopAnimating() } }
}

extension Reactive where Base: UITextView {
    public var text: ControlProperty<String?> {
        ControlProperty(values: Observable.current(of: base) { Optional($0.text) }, valueSink: Binder(base) { $0.text = $1 ?? "" })
    }

    public var value: ControlProperty<String?> { text }
    public var didChange: ControlEvent<Void> { .never }
    public var didBeginEditing: ControlEvent<Void> { .never }
    public var didEndEditing: ControlEvent<Void> { .never }
}

extension Reactive where Base: UISearchBar {
    public var text: ControlProperty<String?> {
        ControlProperty(values: Observable.current(of: base) { $0.text }, valueSink: Binder(base) { $0.text = $1 })
    }

    public var value: ControlProperty<String?> { text }
    public var searchButtonClicked: ControlEvent<Void> { .never }
    public var cancelButtonClicked: ControlEvent<Void> { .never }
    public var textDidBeginEditing: ControlEvent<Void> { .never }
    public var textDidEndEditing: ControlEvent<Void> { .never }
    public var selectedScopeButtonIndex: ControlProperty<Int> {
        ControlProperty(values: Observable.just(0), valueSink: Binder(base) { $0.selectedScopeButtonIndex = $1 })
    }
}

extension Reactive where Base: UIGestureRecognizer {
    public var event: ControlEvent<Base> { .never }
}

extension Reactive where Base: UIScrollView {
    public var contentOffset: ControlProperty<CGPoint> {
        ControlProperty(values: Observable.current(of: base) { $0.contentOffset }, valueSink: Binder(base) { $0.contentOffset = $1 })
    }

    public var didScroll: ControlEvent<Void> { .never }
    public var didEndDecelerating: ControlEvent<Void> { .never }
    public var didEndScrollingAnimation: ControlEvent<Void> { .never }
    public var willBeginDragging: ControlEvent<Void> { .never }
    public var didEndDragging: ControlEvent<Bool> { .never }
    public var willEndDragging: ControlEvent<(velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)> { .never }
    public var willBeginDecelerating: ControlEvent<Void> { .never }
    public var didScrollToTop: ControlEvent<Void> { .never }
}

extension Reactive where Base: UIViewController {
    public var title: Binder<String?> {
        Binder(base) { controller, title in onMain { controller.title = title } }
    }
}

extension Reactive where Base: NSObject {
    /// For `viewDidLoad` and methods by which a view appears: one call, after the work that runs now. For other methods: none.
    public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
        let name = "\(selector)"
        guard ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"].contains(where: name.contains) else { return .never() }
        return Observable.create { observer in
            nonisolated(unsafe) let observer = observer
            DispatchQueue.main.async { observer.onNext([false]) }
            return Disposables.create()
        }
    }

    public func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }
    public var deallocated: Observable<Void> { .never() }

    public func observe<Value>(_ keyPath: KeyPath<Base, Value>, options: NSKeyValueObservingOptions = []) -> Observable<Value> {
        Observable<Value>.current(of: base) { $0[keyPath: keyPath] }
    }

    public func observe<Value>(_ type: Value.Type, _ keyPath: String) -> Observable<Value?> { .never() }
    public func observeWeakly<Value>(_ type: Value.Type, _ keyPath: String) -> Observable<Value?> { .never() }
}

// On Linux `NotificationCenter` is not an `NSObject`, so it does not inherit this conformance.
extension NotificationCenter: ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        Observable.create { [base] observer in
            nonisolated(unsafe) let observer = observer
            let token = base.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
            return Disposables.create { base.removeObserver(token) }
        }
    }
}

extension ControlEvent {
    /// An event that only a user causes.
    static var never: Self { Self(events: Observable<Element>.never()) }
}

extension Observable {
    /// The present value of an object's property; later values are not sent.
    static func current<Object: AnyObject>(of object: Object, _ value: @escaping (Object) -> Element) -> Observable<Element> {
        Observable<Void>.just(()).concat(Observable<Void>.never()).compactMap { [weak object] in object.map(value) }
    }
}
