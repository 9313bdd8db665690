import Foundation

/// A publisher to which code sends values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject {
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Publishes the values sent to it to its current subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let receivers = Receivers<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { receivers.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher { self.receivers.add($0) }.receive(subscriber: subscriber)
    }
}

/// Publishes the values sent to it, and its latest value to new subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let receivers = Receivers<Output, Failure>()
    private let lock = NSLock()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard receivers.completion == nil else { return }
        var old = value
        // The old value is released outside of the lock, as that may run code.
        lock.withLock { swap(&current, &old) }
        receivers.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher { receiver in
            let hasEnded = self.receivers.completion != nil
            // Adds the receiver before it gets the current value, as it may then send another value.
            let own = self.receivers.add(receiver)
            if !hasEnded { receiver.value(self.value) }
            return own
        }.receive(subscriber: subscriber)
    }
}

/// The subscribers of a subject, in order of subscription. Code may send from any thread.
final class Receivers<Output, Failure: Error> {
    private let lock = NSLock()
    private var all: [Int: Receiver<Output, Failure>] = [:]
    private var next = 0
    private var end: Subscribers.Completion<Failure>?

    var completion: Subscribers.Completion<Failure>? { lock.withLock { end } }

    func add(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
        if let completion {
            receiver.completion(completion)
            return AnyCancellable {}
        }
        lock.lock()
        defer { lock.unlock() }
        let number = next
        next += 1
        all[number] = receiver
        return AnyCancellable { self.remove(number) }
    }

    func send(_ value: Output) {
        for receiver in inOrder { receiver.value(value) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let last = inOrder
        lock.lock()
        let isFirst = end == nil
        end = end ?? completion
        all = [:]
        lock.unlock()
        guard isFirst else { return }
        for receiver in last { receiver.completion(completion) }
    }

    private var inOrder: [Receiver<Output, Failure>] {
        lock.withLock { all.keys.sorted().compactMap { all[$0] } }
    }

    private func remove(_ number: Int) {
        // Released outside the lock, as the release may cancel other subscriptions.
        withExtendedLifetime(lock.withLock { all.removeValue(forKey: number) }) {}
    }
}
