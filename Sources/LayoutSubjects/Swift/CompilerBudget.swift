import HostFiles

/// The code that the compiler may still read for a subject, shared by all attempts at drawing it.
///
/// The budget counts code and not time, so that slow and fast machines make the same attempts. A compilation takes longer the more code it
/// reads: the budget is enough for eight calls with large slices, and for more with small ones.
final class CompilerBudget: Sendable {
    /// A call costs as many bytes as its code has without blanks, and `start` bytes more for starting the compiler, but at most `largest`.
    private static let (start, largest) = (15_000, 100_000)
    private static let limit = 8 * largest
    /// Bytes reserved for drawing members without instances of their types: a member may compile where its type's initializers do not.
    static let reserve = 200_000
    /// Bytes reserved for such members and for layouts made in bodies.
    static let reserveForAll = 250_000
    /// Bytes that stay reserved for layouts made in bodies while members are drawn.
    static let reserveForBodies = 100_000

    private struct State {
        var bytes = CompilerBudget.limit
        var reserved: Int
        var lastCost = 0
        var calls = 0
    }

    private let state: Locked<State>

    init(reserving reserved: Int = 0) { state = Locked(State(reserved: reserved)) }

    /// The number of calls so far.
    var calls: Int { state.withLock(\.calls) }

    /// True if another call may begin.
    var hasCall: Bool { state.withLock { $0.bytes > $0.reserved } }
    /// True if fewer than three calls like the last one are left; repairs then leave out whole bodies.
    var isShort: Bool { state.withLock { $0.bytes - $0.reserved < 3 * $0.lastCost } }

    /// Takes the cost of a call that compiles these texts.
    func takeCall(_ texts: [[UInt8]]) {
        let size = texts.reduce(0) { sum, text in sum + text.count { $0 > UInt8(ascii: " ") } }
        let cost = min(Self.start + size, Self.largest)
        state.withLock { state in
            state.bytes -= cost
            (state.lastCost, state.calls) = (cost, state.calls + 1)
        }
    }

    /// Makes the reserved bytes available, except for `rest` of them.
    func release(keeping rest: Int = 0) { state.withLock { $0.reserved = rest } }
}
