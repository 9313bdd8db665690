extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        passing { send in { send(transform($0)) } }
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        passing { send in { transform($0).map(send) } }
    }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        tryCompactMap { try transform($0) }
    }

    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        relay { receiver in
            var hasFailed = false
            return Receiver(
                value: { value in
                    guard !hasFailed else { return }
                    do {
                        try transform(value).map(receiver.value)
                    } catch {
                        hasFailed = true
                        receiver.completion(.failure(error))
                    }
                },
                completion: { if !hasFailed { receiver.completion($0.withAnyError) } })
        }
    }

    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        passing { send in
            var result = initialResult
            return { value in
                result = nextPartialResult(result, value)
                send(result)
            }
        }
    }

    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        relay { receiver in
            var result = initialResult
            return Receiver(
                value: { result = nextPartialResult(result, $0) },
                completion: { end in
                    if case .finished = end { receiver.value(result) }
                    receiver.completion(end)
                })
        }
    }

    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
    public func last() -> AnyPublisher<Output, Failure> { reduce(Output?.none) { $1 }.compactMap { $0 } }

    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        relay { receiver in
            var isEmpty = true
            return Receiver(
                value: { value in
                    isEmpty = false
                    receiver.value(value)
                },
                completion: { end in
                    if isEmpty, case .finished = end { receiver.value(output) }
                    receiver.completion(end)
                })
        }
    }

    public func ignoreOutput() -> AnyPublisher<Never, Failure> {
        passing { _ in { _ in } }
    }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receiver in
            receiveSubscription?(Link())
            receiveRequest?(.unlimited)
            var hasEnded = false
            let source = observe(Receiver(
                value: { value in
                    receiveOutput?(value)
                    receiver.value(value)
                },
                completion: { end in
                    hasEnded = true
                    receiveCompletion?(end)
                    receiver.completion(end)
                },
                isOpen: receiver.isOpen))
            return AnyCancellable {
                if !hasEnded { receiveCancel?() }
                source.cancel()
            }
        }
    }

    /// Prints nothing.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Subscribers.Completion {
    var withAnyError: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}
