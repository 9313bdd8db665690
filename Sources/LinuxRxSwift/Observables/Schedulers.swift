public import Foundation

/// An executor of work.
public protocol ImmediateSchedulerType {
    /// Runs work at once, or in a later turn of the main queue.
    func perform(_ work: @escaping () -> Void)
}

/// An executor of work that knows time. No delay takes time here.
public protocol SchedulerType: ImmediateSchedulerType {}

extension ImmediateSchedulerType {
    /// Runs work in a later turn of the main queue, in order. No work runs beside other work, so that pictures are the same in each run.
    public func perform(_ work: @escaping () -> Void) {
        nonisolated(unsafe) let work = work
        DispatchQueue.main.async { work() }
    }
}

/// Runs work on the main queue: at once if the caller is there.
public class MainScheduler: SchedulerType {
    nonisolated(unsafe) public static let instance = MainScheduler()
    nonisolated(unsafe) public static let asyncInstance = SerialDispatchQueueScheduler()

    public init() {}
    public func perform(_ work: @escaping () -> Void) {
        guard DispatchQueue.getSpecific(key: Self.key) == nil else { return work() }
        nonisolated(unsafe) let work = work
        DispatchQueue.main.async { work() }
    }
    /// Marks the main queue. The main thread may have ended, so that another one serves the queue.
    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
}

public typealias ConcurrentMainScheduler = MainScheduler

public class SerialDispatchQueueScheduler: SchedulerType {
    public init() {}
    public convenience init(internalSerialQueueName: String) { self.init() }
    public convenience init(queue: DispatchQueue, internalSerialQueueName: String = "") { self.init() }
    public convenience init(qos: DispatchQoS, internalSerialQueueName: String = "") { self.init() }
}

public final class ConcurrentDispatchQueueScheduler: SchedulerType {
    public init(queue: DispatchQueue) {}
    public init(qos: DispatchQoS) {}
}

public typealias RxTimeInterval = DispatchTimeInterval

extension ObservableType {
    /// Delivers events on a scheduler.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        Observable { next in asObservable().listen { event in scheduler.perform { next(event) } } }
    }

    /// Subscribes on a scheduler.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        Observable { next in
            let link = Link()
            scheduler.perform { if !link.isEnded { link.attach(asObservable().listen(next)) } }
            return link
        }
    }

    /// Delivers values in a later turn of the main queue.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        observe(on: MainScheduler.asyncInstance)
    }

    /// Delivers the last value of a turn of the main queue in a later turn.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        flatMapLatest { Observable.just($0).delay(dueTime, scheduler: scheduler) }
    }

    /// Delivers all values, as none comes again within a time.
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Observable<Element> {
        asObservable()
    }

    /// Never times out.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
}

extension ObservableType where Element: FixedWidthInteger {
    /// Sends 0 in a later turn of the main queue. With a period nothing follows, as that would have no end.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable<Element> {
        let first = Observable<Element>.just(0).delay(dueTime, scheduler: scheduler)
        return period == nil ? first : first.concat(Observable<Element>.never())
    }

    /// Sends nothing, as no picture may depend on durations.
    public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { .never() }
}
