import HostFiles

/// The calls of the compiler that all attempts at a subject share.
final class CompilerBudget: Sendable {
    static let limit = 8
    /// Calls that are kept for members without instances, which compile where all that an instance runs through does not.
    static let reserve = 3

    private let state: Locked<(calls: Int, reserved: Int)>

    init(reserving reserved: Int = 0) { state = Locked((Self.limit, reserved)) }

    /// True if another call may begin.
    var hasCall: Bool { state.withLock { $0.calls > $0.reserved } }
    /// True if the next calls have to succeed.
    var isShort: Bool { state.withLock { $0.calls - $0.reserved < 3 } }

    func takeCall() { state.withLock { $0.calls -= 1 } }

    /// Permits the calls that were reserved.
    func release() { state.withLock { $0.reserved = 0 } }
}
