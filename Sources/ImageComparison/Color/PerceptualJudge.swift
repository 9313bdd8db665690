/// Lets pixels differ as far as people would not see it.
struct PerceptualJudge: RowJudge {
    let threshold: Double
    let policy: AntialiasingPolicy
    let detector: AntialiasingDetector
    private var seen = SeenDifferences()

    init(threshold: Double, policy: AntialiasingPolicy, detector: AntialiasingDetector) {
        self.threshold = threshold
        self.policy = policy
        self.detector = detector
    }

    mutating func judge(_ row: PixelRow, _ columns: inout JudgedColumns, _ tally: inout DifferenceTally) {
        guard let found = columns.found.baseAddress else { return }
        var index = 0
        while index < columns.foundCount {
            let column = Int(truncatingIfNeeded: found[index])
            index += 1
            let difference = seen.difference(row.expected[column], row.actual[column])
            if difference <= threshold {
                tally.tolerated += 1
            } else if policy == .tolerated && detector.isAntialiased(x: column, y: row.y) {
                tally.tolerated += 1
                tally.antialiased += 1
                columns.antialiased[columns.antialiasedCount] = found[index - 1]
                columns.antialiasedCount += 1
            } else {
                tally.differing += 1
                tally.largest = max(tally.largest, difference)
                tally.sum += difference
                found[columns.differingCount] = found[index - 1]
                columns.differingCount += 1
            }
        }
    }
}
