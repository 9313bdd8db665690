extension WordTable {
    /// A length in whole steps; one that is too long for that as it is.
    @inline(__always)
    static func word(_ length: Double, stepsPerPoint: Double) -> UInt64 {
        let steps = length * stepsPerPoint
        return abs(steps) < 9e15
            ? UInt64(bitPattern: Int64(steps + (steps < 0 ? -0.5 : 0.5))) : steps.bitPattern
    }
}
