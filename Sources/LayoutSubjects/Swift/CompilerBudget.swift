import HostFiles

/// Compiler calls left for a subject, shared by all attempts at drawing it.
final class CompilerBudget: Sendable {
    static let limit = 8
    /// Calls reserved for drawing members without instances of their types: a member may compile where its type's initializers do not.
    static let reserve = 3
    /// Calls that stay reserved for layouts made in bodies while such members are drawn.
    static let reserveForBodies = 2

    private let state: Locked<(calls: Int, reserved: Int)>

    init(reserving reserved: Int = 0) { state = Locked((Self.limit, reserved)) }

    /// True if another call may begin.
    var hasCall: Bool { state.withLock { $0.calls > $0.reserved } }
    /// True if fewer than three calls are left; repairs then leave out whole bodies.
    var isShort: Bool { state.withLock { $0.calls - $0.reserved < 3 } }

    func takeCall() { state.withLock { $0.calls -= 1 } }

    /// Makes the reserved calls available, except for `rest` of them.
    func release(keeping rest: Int = 0) { state.withLock { $0.reserved = rest } }
}
