/// Finds the differing pixels of what two pictures share, row by row.
struct DifferenceScan {
    let expected: PixelView
    let actual: PixelView
    let rule: ComparisonRule

    /// The width and height that both have.
    var sharedSize: PixelSize {
        PixelSize(width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    }

    /// - Parameter body: takes the rows that have differing or antialiased pixels, from top to bottom.
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
