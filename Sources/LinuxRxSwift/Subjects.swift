/// An observable to which code sends events.
public protocol SubjectType<Element>: ObservableType {
    associatedtype Observer: ObserverType
    func asObserver() -> Observer
}

/// Sends its events to its observers. A new observer first gets the last `bufferSize` elements.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
    private let bufferSize: Int
    private let state: Locked<State>

    private struct State {
        var buffer: [Element]
        var end: Event<Element>?
        var observers: [(number: Int, observer: AnyObserver<Element>)] = []
        var next = 0
    }

    init(_ buffer: [Element] = [], bufferSize: Int) {
        (self.bufferSize, state) = (bufferSize, Locked(State(buffer: buffer)))
        super.init { _ in Disposables.create() }
    }

    public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(bufferSize: bufferSize) }
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(bufferSize: .max) }

    public var isDisposed: Bool { false }
    public var hasObservers: Bool { state.with { !$0.observers.isEmpty } }
    var buffer: [Element] { state.with(\.buffer) }
    var end: Event<Element>? { state.with(\.end) }

    public func on(_ event: Event<Element>) {
        // The old elements and observers are released outside of the lock, as that may run code.
        let (old, observers) = state.with { state -> ([Element], [AnyObserver<Element>]) in
            let old = state.buffer
            guard state.end == nil else { return (old, []) }
            if let element = event.element { state.buffer = (state.buffer + [element]).suffix(bufferSize) } else { state.end = event }
            defer { if event.isStopEvent { state.observers = [] } }
            return (old, state.observers.map(\.observer))
        }
        for observer in observers { observer.on(event) }
        withExtendedLifetime(old) {}
    }

    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
        let (number, buffer, end) = state.with { state in
            state.next += 1
            if state.end == nil { state.observers.append((state.next, AnyObserver(observer.on))) }
            return (state.next, state.buffer, state.end)
        }
        if end == nil || replaysAfterEnd { buffer.forEach(observer.onNext) }
        if let end { observer.on(end) }
        return Disposables.create { [self, number] in removeObservers { $0 == number } }
    }

    /// Releases observers outside of the lock.
    private func removeObservers(where isRemoved: (Int) -> Bool) {
        let old = state.with { state in
            defer { state.observers.removeAll { isRemoved($0.number) } }
            return state.observers
        }
        withExtendedLifetime(old) {}
    }

    fileprivate var replaysAfterEnd: Bool { true }

    public func asObserver() -> ReplaySubject<Element> { self }
    public override func asObservable() -> Observable<Element> { Observable { self.subscribe($0) } }
    public func dispose() { removeObservers { _ in true } }
}

/// Sends the events that it gets to its current observers.
public final class PublishSubject<Element>: ReplaySubject<Element> {
    public init() { super.init(bufferSize: 0) }
}

/// Sends its latest element to new observers, too.
public final class BehaviorSubject<Element>: ReplaySubject<Element> {
    public init(value: Element) { super.init([value], bufferSize: 1) }

    fileprivate override var replaysAfterEnd: Bool { false }

    public func value() throws -> Element {
        if let error = end?.error { throw error }
        return buffer[0]
    }
}

/// Sends only its last element, when it completes.
public final class AsyncSubject<Element>: ReplaySubject<Element> {
    public init() { super.init(bufferSize: 1) }

    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
        Observable { super.subscribe($0) }.takeLast(1).subscribe(observer)
    }
}

// MARK: Relays

/// A subject without an end.
public class ReplayRelay<Element>: ObservableType {
    let subject: ReplaySubject<Element>

    init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(.create(bufferSize: bufferSize)) }
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

    public func accept(_ element: Element) { subject.onNext(element) }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
        subject.subscribe(observer)
    }
}

public final class PublishRelay<Element>: ReplayRelay<Element> {
    public init() { super.init(PublishSubject()) }
}

public final class BehaviorRelay<Element>: ReplayRelay<Element> {
    public init(value: Element) { super.init(BehaviorSubject(value: value)) }

    public var value: Element { subject.buffer[0] }
}
