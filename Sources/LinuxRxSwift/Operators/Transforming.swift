extension ObservableType {
    /// Passes the values through a closure that is made for each subscription. Ends, and the errors that it throws, are sent on.
    func passing<Result>(
        _ make: @escaping (_ next: @escaping (Event<Result>) -> Void) -> (Element) throws -> Void
    ) -> Observable<Result> {
        let source = asObservable()
        return Observable { next in
            let pass = make(next)
            return source.listen { event in
                switch event {
                case .next(let value): do { try pass(value) } catch { next(.error(error)) }
                case .error(let error): next(.error(error))
                case .completed: next(.completed)
                }
            }
        }
    }

    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        passing { next in { next(.next(try transform($0))) } }
    }
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        passing { next in { value in if let result = try transform(value) { next(.next(result)) } } }
    }
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        compactMap { try predicate($0) ? $0 : nil }
    }
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        passing { next in
            var count = 0
            return { value in
                defer { count += 1 }
                next(.next((count, value)))
            }
        }
    }
    public func scan<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> {
        scan(into: seed) { $0 = try accumulator($0, $1) }
    }
    public func scan<Result>(into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void) -> Observable<Result> {
        passing { next in
            var result = seed
            return { value in
                try accumulator(&result, value)
                next(.next(result))
            }
        }
    }
    public func reduce<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> {
        gathered().map { try $0.reduce(seed, accumulator) }
    }

    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable<Element> {
        passing { next in
            var last: Element?
            return { value in
                if let last, try comparer(last, value) { return }
                last = value
                next(.next(value))
            }
        }
    }
    public func distinctUntilChanged<Key: Equatable>(_ key: @escaping (Element) throws -> Key) -> Observable<Element> {
        distinctUntilChanged { try key($0) == key($1) }
    }

    public func skip(_ count: Int) -> Observable<Element> { enumerated().compactMap { $0 < count ? nil : $1 } }
    public func take(_ count: Int) -> Observable<Element> {
        guard count > 0 else { return .empty() }
        return enumerated().passing { next in
            { numbered in
                next(.next(numbered.element))
                if numbered.index == count - 1 { next(.completed) }
            }
        }
    }
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        Observable { next in
            Disposables.create(
                other.asObservable().listen { event in if !event.isCompleted { next(event.error.map { .error($0) } ?? .completed) } },
                asObservable().listen(next))
        }
    }
    public func ignoreElements() -> Observable<Never> { compactMap { _ in Never?.none } }
    public func toArray() -> Single<[Element]> { Single(gathered()) }
    public func first() -> Single<Element?> { Single(take(1).gathered().map(\.first)) }

    /// Sends all values together at the end.
    func gathered() -> Observable<[Element]> {
        Observable { next in
            var all: [Element] = []
            return asObservable().listen { event in
                switch event {
                case .next(let value): all.append(value)
                case .error(let error): next(.error(error))
                case .completed:
                    next(.next(all))
                    next(.completed)
                }
            }
        }
    }

    public func materialize() -> Observable<Event<Element>> {
        Observable { next in
            asObservable().listen { event in
                next(.next(event))
                if event.isStopEvent { next(.completed) }
            }
        }
    }

    /// Sends an object with each value, and ends when the object has been released.
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }
    public func withUnretained<Object: AnyObject, Result>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Result
    ) -> Observable<Result> {
        passing { [weak object] next in
            { value in next(object.map { .next(resultSelector($0, value)) } ?? .completed) }
        }
    }

    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        Observable { next in
            onSubscribe?()
            defer { onSubscribed?() }
            return Disposables.create(
                asObservable().listen { event in
                    do {
                        switch event {
                        case .next(let value): try onNext?(value)
                        case .error(let error): try onError?(error)
                        case .completed: try onCompleted?()
                        }
                        next(event)
                        if let value = event.element { try afterNext?(value) }
                    } catch { next(.error(error)) }
                }, Disposables.create { onDispose?() })
        }
    }

    public func debug(_ identifier: String? = nil, trimOutput: Bool = false) -> Observable<Element> { asObservable() }
}

extension ObservableType where Element: Equatable {
    public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
}
