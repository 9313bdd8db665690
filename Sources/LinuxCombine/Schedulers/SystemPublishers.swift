public import Foundation

extension NotificationCenter {
    /// Publishes the notifications with a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { receiver in
            nonisolated(unsafe) let value = receiver.value
            let token = self.addObserver(forName: name, object: object, queue: nil) { value($0) }
            return AnyCancellable { self.removeObserver(token) }
        }
    }
}

extension Timer {
    /// Publishes no time, as no picture may depend on durations.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }

    /// A timer that never fires.
    public struct TimerPublisher: ConnectablePublisher, _CombinedPublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public func connect() -> any Cancellable { AnyCancellable {} }
        public var _publisher: AnyPublisher<Date, Never> { Empty(completeImmediately: false)._publisher }
    }
}
