/// A source of values over time.
///
/// A stand-in for Combine on Linux. Values are delivered immediately, on the sending thread: schedulers, delays and
/// debouncing change nothing, so a view model's values are there when a layout is drawn. There is no demand:
/// subscribers get all values.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        observe(Receiver(value: { subject.send($0) }, completion: { subject.send(completion: $0) }))
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A receiver of a publisher's values.
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable {
    /// Ignored: subscribers get all values.
    func request(_ demand: Subscribers.Demand)
}

/// The messages between subscribers and publishers.
public enum Subscribers {
    /// The number of values that a subscriber requests. Ignored: it receives all.
    public struct Demand: Hashable, Sendable {
        public let max: Int?

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)
        public static func max(_ value: Int) -> Demand { Demand(max: value) }
    }

    /// The end of a publisher's values.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let start: (Receiver<Output, Failure>) -> any Cancellable

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        start = { publisher.observe($0) }
    }

    /// - Parameter start: starts sending values to a receiver; its result cancels the subscription.
    init(start: @escaping (Receiver<Output, Failure>) -> any Cancellable) { self.start = start }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let link = Link()
        let listener = subscriber as? any Listener
        subscriber.receive(subscription: link)
        guard link.isOpen else { return }
        link.attach(start(Receiver(
            value: { value in if link.isOpen { _ = subscriber.receive(value) } },
            // Releases the source first, as an operator may end before its source does.
            completion: { end in if link.close() { subscriber.receive(completion: end) } },
            isOpen: { link.isOpen && listener?.isListening != false })))
    }
}

/// The handlers of a publisher's values and end.
struct Receiver<Output, Failure: Error> {
    let value: (Output) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
    /// True while the subscriber listens. A publisher that sends its values synchronously checks this before each
    /// value.
    let isOpen: () -> Bool

    init(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void,
        isOpen: @escaping () -> Bool = { true }
    ) {
        self.value = value
        self.completion = completion
        self.isOpen = isOpen
    }
}

/// A subscriber that may stop listening before it receives its subscription.
protocol Listener {
    var isListening: Bool { get }
}

/// A subscription that ends once: by its subscriber, or by its publisher.
final class Link: Subscription {
    private(set) var isOpen = true
    private var upstream: (any Cancellable)?

    func request(_ demand: Subscribers.Demand) {}

    /// Retains the source, or cancels it if the subscription has ended.
    func attach(_ upstream: any Cancellable) {
        if isOpen { self.upstream = upstream } else { upstream.cancel() }
    }

    /// Ends the subscription.
    ///
    /// - Returns: true if the subscription was open.
    func close() -> Bool {
        defer { cancel() }
        return isOpen
    }

    func cancel() {
        isOpen = false
        let ended = upstream
        upstream = nil
        ended?.cancel()
    }
}

extension Publisher {
    /// Sends the values to a receiver until the result is cancelled or released.
    func observe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
        let sink = Subscribers.Sink(receiver)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }

    /// A publisher that passes this one's values through a receiver.
    func relay<NewOutput, NewFailure: Error>(
        _ receiver: @escaping (Receiver<NewOutput, NewFailure>) -> Receiver<Output, Failure>
    ) -> AnyPublisher<NewOutput, NewFailure> {
        AnyPublisher { next in
            let own = receiver(next)
            return observe(Receiver(value: own.value, completion: own.completion, isOpen: next.isOpen))
        }
    }

    /// A publisher that passes this one's values through a closure, which is made for each subscriber.
    func passing<NewOutput>(
        _ step: @escaping (_ send: @escaping (NewOutput) -> Void) -> (Output) -> Void
    ) -> AnyPublisher<NewOutput, Failure> {
        relay { receiver in Receiver(value: step(receiver.value), completion: receiver.completion) }
    }
}
