/// A time limit for several steps; each may use the time that earlier steps left.
package struct Deadline: Sendable {
    /// The whole time, in seconds.
    package let seconds: Double
    private let elapsed: @Sendable () -> Double

    /// - Parameter elapsed: returns the seconds since the start; tests pass a counter.
    package init(seconds: Double, elapsed: @escaping @Sendable () -> Double) {
        (self.seconds, self.elapsed) = (seconds, elapsed)
    }

    /// A deadline this many seconds from now.
    package init(seconds: Double) {
        let start = ContinuousClock.now
        self.init(seconds: seconds) { (ContinuousClock.now - start) / .seconds(1) }
    }

    /// An earlier deadline, after the first `share` (0 to 1) of the time.
    package func first(_ share: Double) -> Deadline {
        Deadline(seconds: seconds) { [seconds, elapsed] in elapsed() + seconds * (1 - share) }
    }

    /// The seconds that are left.
    package var remaining: Double { max(seconds - elapsed(), 0) }
    package var isOver: Bool { remaining == 0 }
}
