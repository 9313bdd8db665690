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
        for index in 0..<columns.foundCount {
            let column = columns.found[index]
            let difference = seen.difference(row.expected[Int(column)], row.actual[Int(column)])
            if difference <= threshold {
                tally.tolerated += 1
            } else if policy == .tolerated && detector.isAntialiased(x: Int(column), y: row.y) {
                tally.tolerated += 1
                tally.antialiased += 1
                columns.antialiased[columns.antialiasedCount] = column
                columns.antialiasedCount += 1
            } else {
                tally.differing += 1
                tally.largest = max(tally.largest, difference)
                tally.sum += difference
                columns.found[columns.differingCount] = column
                columns.differingCount += 1
            }
        }
    }
}
