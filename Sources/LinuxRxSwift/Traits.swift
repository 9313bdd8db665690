public enum SingleTrait {}
public enum MaybeTrait {}
public enum CompletableTrait {}

/// An observable of at most one element.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
    let source: Observable<Element>

    init(_ source: Observable<Element>) { self.source = source }

    public func asObservable() -> Observable<Element> { source }
}

public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>
public typealias SingleEvent<Element> = Result<Element, any Error>

public enum MaybeEvent<Element> {
    case success(Element)
    case error(any Error)
    case completed
}

public enum CompletableEvent {
    case error(any Error)
    case completed
}

extension ObservableType {
    /// The last element, at the end.
    public func asSingle() -> Single<Element> { Single(takeLast(1).ifEmpty(switchTo: .error(RxError.noElements))) }
    public func asMaybe() -> Maybe<Element> { Maybe(take(1)) }
}

extension ObservableType where Element == Never {
    public func asCompletable() -> Completable { Completable(asObservable()) }
}

extension PrimitiveSequence {
    public static func error(_ error: any Error) -> Self { Self(.error(error)) }
    public static func never() -> Self { Self(.never()) }
    public static func deferred(_ make: @escaping () throws -> Self) -> Self { Self(.deferred { try make().source }) }

    public func observe(on scheduler: any ImmediateSchedulerType) -> Self { self }
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Self { self }
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self { self }
    public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Self { self }
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self { self }
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self { self }
    public func retry(_ maxAttemptCount: Int = 1) -> Self { self }
    public func debug(_ identifier: String? = nil, trimOutput: Bool = false) -> Self { self }
    public func `catch`(_ handler: @escaping (any Error) throws -> Self) -> Self { Self(source.catch { try handler($0).source }) }
    public func catchAndReturn(_ element: Element) -> Self { Self(source.catchAndReturn(element)) }
    public func catchErrorJustReturn(_ element: Element) -> Self { catchAndReturn(element) }

    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Self {
        Self(source.do(
            onNext: onSuccess, onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
            onDispose: onDispose))
    }
}

extension PrimitiveSequence where Trait == SingleTrait {
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Self {
        Self(Observable { observer in
            subscribe { result in
                switch result {
                case .success(let element):
                    observer.onNext(element)
                    observer.onCompleted()
                case .failure(let error): observer.onError(error)
                }
            }
        })
    }

    public static func just(_ element: Element) -> Self { Self(.just(element)) }

    public static func zip<First, Second>(
        _ first: Single<First>, _ second: Single<Second>, resultSelector: @escaping (First, Second) throws -> Element
    ) -> Self {
        Self(Observable.zip(first.source, second.source, resultSelector: resultSelector))
    }

    public static func zip<First, Second>(_ first: Single<First>, _ second: Single<Second>) -> Self where Element == (First, Second) {
        zip(first, second) { ($0, $1) }
    }

    public static func zip<Part>(_ singles: [Single<Part>]) -> Self where Element == [Part] { Self(Observable.zip(singles.map(\.source))) }

    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> { .init(source.map(transform)) }
    public func flatMap<Result>(_ transform: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        .init(source.flatMap { try transform($0).source })
    }
    public func flatMapCompletable(_ transform: @escaping (Element) throws -> Completable) -> Completable {
        Completable(source.flatMap { try transform($0).source })
    }
    public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Maybe<Element> { Maybe(source.filter(isIncluded)) }
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> { .init(source.compactMap(transform)) }
    public func asMaybe() -> Maybe<Element> { Maybe(source) }
    public func asCompletable() -> Completable { Completable(source.ignoreElements()) }

    public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
        source.subscribe(onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) })
    }

    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }

    public func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void) -> any Disposable {
        source.subscribe(onNext: onSuccess, onError: onError)
    }

    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onFailure: ((Object, any Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }
}

extension PrimitiveSequence where Trait == MaybeTrait {
    public static func create(subscribe: @escaping (@escaping (MaybeEvent<Element>) -> Void) -> any Disposable) -> Self {
        Self(Observable { observer in
            subscribe { event in
                if case .success(let element) = event { observer.onNext(element) }
                if case .error(let error) = event { observer.onError(error) } else { observer.onCompleted() }
            }
        })
    }

    public static func just(_ element: Element) -> Self { Self(.just(element)) }
    public static func empty() -> Self { Self(.empty()) }
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> { .init(source.map(transform)) }
    public func asSingle() -> Single<Element> { Single(source) }

    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
    public static func create(subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable) -> Self {
        Self(Observable { observer in
            subscribe { event in
                if case .error(let error) = event { observer.onError(error) } else { observer.onCompleted() }
            }
        })
    }

    public static func empty() -> Self { Self(.empty()) }
    public func andThen(_ second: Completable) -> Completable { Completable(source.concat(second.source)) }
    public func andThen<Result>(_ second: Single<Result>) -> Single<Result> { .init(andThen(second.source)) }
    public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
        source.map { _ -> Result in }.concat(second)
    }

    public func subscribe(
        onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}
