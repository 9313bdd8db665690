import Foundation

/// The observers of a subject in order of subscription, and the values that new ones get. Code may send from any thread.
final class Hub<Element> {
    private let lock = NSLock()
    private let capacity: Int
    private var observers: [(number: Int, handler: (Event<Element>) -> Void)] = []
    private var next = 0
    private var buffer: [Element]
    private var end: Event<Element>?

    init(capacity: Int, _ buffer: [Element] = []) { (self.capacity, self.buffer) = (capacity, buffer) }

    var latest: Element? { lock.withLock { buffer.last } }
    var hasEnded: Bool { lock.withLock { end != nil } }
    var hasObservers: Bool { lock.withLock { !observers.isEmpty } }
    var error: (any Error)? { lock.withLock { end?.error } }

    func send(_ event: Event<Element>) {
        // Old values are released outside of the lock, as that may run code.
        var old: [Element] = []
        let handlers = lock.withLock { () -> [(Event<Element>) -> Void] in
            guard end == nil else { return [] }
            defer { if event.isStopEvent { (end, observers) = (event, []) } }
            if case .next(let value) = event {
                old = buffer
                buffer = capacity == 0 ? [] : buffer.suffix(capacity - 1) + [value]
            }
            return observers.map(\.handler)
        }
        withExtendedLifetime(old) { for handler in handlers { handler(event) } }
    }

    /// - Parameter replaysAfterEnd: true to send the values before an end, too.
    func add(replaysAfterEnd: Bool = false, _ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
        let (number, values, last) = lock.withLock {
            next += 1
            // Added before it gets the values, as it may then send others.
            if end == nil { observers.append((next, handler)) }
            return (next, end == nil || replaysAfterEnd ? buffer : [], end)
        }
        for value in values { handler(.next(value)) }
        if let last { handler(last) }
        return Disposables.create { self.remove(number) }
    }

    private func remove(_ number: Int) {
        let removed = lock.withLock { observers.firstIndex { $0.number == number }.map { observers.remove(at: $0) } }
        withExtendedLifetime(removed) {}
    }
}

/// An observable to which code sends events.
public class Subject<Element>: Observable<Element>, ObserverType, Disposable {
    fileprivate let hub: Hub<Element>

    fileprivate init(_ hub: Hub<Element>, replaysAfterEnd: Bool = false) {
        self.hub = hub
        super.init { hub.add(replaysAfterEnd: replaysAfterEnd, $0) }
    }

    public var hasObservers: Bool { hub.hasObservers }
    public func on(_ event: Event<Element>) { hub.send(event) }
    public func asObserver() -> Self { self }
    public func dispose() { hub.send(.completed) }
}

/// Sends events to its current observers.
public final class PublishSubject<Element>: Subject<Element> {
    public init() { super.init(Hub(capacity: 0)) }
}

/// Sends events to its observers, and its latest value to new ones.
public final class BehaviorSubject<Element>: Subject<Element> {
    public init(value: Element) { super.init(Hub(capacity: 1, [value])) }

    /// The latest value. Throws the error that has ended the subject.
    public func value() throws -> Element {
        if let error = hub.error { throw error }
        return hub.latest!
    }
}

/// Sends events to its observers, and its last values to new ones.
public final class ReplaySubject<Element>: Subject<Element> {
    public static func create(bufferSize: Int) -> ReplaySubject { ReplaySubject(bufferSize) }
    public static func createUnbounded() -> ReplaySubject { ReplaySubject(.max) }
    private init(_ count: Int) { super.init(Hub(capacity: count), replaysAfterEnd: true) }
}

/// A subject without an end. As an observer, it ignores ends.
public class Relay<Element>: ObservableType, ObserverType {
    fileprivate let hub: Hub<Element>

    fileprivate init(_ hub: Hub<Element>) { self.hub = hub }

    public func accept(_ event: Element) { hub.send(.next(event)) }
    public func asObservable() -> Observable<Element> { Observable { self.hub.add($0) } }
    public func on(_ event: Event<Element>) { if let value = event.element { accept(value) } }
}

public final class PublishRelay<Element>: Relay<Element> {
    public init() { super.init(Hub(capacity: 0)) }
    public func asSignal() -> Signal<Element> { Signal(asObservable()) }
}

public final class BehaviorRelay<Element>: Relay<Element> {
    public init(value: Element) { super.init(Hub(capacity: 1, [value])) }
    public var value: Element { hub.latest! }
    public func asDriver() -> Driver<Element> { Driver(asObservable()) }
}

public final class ReplayRelay<Element>: Relay<Element> {
    public static func create(bufferSize: Int) -> ReplayRelay { ReplayRelay(Hub(capacity: bufferSize)) }
    public static func createUnbound() -> ReplayRelay { ReplayRelay(Hub(capacity: .max)) }
}
