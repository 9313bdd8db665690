extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { receiver in
            let merge = Merge(receiver)
            return merge.run(self) { merge.add(transform($0)) }
        }
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).flatMap { transform($0) }
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
        flatMap { transform($0).setFailureType(to: Failure.self) }
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Never> where Failure == Never, P.Failure == Never {
        AnyPublisher { receiver in
            let merge = Merge(receiver)
            return merge.run(self) { merge.add(transform($0)) }
        }
    }

    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
    }

    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        merge(with: b).merge(with: c)
    }

    public func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher { receiver in
            let second = Held()
            let first = self.observe(Receiver(value: receiver.value) { end in
                if case .finished = end { second.hold(other.observe(receiver)) } else { receiver.completion(end) }
            })
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
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
    /// Gives the values of the newest publisher.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher { receiver in
            let newest = Held()
            var (hasEnded, isRunning, number) = (false, false, 0)
            let outer = self.observe(Receiver(
                value: { publisher in
                    number += 1
                    let own = number
                    isRunning = true
                    newest.hold(publisher.observe(Receiver(value: { if own == number { receiver.value($0) } }) { end in
                        guard own == number else { return }
                        isRunning = false
                        if case .failure = end { receiver.completion(end) } else if hasEnded { receiver.completion(.finished) }
                    }))
                },
                completion: { end in
                    hasEnded = true
                    if case .failure = end { receiver.completion(end) } else if !isRunning { receiver.completion(.finished) }
                }))
            return AnyCancellable {
                outer.cancel()
                newest.cancel()
            }
        }
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    public func switchToLatest() -> AnyPublisher<Output.Output, Never> {
        map { $0.eraseToAnyPublisher() }.switchToNewest()
    }

    private func switchToNewest<T>() -> AnyPublisher<T, Never> where Output == AnyPublisher<T, Never> {
        AnyPublisher { receiver in
            let newest = Held()
            let outer = self.observe(Receiver(
                value: { newest.hold($0.observe(Receiver(value: receiver.value, completion: { _ in }))) },
                completion: { _ in }))
            return AnyCancellable {
                outer.cancel()
                newest.cancel()
            }
        }
    }
}

/// Publishers that are listened to at once. It ends with the last, or with the first that fails.
final class Merge<Output, Failure: Error> {
    private let receiver: Receiver<Output, Failure>
    private var running: [AnyCancellable] = []
    private var openCount = 0
    private var hasEnded = false

    init(_ receiver: Receiver<Output, Failure>) {
        self.receiver = receiver
    }

    func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        openCount += 1
        running.append(publisher.observe(Receiver(value: { [receiver] in receiver.value($0) }, completion: ended)))
    }

    /// Listens to the publisher that publishers are made from.
    func run<P: Publisher>(_ source: P, _ value: @escaping (P.Output) -> Void) -> AnyCancellable where P.Failure == Failure {
        openCount += 1
        let outer = source.observe(Receiver(value: value, completion: ended))
        return AnyCancellable {
            outer.cancel()
            self.running = []
        }
    }

    private func ended(_ end: Subscribers.Completion<Failure>) {
        openCount -= 1
        guard !hasEnded else { return }
        if case .finished = end, openCount > 0 { return }
        hasEnded = true
        receiver.completion(end)
    }
}
