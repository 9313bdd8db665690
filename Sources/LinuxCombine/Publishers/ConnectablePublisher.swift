/// A publisher that starts when connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects with the first subscriber, and disconnects with the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Connects with the first subscriber, and disconnects with the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: _CombinedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private var connection: (any Cancellable)?
        private var count = 0

        init(upstream: Upstream) { self.upstream = upstream }

        public var _publisher: AnyPublisher<Output, Failure> {
            AnyPublisher { receiver in
                let own = self.upstream.observe(receiver)
                self.count += 1
                if self.count == 1 { self.connection = self.upstream.connect() }
                return AnyCancellable {
                    own.cancel()
                    self.leave()
                }
            }
        }

        private func leave() {
            count -= 1
            guard count == 0 else { return }
            connection?.cancel()
            connection = nil
        }
    }

    /// Shares a publisher through a subject. Publishes nothing until connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private lazy var subject = createSubject()

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }
    }

    /// Publishes the values of another publisher once it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

        public init(upstream: Upstream) { shared = Multicast(upstream: upstream) { PassthroughSubject() } }

        public func connect() -> any Cancellable { shared.connect() }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            shared.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }
}

extension Publisher where Failure == Never {
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
