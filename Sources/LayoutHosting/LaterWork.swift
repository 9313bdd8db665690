import HostFiles

/// Delayed work. It runs in the order of its deadlines by a virtual clock, without a wait, so that the picture is the same on a slow
/// machine.
package enum LaterWork {
    /// Maximum number of work items, and of seconds on the virtual clock, as timers may start timers without end.
    private static let (turns, end) = (20, 5.0)

    private struct Item: Sendable {
        var number: Int
        var time: Double
        /// Called with true when the work is due, and with false when it is cancelled.
        var run: @Sendable (_ isDue: Bool) -> Void
    }

    private struct State: Sendable {
        var items: [Item] = []
        var count = 0
        var turns = 0
        var now = 0.0
    }

    private static let state = Locked(State())

    /// Forgets the work of earlier drawings.
    package static func reset() { state.withLock { $0 = State(count: $0.count) } }

    package static func newNumber() -> Int {
        state.withLock { state in
            state.count += 1
            return state.count
        }
    }

    /// Schedules work on the virtual clock.
    ///
    /// - Parameter seconds: the delay from the virtual clock's current time.
    package static func add(_ number: Int = LaterWork.newNumber(), after seconds: Double, _ run: @escaping @Sendable (_ isDue: Bool) -> Void) {
        state.withLock { $0.items.append(Item(number: number, time: $0.now + max(seconds, 0), run: run)) }
    }

    package static func cancel(_ number: Int) {
        let item = state.withLock { state in
            state.items.firstIndex { $0.number == number }.map { state.items.remove(at: $0) }
        }
        item?.run(false)
    }

    /// Advances the virtual clock to the next work item, and runs it.
    ///
    /// - Returns: false if no item is left within the limits.
    static func runNext() -> Bool {
        let next: Item? = state.withLock { state in
            guard state.turns < turns, let next = state.items.map({ ($0.time, $0.number) }).min(by: <), next.0 <= end,
                let index = state.items.firstIndex(where: { $0.number == next.1 })
            else { return nil }
            (state.turns, state.now) = (state.turns + 1, next.0)
            return state.items.remove(at: index)
        }
        next?.run(true)
        return next != nil
    }

    /// The virtual time, in seconds, of the next work that has not run; `nil` for none.
    package static var pendingTime: Double? { state.withLock { $0.items.map(\.time).min() } }
}
