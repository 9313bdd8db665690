public import Foundation

/// The reactive members of an object, as its property `rx`.
@dynamicMemberLookup
public struct Reactive<Base> {
    public let base: Base

    public init(_ base: Base) { self.base = base }

    /// Sets a property of the object.
    public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
    where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

public protocol ReactiveCompatible {
    associatedtype ReactiveBase
    static var rx: Reactive<ReactiveBase>.Type { get set }
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
    }
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
}

extension NSObject: ReactiveCompatible {}

/// Runs a closure for the values that it receives, while its target lives.
public struct Binder<Value>: ObserverType {
    private let bind: (Value) -> Void

    public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler.instance, binding: @escaping (Target, Value) -> Void
    ) {
        bind = { [weak target] value in
            scheduler.perform { if let target { binding(target, value) } }
        }
    }

    public func on(_ event: Event<Value>) { if case .next(let value) = event { bind(value) } }
}

public protocol ControlEventType: ObservableType {}
public protocol ControlPropertyType: ObservableType, ObserverType {}

/// The events of a control. The user's never come.
public struct ControlEvent<Element>: ControlEventType {
    private let events: Observable<Element>

    public init<Source: ObservableType>(events: Source) where Source.Element == Element { self.events = events.asObservable() }
    public func asObservable() -> Observable<Element> { events }
    public func asControlEvent() -> Self { self }
    public func asDriver() -> Driver<Element> { Driver(events) }
    public func asSignal() -> Signal<Element> { Signal(events) }

    /// An event that only a user causes.
    static var ofUser: Self { .init(events: Observable.never()) }
}

/// A property that a user may change, too. Sends the value that it has when it is subscribed to.
public struct ControlProperty<Element>: ControlPropertyType {
    private let values: Observable<Element>
    private let sink: AnyObserver<Element>

    public init<Source: ObservableType, Sink: ObserverType>(values: Source, valueSink: Sink)
    where Source.Element == Element, Sink.Element == Element {
        (self.values, sink) = (values.asObservable(), AnyObserver(valueSink))
    }

    /// A property of an object.
    init<Base: AnyObject>(_ base: Base, _ keyPath: ReferenceWritableKeyPath<Base, Element>) {
        self.init(base, get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
    }

    init<Base: AnyObject>(_ base: Base, get: @escaping (Base) -> Element, set: @escaping (Base, Element) -> Void) {
        let current = Observable<Element>.deferred { [weak base] in Observable.from(optional: base.map(get)) }
        self.init(values: current.concat(Observable.never()), valueSink: Binder(base, binding: set))
    }

    public func asObservable() -> Observable<Element> { values }
    public func asControlProperty() -> Self { self }
    public func asDriver() -> Driver<Element> { Driver(values) }
    public var changed: ControlEvent<Element> { .init(events: values.skip(1)) }
    public func on(_ event: Event<Element>) { if case .next = event { sink.on(event) } }
}

extension ControlProperty where Element == String? {
    /// The text, empty instead of `nil`.
    public var orEmpty: ControlProperty<String> {
        .init(values: values.map { $0 ?? "" }, valueSink: AnyObserver(eventHandler: { on($0.map { $0 }) }))
    }
}

extension Reactive where Base: AnyObject {
    /// Sends nothing, as objects of a picture live as long as it needs.
    public var deallocated: Observable<Void> { .never() }
    public var deallocating: Observable<Void> { .never() }
    /// Sends a call of a controller's appearance method, with its argument `false`. Other methods cannot be found by their names.
    public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
        Observable { next in
            if let controller = base as? UIViewController {
                nonisolated(unsafe) let send = next
                MainActor.assumeIsolated { controller.observers[selector.name, default: []].append { send(.next([false])) } }
            }
            return Disposables.create()
        }
    }
    public func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }
}

extension Reactive where Base: NSObject {
    /// Sends the value, and later a collection view's content size.
    public func observe<Value>(
        _ keyPath: KeyPath<Base, Value>, options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Value> {
        Observable { next in
            let own = base.observe(keyPath, options: options) { object, _ in next(.next(object[keyPath: keyPath])) }
            return Disposables.create { own.invalidate() }
        }
    }
    /// Sends a collection view's content size, and nothing for other key paths, as a property cannot be found by its name.
    public func observe<Value>(
        _ type: Value.Type, _ keyPath: String, options: NSKeyValueObservingOptions = [.new, .initial], retainSelf: Bool = true
    ) -> Observable<Value?> {
        guard keyPath == "contentSize", let view = base as? UICollectionView else { return .never() }
        return view.rx.observe(\.contentSize, options: options).map { $0 as? Value }
    }
}

extension Reactive where Base: NotificationCenter {
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        Observable { next in
            nonisolated(unsafe) let send = next
            let token = base.addObserver(forName: name, object: object, queue: nil) { send(.next($0)) }
            return Disposables.create { base.removeObserver(token) }
        }
    }
}
