/// A publisher's values as an asynchronous sequence, buffered without limit.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        let subscription = publisher.sink(receiveCompletion: { _ in continuation.finish() }, receiveValue: { value in
            nonisolated(unsafe) let value = value
            continuation.yield(value)
        })
        return Iterator(values: stream.makeAsyncIterator(), subscription: subscription)
    }

    /// Cancels the subscription when it is released.
    public struct Iterator: AsyncIteratorProtocol {
        var values: AsyncStream<Element>.Iterator
        let subscription: AnyCancellable

        public mutating func next() async -> Element? { await values.next() }
    }
}

/// The values of a publisher that may fail, as an asynchronous sequence, buffered without limit.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Element.self)
        let subscription = publisher.sink(
            receiveCompletion: { end in
                switch end {
                case .finished: continuation.finish()
                case .failure(let error): continuation.finish(throwing: error)
                }
            },
            receiveValue: { value in
                nonisolated(unsafe) let value = value
                continuation.yield(value)
            })
        return Iterator(values: stream.makeAsyncIterator(), subscription: subscription)
    }

    /// Cancels the subscription when it is released.
    public struct Iterator: AsyncIteratorProtocol {
        var values: AsyncThrowingStream<Element, any Error>.Iterator
        let subscription: AnyCancellable

        public mutating func next() async throws -> Element? { try await values.next() }
    }
}

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
