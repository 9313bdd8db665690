extension Publishers {
    /// Publishes the latest values of four publishers whenever one changes.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _CombinedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let _publisher: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            _publisher = CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
        }
    }

    /// Publishes the values of three publishers as triples, in order.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: _CombinedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let _publisher: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B, _ c: C) { _publisher = Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) } }
    }

    /// Publishes the values of four publishers as quadruples, in order.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _CombinedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let _publisher: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { _publisher = Zip(Zip3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) } }
    }

    /// Merges the values of three publishers.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: _CombinedPublisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let _publisher: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B, _ c: C) { _publisher = a.merge(with: b).merge(with: c) }
    }
}

extension Publisher {
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ one: P, _ other: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(one, other).map { transform($0.0, $0.1, $0.2) }
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ one: P, _ other: Q, _ last: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, one, other, last)
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ one: P, _ other: Q, _ last: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(one, other, last).map { transform($0.0, $0.1, $0.2, $0.3) }
    }

    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    public func zip<P: Publisher, Q: Publisher>(
        _ one: P, _ other: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, one, other)
    }

    public func zip<P: Publisher, Q: Publisher, T>(
        _ one: P, _ other: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        zip(one, other).map { transform($0.0, $0.1, $0.2) }
    }

    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ one: P, _ other: Q, _ last: R
    ) -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, one, other, last)
    }

    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> AnyPublisher<Output, Failure>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure {
        merge(with: b, c).merge(with: d)
    }
}
