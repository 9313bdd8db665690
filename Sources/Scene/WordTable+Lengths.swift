extension WordTable {
    /// A length in whole steps; one that is too long for that as it is.
    @inline(__always)
    mutating func append(_ length: Double, stepsPerPoint: Double) {
        let steps = length * stepsPerPoint
        append(abs(steps) < 9e15
            ? UInt64(bitPattern: Int64(steps + (steps < 0 ? -0.5 : 0.5))) : steps.bitPattern)
    }
}
