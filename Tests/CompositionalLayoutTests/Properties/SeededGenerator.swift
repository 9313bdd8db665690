import Foundation

/// Random numbers determined by a seed, the same everywhere (SplitMix64; Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

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
}
