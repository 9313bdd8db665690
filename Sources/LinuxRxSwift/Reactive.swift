public import Foundation

/// The `rx` of an object. A name that no extension declares gives a binder for the object's property of that name.
@dynamicMemberLookup public struct Reactive<Base> {
    public let base: Base

    public init(_ base: Base) { self.base = base }

    public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property> where Base: AnyObject {
        Binder(base) { $0[keyPath: keyPath] = $1 }
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

/// Sets values of an object that it holds weakly.
public struct Binder<Value>: ObserverType {
    private let set: (Value) -> Void

    public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(), binding: @escaping (Target, Value) -> Void
    ) {
        set = { [weak target] value in if let target { binding(target, value) } }
    }

    public func on(_ event: Event<Value>) { event.element.map(set) }
}

/// The events of a control: only those that code sends, as there is no user.
public struct ControlEvent<Element>: ObservableType {
    private let events: Observable<Element>

    public init<Events: ObservableType<Element>>(events: Events) { self.events = events.asObservable() }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
        events.subscribe(observer)
    }
}

/// A property of a control: its value, and the values that it is set to.
public struct ControlProperty<Element>: ObservableType, ObserverType {
    private let values: Observable<Element>
    private let sink: AnyObserver<Element>

    public init<Values: ObservableType<Element>, Sink: ObserverType<Element>>(values: Values, valueSink: Sink) {
        (self.values, sink) = (values.asObservable(), valueSink.asObserver())
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
        values.subscribe(observer)
    }

    public func on(_ event: Event<Element>) { sink.on(event) }
    public var changed: ControlEvent<Element> { ControlEvent(events: values.skip(1)) }
}

extension ControlProperty where Element == String? {
    /// The text, or an empty one for `nil`.
    public var orEmpty: ControlProperty<String> {
        ControlProperty<String>(values: map { $0 ?? "" }, valueSink: AnyObserver<String>(eventHandler: { event in self.on(event.map { $0 }) }))
    }
}
