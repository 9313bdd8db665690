/// Decides which of a row's pixels differ by a rule.
protocol RowJudge {
    /// - Parameters:
    ///   - row: the pixels.
    ///   - columns: those whose values differ; the judge leaves those that differ by the rule.
    ///   - tally: what is counted.
    mutating func judge(_ row: PixelRow, _ columns: inout JudgedColumns, _ tally: inout DifferenceTally)
}
