import Foundation
import TestSupport

extension SeededGenerator {
    mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < probability
    }

    /// One of the values.
    mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &self)]
    }
}

/// The seeds of property tests: a fixed number of them, or as set in the environment.
///
/// `GALLEY_SEED=17` replays one; `GALLEY_SEEDS=5000` tries more.
enum Seeds {
    private static let environment = ProcessInfo.processInfo.environment
    /// True in `Scripts/test-more`, for tests of layouts so large that they take seconds.
    static let largeLayoutsAreWanted = environment["GALLEY_MORE_TESTS"] != nil
    static let all: [UInt64] = {
        if let seed = environment["GALLEY_SEED"].flatMap(UInt64.init) { return [seed] }
        return Array(1...(environment["GALLEY_SEEDS"].flatMap(UInt64.init) ?? (largeLayoutsAreWanted ? 1_000 : 40)))
    }()
    /// For tests that solve a layout many times per seed.
    static let few = largeLayoutsAreWanted ? all : Array(all.prefix(15))
}
