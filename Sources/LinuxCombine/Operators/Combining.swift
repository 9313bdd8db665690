/// The namespace of publishers.
public enum Publishers {
    /// Merges the values of several publishers.
    public struct MergeMany<Upstream: Publisher>: _CombinedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }

        public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public var _publisher: AnyPublisher<Output, Failure> {
            AnyPublisher { receiver in
                let merge = LinuxCombine.Merge(receiver)
                return merge.run(publishers.publisher.setFailureType(to: Failure.self)) { merge.add($0) }
            }
        }
    }

    /// Merges the values of two publishers.
    public struct Merge<A: Publisher, B: Publisher>: _CombinedPublisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let _publisher: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B) { _publisher = a.merge(with: b) }
    }

    /// Publishes the latest values of two publishers whenever one changes.
    public struct CombineLatest<A: Publisher, B: Publisher>: _CombinedPublisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let _publisher: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B) { _publisher = pairs(a, b, keepsNewest: true) }
    }

    /// Publishes the latest values of three publishers whenever one changes.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _CombinedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let _publisher: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B, _ c: C) { _publisher = CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) } }
    }

    /// Publishes the values of two publishers as pairs, in order.
    public struct Zip<A: Publisher, B: Publisher>: _CombinedPublisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let _publisher: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B) { _publisher = pairs(a, b, keepsNewest: false) }
    }
}

/// A publisher that sends the values of another one.
public protocol _CombinedPublisher: Publisher {
    var _publisher: AnyPublisher<Output, Failure> { get }
}

extension _CombinedPublisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        _publisher.receive(subscriber: subscriber)
    }
}

/// Publishes the values of two publishers as pairs.
private func pairs<A: Publisher, B: Publisher>(
    _ a: A, _ b: B, keepsNewest: Bool
) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    AnyPublisher { receiver in
        let pairing = Pairing<A.Output, B.Output, A.Failure>(receiver, keepsNewest: keepsNewest)
        let one = a.observe(pairing.receiver(\.first, hasEnded: \.hasFirstEnded))
        let other = b.observe(pairing.receiver(\.second, hasEnded: \.hasSecondEnded))
        return AnyCancellable(one, other)
    }
}

/// Pairs the values of two publishers, and keeps those without a partner.
private final class Pairing<First, Second, Failure: Error> {
    var (first, second): ([First], [Second]) = ([], [])
    var (hasFirstEnded, hasSecondEnded) = (false, false)
    private var hasEnded = false
    private let receiver: Receiver<(First, Second), Failure>
    /// True if a value is used until a newer one replaces it; false if it is used once.
    private let keepsNewest: Bool

    init(_ receiver: Receiver<(First, Second), Failure>, keepsNewest: Bool) {
        self.receiver = receiver
        self.keepsNewest = keepsNewest
    }

    /// The receiver for one of the two publishers.
    func receiver<Value>(
        _ values: ReferenceWritableKeyPath<Pairing, [Value]>, hasEnded: ReferenceWritableKeyPath<Pairing, Bool>
    ) -> Receiver<Value, Failure> {
        Receiver(
            value: { value in
                self[keyPath: values] = self.keepsNewest ? [value] : self[keyPath: values] + [value]
                self.give()
            },
            completion: { end in
                self[keyPath: hasEnded] = true
                if case .finished = end { self.endIfNoPairCanFollow() } else { self.end(end) }
            },
            isOpen: receiver.isOpen)
    }

    private func give() {
        guard !hasEnded, let one = first.first, let other = second.first else { return }
        if !keepsNewest {
            first.removeFirst()
            second.removeFirst()
        }
        receiver.value((one, other))
        endIfNoPairCanFollow()
    }

    private func endIfNoPairCanFollow() {
        let isOver = keepsNewest
            ? hasFirstEnded && hasSecondEnded
            : hasFirstEnded && first.isEmpty || hasSecondEnded && second.isEmpty
        if isOver { end(.finished) }
    }

    private func end(_ end: Subscribers.Completion<Failure>) {
        guard !hasEnded else { return }
        hasEnded = true
        receiver.completion(end)
    }
}

extension Publisher {
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        Publishers.CombineLatest(self, other).eraseToAnyPublisher()
    }

    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
        _ one: P, _ other: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, one, other).eraseToAnyPublisher()
    }

    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        Publishers.Zip(self, other).eraseToAnyPublisher()
    }

    /// Shares one subscription between all subscribers.
    public func share() -> AnyPublisher<Output, Failure> {
        let shared = PassthroughSubject<Output, Failure>()
        let source = Held()
        var count = 0
        return AnyPublisher { receiver in
            let own = shared.observe(receiver)
            count += 1
            if count == 1 { source.hold(self.subscribe(shared)) }
            return AnyCancellable {
                own.cancel()
                count -= 1
                if count == 0 { source.release() }
            }
        }
    }
}
