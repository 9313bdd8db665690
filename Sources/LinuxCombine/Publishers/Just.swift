/// Publishes one value.
public struct Just<Output>: _CombinedPublisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) { self.output = output }

    public var _publisher: AnyPublisher<Output, Never> { [output].publisher }
}

/// Publishes no value.
public struct Empty<Output, Failure: Error>: _CombinedPublisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    public var _publisher: AnyPublisher<Output, Failure> {
        AnyPublisher { receiver in
            if completeImmediately { receiver.completion(.finished) }
            return AnyCancellable {}
        }
    }
}

/// Publishes an error.
public struct Fail<Output, Failure: Error>: _CombinedPublisher {
    public let error: Failure

    public init(error: Failure) { self.error = error }

    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public var _publisher: AnyPublisher<Output, Failure> {
        AnyPublisher { receiver in
            receiver.completion(.failure(error))
            return AnyCancellable {}
        }
    }
}

/// Publishes one value or error, once known.
public final class Future<Output, Failure: Error>: _CombinedPublisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let answer = CurrentValueSubject<Output?, Failure>(nil)

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [answer] result in
            guard answer.value == nil else { return }
            switch result {
            case .success(let value): answer.send(value)
            case .failure(let error): answer.send(completion: .failure(error))
            }
        }
    }

    public var _publisher: AnyPublisher<Output, Failure> { answer.compactMap { $0 }.first() }
}

/// Creates a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

extension Sequence {
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { receiver in
            // The sequence may be infinite.
            for element in self {
                guard receiver.isOpen() else { break }
                receiver.value(element)
            }
            receiver.completion(.finished)
            return AnyCancellable {}
        }
    }
}

extension Optional {
    public var publisher: AnyPublisher<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}

extension Result {
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): Just(value).setFailureType(to: Failure.self)
        case .failure(let error): Fail(error: error).eraseToAnyPublisher()
        }
    }
}
