import HostFiles

/// The calls of the compiler that all attempts at a subject share.
final class CompilerBudget: Sendable {
    static let limit = 8

    private let calls = Locked(CompilerBudget.limit)

    /// True if another call may begin.
    var hasCall: Bool { calls.withLock { $0 > 0 } }
    /// True if the next calls have to succeed.
    var isShort: Bool { calls.withLock { $0 < 3 } }

    func takeCall() { calls.withLock { $0 -= 1 } }
}
