/// Finds the differing pixels in the area that two pictures share, row by row.
struct DifferenceScan {
    let expected: PixelView
    let actual: PixelView
    let rule: ComparisonRule

    /// The size of the shared area.
    var sharedSize: PixelSize {
        PixelSize(width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    }

    /// - Parameter body: receives the rows that have differing or antialiased pixels, from top to bottom.
    func forEachDifferingRow(_ body: (RowDifference) -> Void) -> DifferenceTally {
        switch rule {
        case .exact:
            var judge = ChannelJudge(tolerance: 0)
            return scan(with: &judge, body)
        case .tolerance(let steps):
            var judge = ChannelJudge(tolerance: steps)
            return scan(with: &judge, body)
        case .perceptual(let threshold, let antialiasing):
            let detector = AntialiasingDetector(expected: expected, actual: actual, size: sharedSize)
            var judge = PerceptualJudge(threshold: threshold, policy: antialiasing, detector: detector)
            return scan(with: &judge, body)
        }
    }

    private func scan(with judge: inout some RowJudge, _ body: (RowDifference) -> Void) -> DifferenceTally {
        let size = sharedSize
        var tally = DifferenceTally()
        guard size.area > 0 else { return tally }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * size.width) { columns in
            let found = UnsafeMutableBufferPointer(rebasing: columns[..<size.width])
            let antialiased = UnsafeMutableBufferPointer(rebasing: columns[size.width...])
            for y in 0..<size.height {
                let row = PixelRow(y: y, expected: expected.row(y), actual: actual.row(y))
                let count = row.findDifferences(width: size.width, into: found)
                guard count > 0 else { continue }
                var columns = JudgedColumns(found: found, foundCount: count, antialiased: antialiased)
                judge.judge(row, &columns, &tally)
                if let difference = columns.difference(row: y) { body(difference) }
            }
        }
        return tally
    }
}

/// The differing pixels of a row, valid only during the call that receives it.
struct RowDifference {
    let y: Int
    /// Columns of pixels that differ according to the rule, ascending.
    let differing: UnsafeBufferPointer<Int32>
    /// Columns of pixels tolerated as antialiased, ascending.
    let antialiased: UnsafeBufferPointer<Int32>
}

/// Counts of a scan.
struct DifferenceTally {
    /// Pixels that differ according to the rule.
    var differing = 0
    /// Pixels with different values that the rule tolerates, including antialiased ones.
    var tolerated = 0
    var antialiased = 0
    /// The largest difference of a differing pixel, in the rule's unit.
    var largest = 0.0
    var sum = 0.0
}

/// The columns of a row whose pixels have different values, during classification.
struct JudgedColumns {
    /// The indices of the columns, ascending. A judge of the pixels then moves the indices of differing pixels to the front.
    let found: UnsafeMutableBufferPointer<Int32>
    let foundCount: Int
    let antialiased: UnsafeMutableBufferPointer<Int32>
    var differingCount = 0
    var antialiasedCount = 0

    /// The row's columns after classification; `nil` if none differ or are antialiased.
    func difference(row y: Int) -> RowDifference? {
        guard differingCount > 0 || antialiasedCount > 0 else { return nil }
        return RowDifference(
            y: y, differing: UnsafeBufferPointer(start: found.baseAddress, count: differingCount),
            antialiased: UnsafeBufferPointer(start: antialiased.baseAddress, count: antialiasedCount))
    }
}

/// Decides which of a row's pixels differ according to a rule.
protocol RowJudge {
    /// - Parameters:
    ///   - row: the pixels.
    ///   - columns: columns with different values; the judge keeps those that differ according to the rule.
    ///   - tally: the counts to update.
    mutating func judge(_ row: PixelRow, _ columns: inout JudgedColumns, _ tally: inout DifferenceTally)
}

/// Tolerates differences up to a limit, from 0 to 255, in each of red, green, blue and alpha.
struct ChannelJudge: RowJudge {
    let tolerance: UInt32

    init(tolerance: UInt8) {
        self.tolerance = UInt32(tolerance)
    }

    func judge(_ row: PixelRow, _ columns: inout JudgedColumns, _ tally: inout DifferenceTally) {
        guard let found = columns.found.baseAddress else { return }
        // In a debug build, local variables are faster than the tally's properties.
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

    /// The largest difference of a component of two pixels.
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
