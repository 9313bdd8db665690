public import Foundation

/// An executor of work. Work runs immediately here, except the delivery of values published by a property that is changing.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType = SchedulerTime
    associatedtype SchedulerOptions = LinuxCombine.SchedulerOptions
}

/// A point in time of a scheduler.
public struct SchedulerTime: Hashable, Sendable {
    /// A span of time, in seconds.
    public struct Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Sendable {
        public let timeInterval: TimeInterval

        public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
        public init(floatLiteral value: Double) { self.init(value) }
        public init(integerLiteral value: Int) { self.init(Double(value)) }

        public static func seconds(_ value: Int) -> Stride { Stride(Double(value)) }
        public static func seconds(_ value: Double) -> Stride { Stride(value) }
        public static func milliseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e3) }
        public static func microseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e6) }
        public static func nanoseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e9) }
    }
}

/// A scheduler's options. Ignored.
public struct SchedulerOptions: Sendable {}

extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

/// Runs work immediately, as all schedulers do here.
public struct ImmediateScheduler: Scheduler, Sendable {
    public static let shared = ImmediateScheduler()
}

extension Publisher {
    /// Delivers on the sending thread: immediately or, while a property is changing, after the change.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> {
        relay { receiver in
            Receiver(
                value: { value in Deliveries.deliver { receiver.value(value) } },
                completion: { end in Deliveries.deliver { receiver.completion(end) } })
        }
    }

    /// Subscribes immediately.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    /// Delivers every value as `receive(on:)` does.
    public func debounce<S: Scheduler>(
        for dueTime: SchedulerTime.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { receive(on: scheduler) }

    /// Delivers every value as `receive(on:)` does.
    public func throttle<S: Scheduler>(
        for interval: SchedulerTime.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> { receive(on: scheduler) }

    /// Delivers as `receive(on:)` does.
    public func delay<S: Scheduler>(
        for interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { receive(on: scheduler) }

    /// Never times out.
    public func timeout<S: Scheduler>(
        _ interval: SchedulerTime.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
