/// A value of an observable, or its end.
@frozen public enum Event<Element> {
    case next(Element)
    case error(any Error)
    case completed

    public var element: Element? {
        if case .next(let element) = self { element } else { nil }
    }

    public var error: (any Error)? {
        if case .error(let error) = self { error } else { nil }
    }

    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }

    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        do {
            return switch self {
            case .next(let element): .next(try transform(element))
            case .error(let error): .error(error)
            case .completed: .completed
            }
        } catch {
            return .error(error)
        }
    }
}

extension Event: Sendable where Element: Sendable {}

/// Receives the events of an observable.
public protocol ObserverType<Element> {
    associatedtype Element
    func on(_ event: Event<Element>)
}

extension ObserverType {
    public func onNext(_ element: Element) { on(.next(element)) }
    public func onError(_ error: any Error) { on(.error(error)) }
    public func onCompleted() { on(.completed) }
    public func asObserver() -> AnyObserver<Element> { AnyObserver(on) }
}

/// An observer of any type.
public struct AnyObserver<Element>: ObserverType {
    private let receive: (Event<Element>) -> Void

    public init(eventHandler: @escaping (Event<Element>) -> Void) { receive = eventHandler }
    public init<Observer: ObserverType<Element>>(_ observer: Observer) { receive = observer.on }

    init(_ receive: @escaping (Event<Element>) -> Void) { self.receive = receive }

    public func on(_ event: Event<Element>) { receive(event) }
}

/// Errors of the operators themselves.
public enum RxError: Error {
    case unknown
    case overflow
    case argumentOutOfRange
    case noElements
    case moreThanOneElement
    case timeout
}
