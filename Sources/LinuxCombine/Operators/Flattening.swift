extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { flat(maxPublishers, transform) }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers) { transform($0) }
    }

    // Disfavored, as a closure that returns a generic `Future` decides no type of failure.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Never> where Failure == Never, P.Failure == Never { flat(maxPublishers, transform) }

    private func flat<P: Publisher>(
        _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { receiver in
            let merge = Merge(receiver, limit: maxPublishers.max)
            return merge.run(self) { merge.add(transform($0)) }
        }
    }

    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
    }

    public func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        followed { receiver, end in
            if case .finished = end { return other.observe(receiver) }
            receiver.completion(end)
            return nil
        }
    }

    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(Self.each(elements)) }
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { Self.each(elements).append(self) }

    public func prepend<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        other.append(self)
    }

    private static func each(_ elements: [Output]) -> AnyPublisher<Output, Failure> {
        elements.publisher.setFailureType(to: Failure.self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes the values of the newest publisher.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { newest() }

    private func newest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher { receiver in
            let newest = Held()
            var (hasEnded, isRunning, number) = (false, false, 0)
            let outer = self.observe(Receiver(
                value: { publisher in
                    number += 1
                    let own = number
                    isRunning = true
                    newest.release()
                    let inner = publisher.observe(Receiver(
                        value: { if own == number { receiver.value($0) } },
                        completion: { end in
                            guard own == number else { return }
                            isRunning = false
                            if case .failure = end { receiver.completion(end) } else if hasEnded { receiver.completion(.finished) }
                        },
                        isOpen: { own == number && receiver.isOpen() }))
                    // The publisher's first values may already have led to a newer publisher.
                    if own == number { newest.hold(inner) }
                },
                completion: { end in
                    hasEnded = true
                    if case .failure = end { receiver.completion(end) } else if !isRunning { receiver.completion(.finished) }
                },
                isOpen: receiver.isOpen))
            return AnyCancellable(outer, newest)
        }
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    public func switchToLatest() -> AnyPublisher<Output.Output, Never> { newest() }
}

/// Merged publishers. Ends with the last, or with the first that fails.
final class Merge<Output, Failure: Error> {
    private let receiver: Receiver<Output, Failure>
    /// The maximum number of inner publishers subscribed to at once.
    private let limit: Int?
    private var running: [Int: AnyCancellable] = [:]
    private var waiting: [() -> AnyPublisher<Output, Failure>] = []
    private var (nextNumber, openCount) = (0, 0)
    private var hasSourceEnded = false
    private var hasEnded = false

    init(_ receiver: Receiver<Output, Failure>, limit: Int? = nil) {
        self.receiver = receiver
        self.limit = limit
    }

    /// - Parameter publisher: created when needed.
    func add<P: Publisher>(_ publisher: @autoclosure @escaping () -> P) where P.Output == Output, P.Failure == Failure {
        if let limit, openCount >= limit {
            waiting.append { publisher().eraseToAnyPublisher() }
        } else {
            listen(to: publisher())
        }
    }

    private func listen<P: Publisher>(to publisher: P) where P.Output == Output, P.Failure == Failure {
        let number = nextNumber
        nextNumber += 1
        openCount += 1
        var isOver = false
        let cancellable = publisher.observe(Receiver(
            value: { [receiver] in receiver.value($0) },
            completion: { end in
                isOver = true
                self.running[number] = nil
                self.openCount -= 1
                self.ended(end)
            },
            isOpen: receiver.isOpen))
        if !isOver, !hasEnded { running[number] = cancellable }
    }

    /// Subscribes to the outer publisher.
    func run<P: Publisher>(_ source: P, _ value: @escaping (P.Output) -> Void) -> AnyCancellable where P.Failure == Failure {
        let outer = source.observe(Receiver(
            value: value,
            completion: { end in
                self.hasSourceEnded = true
                self.ended(end)
            },
            isOpen: receiver.isOpen))
        return AnyCancellable {
            self.hasEnded = true
            outer.cancel()
            (self.waiting, self.running) = ([], [:])
        }
    }

    private func ended(_ end: Subscribers.Completion<Failure>) {
        guard !hasEnded else { return }
        if case .finished = end {
            if !waiting.isEmpty, openCount < limit ?? .max { return listen(to: waiting.removeFirst()()) }
            guard hasSourceEnded, openCount == 0 else { return }
        }
        hasEnded = true
        receiver.completion(end)
    }
}
