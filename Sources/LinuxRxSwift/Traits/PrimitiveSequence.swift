public enum SingleTrait {}
public enum CompletableTrait {}

/// An observable of at most one value.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
    let source: Observable<Element>

    init(_ source: Observable<Element>) { self.source = source }
    public func asObservable() -> Observable<Element> { source }
}

public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>
public typealias SingleEvent<Element> = Result<Element, any Error>

public enum CompletableEvent {
    case error(any Error)
    case completed
}

extension PrimitiveSequence {
    public static func deferred(_ make: @escaping () throws -> Self) -> Self { .init(.deferred(make)) }
    public static func error(_ error: any Error) -> Self { .init(.error(error)) }
    public static func never() -> Self { .init(.never()) }
    public static func just(_ element: Element) -> Self { .init(.just(element)) }

    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> PrimitiveSequence<Trait, Result> {
        .init(source.map(transform))
    }
    public func flatMap<Result>(
        _ selector: @escaping (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> { .init(source.flatMap(selector)) }
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable { .init(source.flatMap(selector)) }
    public func observe(on scheduler: any ImmediateSchedulerType) -> Self { .init(source.observe(on: scheduler)) }
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self { .init(source.subscribe(on: scheduler)) }
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        .init(source.delay(dueTime, scheduler: scheduler))
    }
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self { self }
    public func debug(_ identifier: String? = nil, trimOutput: Bool = false) -> Self { self }
    public func `catch`(_ handler: @escaping (any Error) throws -> Self) -> Self { .init(source.catch(handler)) }
    public func catchAndReturn(_ element: Element) -> Self { .init(source.catchAndReturn(element)) }
    public func catchErrorJustReturn(_ element: Element) -> Self { catchAndReturn(element) }
    public func retry(_ attempts: Int = 1) -> Self { .init(source.retry(attempts)) }
    public func asCompletable() -> Completable { .init(source.ignoreElements()) }
    public func asSingle() -> Single<Element> { .init(source) }
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Self {
        .init(source.do(
            onNext: onSuccess, afterNext: afterSuccess, onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe,
            onSubscribed: onSubscribed, onDispose: onDispose))
    }
}

extension PrimitiveSequence where Trait == SingleTrait {
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Self {
        .init(Observable { next in
            subscribe { result in
                switch result {
                case .success(let value):
                    next(.next(value))
                    next(.completed)
                case .failure(let error): next(.error(error))
                }
            }
        })
    }

    public static func zip<each Value>(
        _ source: repeat Single<each Value>
    ) -> Single<(repeat each Value)> where Element == Any { .init(tuples(repeat each source, newest: false)) }
    public static func zip<each Value>(
        _ source: repeat Single<each Value>, resultSelector: @escaping (repeat each Value) throws -> Element
    ) -> Self { .init(results(repeat each source, newest: false, resultSelector)) }
    public static func zip<C: Collection>(_ sources: C) -> Single<[Element]> where C.Element == Self {
        .init(sources.isEmpty ? .just([]) : Observable<Element>.zip(sources.map(\.source)))
    }

    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
        source.listen { event in
            if let value = event.element { observer(.success(value)) }
            if let error = event.error { observer(.failure(error)) }
        }
    }
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed) }
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onFailure: ((Object, any Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable { source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed) }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
    public typealias CompletableObserver = (CompletableEvent) -> Void

    public static func create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable) -> Self {
        .init(Observable { next in
            subscribe { event in
                switch event {
                case .error(let error): next(.error(error))
                case .completed: next(.completed)
                }
            }
        })
    }
    public static func empty() -> Completable { .init(.empty()) }
    public static func concat(_ sources: Completable...) -> Completable { concat(sources) }
    public static func concat(_ sources: [Completable]) -> Completable { .init(.concat(sources.map(\.source))) }
    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }
    public static func zip(_ sources: [Completable]) -> Completable { .init(.merge(sources.map(\.source))) }
    public static func merge(_ sources: Completable...) -> Completable { zip(sources) }

    public func andThen(_ second: Completable) -> Completable { .init(then(second)) }
    public func andThen<Value>(_ second: Single<Value>) -> Single<Value> { .init(then(second)) }
    public func andThen<Value>(_ second: Observable<Value>) -> Observable<Value> { then(second) }
    private func then<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        Observable { next in source.listen { event in next(event.error.map { .error($0) } ?? .completed) } }.concat(second)
    }

    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
        source.listen { event in observer(event.error.map { .error($0) } ?? .completed) }
    }
    public func subscribe(
        onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable { source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed) }
    public func subscribe<Object: AnyObject>(
        with object: Object, onCompleted: ((Object) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable { source.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed) }
}

/// Errors of operators.
public enum RxError: Error {
    case unknown, noElements, moreThanOneElement, argumentOutOfRange, timeout
}

extension ObservableType {
    /// Fails without exactly one value.
    public func asSingle() -> Single<Element> {
        .init(gathered().map { values in
            guard let first = values.first else { throw RxError.noElements }
            if values.count > 1 { throw RxError.moreThanOneElement }
            return first
        })
    }
    public func asCompletable() -> Completable { .init(ignoreElements()) }
}
