public import Foundation

extension Reactive where Base: UIControl {
    public func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> { .ofUser }
    public func controlProperty<Value>(
        editingEvents: UIControl.Event, getter: @escaping (Base) -> Value, setter: @escaping (Base, Value) -> Void
    ) -> ControlProperty<Value> { .init(base, get: getter, set: setter) }
}

extension Reactive where Base: UIButton {
    public var tap: ControlEvent<Void> { .ofUser }
    public func title(for state: UIControl.State = .normal) -> Binder<String?> { Binder(base) { $0.setTitle($1, for: state) } }
    public func attributedTitle(for state: UIControl.State = .normal) -> Binder<NSAttributedString?> {
        Binder(base) { $0.setAttributedTitle($1, for: state) }
    }
    public func image(for state: UIControl.State = .normal) -> Binder<UIImage?> { Binder(base) { $0.setImage($1, for: state) } }
    public func backgroundImage(for state: UIControl.State = .normal) -> Binder<UIImage?> {
        Binder(base) { $0.setBackgroundImage($1, for: state) }
    }
}

extension Reactive where Base: UIBarButtonItem {
    public var tap: ControlEvent<Void> { .ofUser }
}

extension Reactive where Base: UITextField {
    public var text: ControlProperty<String?> { value }
    public var value: ControlProperty<String?> { .init(base, \.text) }
}

extension Reactive where Base: UITextView {
    public var text: ControlProperty<String?> { value }
    public var value: ControlProperty<String?> { .init(base, get: { $0.text }, set: { $0.text = $1 }) }
    public var didBeginEditing: ControlEvent<Void> { .ofUser }
    public var didEndEditing: ControlEvent<Void> { .ofUser }
    public var didChange: ControlEvent<Void> { .ofUser }
}

extension Reactive where Base: UISearchBar {
    public var text: ControlProperty<String?> { value }
    public var value: ControlProperty<String?> { .init(base, \.text) }
    public var searchButtonClicked: ControlEvent<Void> { .ofUser }
    public var cancelButtonClicked: ControlEvent<Void> { .ofUser }
    public var textDidBeginEditing: ControlEvent<Void> { .ofUser }
    public var textDidEndEditing: ControlEvent<Void> { .ofUser }
}

extension Reactive where Base: UISegmentedControl {
    public var selectedSegmentIndex: ControlProperty<Int> { value }
    public var value: ControlProperty<Int> { .init(base, \.selectedSegmentIndex) }
}

extension Reactive where Base: UISwitch {
    public var isOn: ControlProperty<Bool> { value }
    public var value: ControlProperty<Bool> { .init(base, \.isOn) }
}

extension Reactive where Base: UIDatePicker {
    public var date: ControlProperty<Date> { value }
    public var value: ControlProperty<Date> { .init(base, \.date) }
}

extension Reactive where Base: UIActivityIndicatorView {
    public var isAnimating: Binder<Bool> { Binder(base) { $1 ? $0.startAnimating() : $0.stopAnimating() } }
}

extension Reactive where Base: UIRefreshControl {
    public var isRefreshing: Binder<Bool> { Binder(base) { $1 ? $0.beginRefreshing() : $0.endRefreshing() } }
}

extension Reactive where Base: UIGestureRecognizer {
    public var event: ControlEvent<Base> { .ofUser }
}

extension Reactive where Base: UIScrollView {
    public var contentOffset: ControlProperty<CGPoint> { .init(base, \.contentOffset) }
    public var didScroll: ControlEvent<Void> { .ofUser }
    public var willBeginDragging: ControlEvent<Void> { .ofUser }
    public var didEndDragging: ControlEvent<Bool> { .ofUser }
    public var didEndDecelerating: ControlEvent<Void> { .ofUser }
    public var reachedBottom: ControlEvent<Void> { .ofUser }
}
