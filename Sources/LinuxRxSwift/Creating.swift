public import Foundation

extension ObservableType {
    public static func just(_ element: Element, scheduler: (any ImmediateSchedulerType)? = nil) -> Observable<Element> { from([element]) }
    public static func of(_ elements: Element..., scheduler: (any ImmediateSchedulerType)? = nil) -> Observable<Element> { from(elements) }
    public static func empty() -> Observable<Element> { from([]) }
    public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }

    public static func error(_ error: any Error) -> Observable<Element> {
        Observable { observer in
            observer.onError(error)
            return Disposables.create()
        }
    }

    public static func from(_ elements: [Element], scheduler: (any ImmediateSchedulerType)? = nil) -> Observable<Element> {
        Observable { observer in
            for element in elements { observer.onNext(element) }
            observer.onCompleted()
            return Disposables.create()
        }
    }

    public static func from<Elements: Sequence<Element>>(_ elements: Elements, scheduler: (any ImmediateSchedulerType)? = nil) -> Observable<Element> {
        from(Array(elements))
    }

    public static func from(optional: Element?) -> Observable<Element> { from(optional.map { [$0] } ?? []) }

    public static func deferred(_ make: @escaping () throws -> Observable<Element>) -> Observable<Element> {
        Observable { observer in
            do {
                return try make().subscribe(observer)
            } catch {
                observer.onError(error)
                return Disposables.create()
            }
        }
    }

    /// Sends 0 immediately; with a period, nothing, as a picture shows the app's first moment.
    public static func timer(_ dueTime: DispatchTimeInterval, period: DispatchTimeInterval? = nil, scheduler: any SchedulerType) -> Observable<Element>
    where Element: FixedWidthInteger {
        period == nil ? just(0) : never()
    }

    /// Sends nothing, as a picture shows the app's first moment.
    public static func interval(_ period: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> where Element: FixedWidthInteger {
        never()
    }

    public static func range(start: Element, count: Element, scheduler: (any ImmediateSchedulerType)? = nil) -> Observable<Element>
    where Element: FixedWidthInteger {
        from((0..<count).map { start + $0 })
    }
}

// MARK: Schedulers

/// A place where work runs: here, immediately on the sending thread.
public protocol ImmediateSchedulerType {}

/// A place where work runs at a time.
public protocol SchedulerType: ImmediateSchedulerType {}

public typealias RxTimeInterval = DispatchTimeInterval
public typealias RxTime = Date

public final class MainScheduler: SchedulerType, Sendable {
    public static let instance = MainScheduler()
    public static let asyncInstance = MainScheduler()
    public init() {}
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {}
}

public final class ConcurrentMainScheduler: SchedulerType, Sendable {
    public static let instance = ConcurrentMainScheduler()
}

public final class CurrentThreadScheduler: SchedulerType, Sendable {
    public static let instance = CurrentThreadScheduler()
}

public final class SerialDispatchQueueScheduler: SchedulerType {
    public init(qos: DispatchQoS, internalSerialQueueName: String = "") {}
    public init(internalSerialQueueName: String) {}
    public init(queue: DispatchQueue, internalSerialQueueName: String) {}
}

public final class ConcurrentDispatchQueueScheduler: SchedulerType {
    public init(qos: DispatchQoS) {}
    public init(queue: DispatchQueue) {}
}

public final class OperationQueueScheduler: SchedulerType {
    public init(operationQueue: OperationQueue) {}
}

/// Operators that only wait, watch or move work to other threads pass everything on at once. The variants without a scheduler are for
/// drivers.
extension ObservableType {
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> { asObservable() }
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { asObservable() }
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> { asObservable() }
    public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { asObservable() }
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
    public func debounce(_ dueTime: RxTimeInterval) -> Observable<Element> { asObservable() }
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> Observable<Element> { asObservable() }
    public func delay(_ dueTime: RxTimeInterval) -> Observable<Element> { asObservable() }
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
    public func debug(_ identifier: String? = nil, trimOutput: Bool = false) -> Observable<Element> { asObservable() }
}
