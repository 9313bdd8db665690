/// An activity that can be cancelled.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(cancel).store(in: &set) }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(cancel).store(in: &collection)
    }
}

/// Cancels a subscription when released.
public final class AnyCancellable: Cancellable, Hashable {
    private var end: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { end = cancel }

    public init<C: Cancellable>(_ canceller: C) { end = canceller.cancel }

    convenience init(_ one: AnyCancellable, _ other: any Cancellable) {
        self.init {
            one.cancel()
            other.cancel()
        }
    }

    deinit { end?() }

    public func cancel() {
        let last = end
        end = nil
        last?()
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Subscribers {
    /// Runs closures for a publisher's values and end.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, Listener {
        private var receiver: Receiver<Input, Failure>?
        private var subscription: (any Subscription)?

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            receiver = Receiver(value: receiveValue, completion: receiveCompletion)
        }

        init(_ receiver: Receiver<Input, Failure>) { self.receiver = receiver }

        var isListening: Bool { receiver?.isOpen() ?? false }

        public func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ input: Input) -> Demand {
            receiver?.value(input)
            return .unlimited
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            let last = receiver
            (receiver, subscription) = (nil, nil)
            last?.completion(completion)
        }

        public func cancel() {
            let last = subscription
            (receiver, subscription) = (nil, nil)
            last?.cancel()
        }
    }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { observe(Receiver(value: receiveValue, completion: receiveCompletion)) }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        observe(Receiver(value: receiveValue, completion: { _ in }))
    }
}
