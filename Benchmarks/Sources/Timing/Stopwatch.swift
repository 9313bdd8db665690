/// Times work on a shared machine: the minimum and the median of several runs.
public struct Stopwatch {
    public struct Reading {
        public var least: Double
        public var median: Double

        /// Both in nanoseconds.
        public init(least: Double, median: Double) {
            self.least = least
            self.median = median
        }
    }

    public var runs: Int

    public init(runs: Int = 9) {
        self.runs = runs
    }

    /// Nanoseconds per run.
    public func time(_ work: () throws -> Void) rethrows -> Reading {
        var readings: [Double] = []
        for _ in 0..<runs {
            let clock = ContinuousClock()
            let start = clock.now
            try work()
            let elapsed = start.duration(to: clock.now).components
            readings.append(Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9)
        }
        readings.sort()
        return Reading(least: readings[0], median: readings[readings.count / 2])
    }
}
