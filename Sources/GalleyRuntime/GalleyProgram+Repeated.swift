public import Foundation
import HostFiles

/// Time and randomness, which are the same in each run, so that pictures only change if the code does.
extension GalleyProgram {
    /// The time at which all code runs: Wednesday, 10 June 2026, 9:41 UTC.
    public static let now = Date(timeIntervalSince1970: 1_781_084_460)

    /// Generates the same numbers in each drawing: SplitMix64.
    public struct Random: RandomNumberGenerator, Sendable {
        private static let state = Locked(UInt64(0))

        public init() {}

        public mutating func next() -> UInt64 { Self.state.withLock { Self.next(&$0) } }

        fileprivate static func next(_ state: inout UInt64) -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }

        /// Starts the numbers of a drawing.
        static func reset() { state.withLock { $0 = 0 } }
    }

    /// Calls a function with a generator of repeatable random numbers.
    public static func random<Value>(_ body: (inout Random) -> Value) -> Value {
        var generator = Random()
        return body(&generator)
    }

    private static let identifiers = Locked(UInt64(0))

    /// A version 4 UUID. No UUID recurs in a later drawing: an object that is still alive may have it.
    public static func uuid() -> UUID {
        let halves = identifiers.withLock { [Random.next(&$0), Random.next(&$0)] }
        var bytes = halves.flatMap { half in withUnsafeBytes(of: half.bigEndian, Array.init) }
        (bytes[6], bytes[8]) = (bytes[6] & 0x0F | 0x40, bytes[8] & 0x3F | 0x80)
        return NSUUID(uuidBytes: bytes) as UUID
    }
}
