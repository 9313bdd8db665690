import Foundation

/// A log that discards messages.
public final class OSLog: Sendable {
    /// A predefined category of a log.
    public struct Category: Sendable {
        public static let pointsOfInterest = Category()
        public static let dynamicTracing = Category()
        public static let dynamicStackTracing = Category()
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "")

    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: Category) {}

    public func isEnabled(type: OSLogType) -> Bool { type == .error || type == .fault }
    public var signpostsEnabled: Bool { false }
}

/// Prints messages of errors and faults to standard error, and discards others.
///
/// - Parameter message: formats such as `%{public}@` are not replaced.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: Any...
) {
    guard log.isEnabled(type: type) else { return }
    StandardError.print(([message.description] + arguments.map { "\($0)" }).joined(separator: " "))
}

/// The variant with the type first.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: Any...
) {
    guard log.isEnabled(type: type) else { return }
    StandardError.print(([message.description] + arguments.map { "\($0)" }).joined(separator: " "))
}

enum StandardError {
    static func print(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

/// A lock that protects a value.
public struct OSAllocatedUnfairLock<State>: Sendable {
    private final class Storage: Sendable {
        let lock = NSLock()
        /// Protected by the lock.
        nonisolated(unsafe) var state: State

        init(_ state: sending State) {
            self.state = state
        }
    }

    private let storage: Storage

    public init(initialState: sending State) {
        storage = Storage(initialState)
    }

    public init(uncheckedState: sending State) {
        storage = Storage(uncheckedState)
    }

    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() {
        self.init(initialState: ())
    }

    public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLock { _ in try body() } }
    public func lock() { storage.lock.lock() }
    public func unlock() { storage.lock.unlock() }
}
