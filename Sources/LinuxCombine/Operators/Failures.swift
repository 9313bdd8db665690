public import Foundation

extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        relay { receiver in
            Receiver(value: receiver.value) { end in
                switch end {
                case .finished: receiver.completion(.finished)
                case .failure(let error): receiver.completion(.failure(transform(error)))
                }
            }
        }
    }

    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        followed { receiver, end in
            if case .failure(let error) = end { return handler(error).observe(receiver) }
            receiver.completion(.finished)
            return nil
        }
    }

    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error>
    where P.Output == Output {
        self.catch { error in
            do { return try handler(error).mapError { $0 as any Error } } catch { return Fail(error: error).eraseToAnyPublisher() }
        }
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

    /// Subscribes again after an error, at most the given number of times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        retries <= 0 ? eraseToAnyPublisher() : self.catch { _ in self.retry(retries - 1) }
    }

    /// - Precondition: the publisher does not fail.
    public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
        self.catch { error -> Empty<Output, Never> in fatalError("\(prefix)\(error)") }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        relay { receiver in Receiver(value: receiver.value, completion: { _ in receiver.completion(.finished) }) }
    }
}

/// A decoder of values from bytes or another encoded form.
public protocol TopLevelDecoder<Input> {
    associatedtype Input

    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension Publisher {
    /// Passes all values on. At the end, the closure completes the receiver, or subscribes it to another publisher.
    func followed<E: Error>(
        by next: @escaping (Receiver<Output, E>, Subscribers.Completion<Failure>) -> AnyCancellable?
    ) -> AnyPublisher<Output, E> {
        AnyPublisher { receiver in
            let second = Held()
            let first = observe(Receiver(
                value: receiver.value, completion: { end in next(receiver, end).map(second.hold) }, isOpen: receiver.isOpen))
            return AnyCancellable(first, second)
        }
    }
}

/// Holds a subscription that is made later. Once cancelled, it cancels the held subscription and any later one.
final class Held: Cancellable {
    private var isCancelled = false
    private var held: AnyCancellable?

    /// Holds a subscription in place of the previous one, which is released. After cancellation, holds none.
    func hold(_ cancellable: AnyCancellable) {
        if !isCancelled { held = cancellable }
    }

    func release() { held = nil }

    func cancel() {
        isCancelled = true
        release()
    }
}
