extension Subscribers {
    /// Sets a property of an object. Retains the object until the publisher ends.
    public final class Assign<Root, Input>: Subscriber, Cancellable, Listener {
        public typealias Failure = Never

        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any Subscription)?

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        var isListening: Bool { object != nil }

        public func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .unlimited
        }

        public func receive(completion: Subscribers.Completion<Never>) { (object, subscription) = (nil, nil) }

        public func cancel() {
            let last = subscription
            (object, subscription) = (nil, nil)
            last?.cancel()
        }
    }
}

extension Publisher where Failure == Never {
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        receive(subscriber: assign)
        return AnyCancellable(assign)
    }

    /// Sets a published property, for as long as the property exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.sources.append(sink { [weak storage] value in
            storage?.announceChange()
            storage?.set(value)
        })
    }
}
