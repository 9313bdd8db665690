@_exported public import LinuxUIKit

/// A value or the end of an observable.
public enum Event<Element> {
    case next(Element)
    case error(any Error)
    case completed

    public var element: Element? { if case .next(let value) = self { value } else { nil } }
    public var error: (any Error)? { if case .error(let error) = self { error } else { nil } }
    public var isCompleted: Bool { if case .completed = self { true } else { false } }
    public var isStopEvent: Bool { isCompleted || error != nil }

    public func map<Result>(_ transform: (Element) throws -> Result) rethrows -> Event<Result> {
        switch self {
        case .next(let value): .next(try transform(value))
        case .error(let error): .error(error)
        case .completed: .completed
        }
    }
}

/// A type that can be converted to an observable.
public protocol ObservableConvertibleType<Element> {
    associatedtype Element
    func asObservable() -> Observable<Element>
}

/// A source of events to which observers subscribe.
public protocol ObservableType<Element>: ObservableConvertibleType {}

/// A stand-in for RxSwift's observables on Linux. The operators behave as RxSwift documents them; delays take no time.
public class Observable<Element>: ObservableType {
    typealias Handler = (Event<Element>) -> Void
    private let start: (@escaping Handler) -> any Disposable

    /// - Parameter start: starts sending events to a handler; its result ends the subscription.
    init(_ start: @escaping (@escaping Handler) -> any Disposable) { self.start = start }

    public func asObservable() -> Observable<Element> { self }

    /// Sends the events to a handler until the first end, or until the result is disposed.
    func listen(_ handler: @escaping Handler) -> any Disposable {
        let link = Link()
        link.attach(start { event in
            if event.isStopEvent ? link.close() : !link.isEnded { handler(event) }
        })
        return link
    }
}

/// A receiver of events.
public protocol ObserverType<Element> {
    associatedtype Element
    func on(_ event: Event<Element>)
}

extension ObserverType {
    public func onNext(_ element: Element) { on(.next(element)) }
    public func onCompleted() { on(.completed) }
    public func onError(_ error: any Error) { on(.error(error)) }
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}

extension ObserverType where Element == Void {
    public func onNext() { on(.next(())) }
}

/// A type-erased observer.
public struct AnyObserver<Element>: ObserverType {
    private let handler: (Event<Element>) -> Void

    public init(eventHandler: @escaping (Event<Element>) -> Void) { handler = eventHandler }
    public init<O: ObserverType>(_ observer: O) where O.Element == Element { handler = observer.on }
    public func on(_ event: Event<Element>) { handler(event) }
}
