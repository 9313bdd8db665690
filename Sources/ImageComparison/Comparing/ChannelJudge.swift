/// Lets each of red, green, blue and alpha differ by some steps of 255.
struct ChannelJudge: RowJudge {
    let tolerance: UInt32

    init(tolerance: UInt8) {
        self.tolerance = UInt32(tolerance)
    }

    func judge(_ row: PixelRow, _ columns: inout JudgedColumns, _ tally: inout DifferenceTally) {
        guard let found = columns.found.baseAddress else { return }
        // Not in the tally itself: as locals they cost less in a debug build.
        var (kept, index) = (0, 0)
        var (largest, sum): (UInt32, UInt) = (0, 0)
        while index < columns.foundCount {
            let column = Int(truncatingIfNeeded: found[index])
            let step = Self.largestStep(row.expected[column], row.actual[column])
            if step > tolerance {
                found[kept] = found[index]
                kept &+= 1
                sum &+= UInt(truncatingIfNeeded: step)
                if step > largest { largest = step }
            }
            index &+= 1
        }
        columns.differingCount = kept
        tally.differing += kept
        tally.tolerated += columns.foundCount - kept
        tally.largest = max(tally.largest, Double(largest))
        tally.sum += Double(sum)
    }

    /// The largest difference of a component.
    @inline(__always)
    static func largestStep(_ one: UInt32, _ other: UInt32) -> UInt32 {
        var largest: UInt32 = 0
        var (one, other) = (one, other)
        while one != other {
            let (a, b) = (one & 0xFF, other & 0xFF)
            let step = a > b ? a &- b : b &- a
            if step > largest { largest = step }
            one = one &>> 8
            other = other &>> 8
        }
        return largest
    }
}
