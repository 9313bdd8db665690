/// A value that can be converted to an observable.
public protocol ObservableConvertibleType<Element> {
    associatedtype Element
    func asObservable() -> Observable<Element>
}

/// A sequence of values over time.
public protocol ObservableType<Element>: ObservableConvertibleType {
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    public func asObservable() -> Observable<Element> { Observable { self.subscribe($0) } }
}

/// An observable of any type: a function that sends events to an observer.
public class Observable<Element>: ObservableType {
    private let run: (AnyObserver<Element>) -> any Disposable

    init(_ run: @escaping (AnyObserver<Element>) -> any Disposable) { self.run = run }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
        let subscription = Subscription(observer.on)
        subscription.upstream.insert(run(AnyObserver(subscription.on)))
        return subscription
    }

    public func asObservable() -> Observable<Element> { self }

    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> { Observable(subscribe) }
}

/// The way from an observable to an observer; it is closed after an error or the completion, and when it is disposed of.
private final class Subscription<Element>: Disposable {
    let upstream = CompositeDisposable()
    private let receiver: Locked<((Event<Element>) -> Void)?>

    init(_ receive: @escaping (Event<Element>) -> Void) { receiver = Locked(receive) }

    func on(_ event: Event<Element>) {
        let receive = receiver.with { receiver in
            defer { if event.isStopEvent { receiver = nil } }
            return receiver
        }
        receive?(event)
        if event.isStopEvent { upstream.dispose() }
    }

    func dispose() {
        let last = receiver.with { receiver in
            defer { receiver = nil }
            return receiver
        }
        upstream.dispose()
        withExtendedLifetime(last) {}
    }
}

// MARK: Subscribing

extension ObservableType {
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { subscribe(AnyObserver(on)) }

    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let end = Disposables.create { onDisposed?() }
        let own = subscribe { event in
            switch event {
            case .next(let element): onNext?(element)
            case .error(let error): onError?(error)
            case .completed: onCompleted?()
            }
            if event.isStopEvent { end.dispose() }
        }
        return Disposables.create(own, end)
    }

    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] element in if let object { onNext?(object, element) } },
            onError: { [weak object] error in if let object { onError?(object, error) } },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: onDisposed.map { end in { [weak object] in if let object { end(object) } } })
    }

}

extension ObservableType where Element: Sendable {
    /// The elements, for `for try await`.
    public var values: AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { continuation in
            _ = self.subscribe { event in
                switch event {
                case .next(let element): continuation.yield(element)
                case .error(let error): continuation.finish(throwing: error)
                case .completed: continuation.finish()
                }
            }
        }
    }
}

// MARK: Implementing operators

extension ObservableType {
    /// An observable that handles each event of this one; `make` is called for each subscription.
    func relay<Result>(_ make: @escaping (AnyObserver<Result>) -> (Event<Element>) -> Void) -> Observable<Result> {
        Observable { self.subscribe(make($0)) }
    }

    /// An observable that handles each element of this one, and passes on its end. An error that the handler throws ends the
    /// observable.
    func relayElements<Result>(
        _ make: @escaping (AnyObserver<Result>) -> (Element) throws -> Void
    ) -> Observable<Result> {
        relay { observer in
            let handle = make(observer)
            return { event in
                switch event {
                case .next(let element):
                    do { try handle(element) } catch { observer.onError(error) }
                case .error(let error): observer.onError(error)
                case .completed: observer.onCompleted()
                }
            }
        }
    }
}
