import Foundation

/// Marks intervals of time. Nothing is measured.
public struct OSSignposter: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: OSLog.Category) {}
    public init(logger: Logger) {}

    public func makeSignpostID() -> OSSignpostID { OSSignpostID() }
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = "") {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {}
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// Distinguishes intervals of the same name.
public struct OSSignpostID: Hashable, Sendable {
    public static let exclusive = OSSignpostID()

    public init() {}
    public init(log: OSLog) {}
}

/// A lock that protects a value.
public struct OSAllocatedUnfairLock<State>: Sendable {
    private final class Storage: Sendable {
        let lock = NSLock()
        /// Protected by the lock.
        nonisolated(unsafe) var state: State
        init(_ state: sending State) { self.state = state }
    }

    private let storage: Storage

    public init(initialState: sending State) { storage = Storage(initialState) }
    public init(uncheckedState: sending State) { storage = Storage(uncheckedState) }
    public init() where State == Void { storage = Storage(()) }

    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    public func withLock<R>(_ body: () throws -> R) rethrows -> R where State == Void { try withLock { _ in try body() } }
    public func lock() where State == Void { storage.lock.lock() }
    public func unlock() where State == Void { storage.lock.unlock() }
}
