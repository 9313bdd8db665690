/// A way to share one subscription of a driver or signal.
public protocol SharingStrategyProtocol {
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Shares the latest value with later observers.
public enum DriverSharingStrategy: SharingStrategyProtocol {
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share(replay: 1) }
}

/// Shares only what comes later.
public enum SignalSharingStrategy: SharingStrategyProtocol {
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share() }
}

public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// A type that can be converted to a driver or signal.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
    associatedtype SharingStrategy: SharingStrategyProtocol
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

/// A shared observable without errors.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    private let source: Observable<Element>

    init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }
    public func asObservable() -> Observable<Element> { source }
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

    public static func just(_ element: Element) -> Self { .init(.just(element)) }
    public static func of(_ elements: Element...) -> Self { .init(.from(elements)) }
    public static func from(_ elements: [Element]) -> Self { .init(.from(elements)) }
    public static func empty() -> Self { .init(.empty()) }
    public static func never() -> Self { .init(.never()) }
    public static func merge(_ sources: Self...) -> Self { merge(sources) }
    public static func merge(_ sources: [Self]) -> Self { .init(.merge(sources.map(\.source))) }
    public static func combineLatest<each Source: SharedSequenceConvertibleType>(
        _ source: repeat each Source
    ) -> SharedSequence<SharingStrategy, (repeat (each Source).Element)> where Element == Any {
        .init(tuples(repeat each source, newest: true))
    }
    public static func combineLatest<each Source: SharedSequenceConvertibleType>(
        _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Self { .init(results(repeat each source, newest: true, resultSelector)) }
    public static func zip<each Source: SharedSequenceConvertibleType>(
        _ source: repeat each Source
    ) -> SharedSequence<SharingStrategy, (repeat (each Source).Element)> where Element == Any {
        .init(tuples(repeat each source, newest: false))
    }
}

extension SharedSequenceConvertibleType {
    public typealias Shared<Value> = SharedSequence<SharingStrategy, Value>

    public func asDriver() -> Driver<Element> { Driver(asObservable()) }
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Shared<Result> { .init(asObservable().map(transform)) }
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Shared<Result> {
        .init(asObservable().compactMap(transform))
    }
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Shared<Element> { .init(asObservable().filter(predicate)) }
    public func flatMap<Result>(_ selector: @escaping (Element) -> Shared<Result>) -> Shared<Result> {
        .init(asObservable().flatMap(selector))
    }
    public func flatMapLatest<Result>(_ selector: @escaping (Element) -> Shared<Result>) -> Shared<Result> {
        .init(asObservable().flatMapLatest(selector))
    }
    public func scan<Result>(_ seed: Result, accumulator: @escaping (Result, Element) -> Result) -> Shared<Result> {
        .init(asObservable().scan(seed, accumulator: accumulator))
    }
    public func startWith(_ element: Element) -> Shared<Element> { .init(asObservable().startWith(element)) }
    public func skip(_ count: Int) -> Shared<Element> { .init(asObservable().skip(count)) }
    public func take(_ count: Int) -> Shared<Element> { .init(asObservable().take(count)) }
    public func debug(_ identifier: String? = nil) -> Shared<Element> { asSharedSequence() }
    public func delay(_ dueTime: RxTimeInterval) -> Shared<Element> {
        .init(asObservable().delay(dueTime, scheduler: MainScheduler.instance))
    }
    public func debounce(_ dueTime: RxTimeInterval) -> Shared<Element> {
        .init(asObservable().debounce(dueTime, scheduler: MainScheduler.instance))
    }
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> Shared<Element> { asSharedSequence() }
    public func distinctUntilChanged<Key: Equatable>(_ key: @escaping (Element) -> Key) -> Shared<Element> {
        .init(asObservable().distinctUntilChanged(key))
    }
    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> Shared<Element> {
        .init(asObservable().distinctUntilChanged(comparer))
    }
    public func withLatestFrom<Source: SharedSequenceConvertibleType>(_ second: Source) -> Shared<Source.Element> {
        .init(asObservable().withLatestFrom(second))
    }
    public func withLatestFrom<Source: SharedSequenceConvertibleType, Result>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) -> Result
    ) -> Shared<Result> { .init(asObservable().withLatestFrom(second, resultSelector: resultSelector)) }
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Shared<(Object, Element)> {
        .init(asObservable().withUnretained(object))
    }
    public func `do`(
        onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Shared<Element> {
        .init(asObservable().do(
            onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
            onDispose: onDispose))
    }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    public func distinctUntilChanged() -> Shared<Element> { distinctUntilChanged { $0 == $1 } }
}

extension ObservableConvertibleType {
    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> { .init(asObservable().catchAndReturn(element)) }
    public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> { asDriver { _ in other } }
    public func asDriver(onErrorRecover recover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
        .init(asObservable().catch(recover))
    }
    public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> { .init(asObservable().catchAndReturn(element)) }
    public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> { asSignal { _ in other } }
    public func asSignal(onErrorRecover recover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
        .init(asObservable().catch(recover))
    }
}
