/// The pixels of a row that two pictures do not have alike. It is valid while the body that it is handed to runs.
struct RowDifference {
    let y: Int
    /// Columns, ascending, whose pixels differ by the rule.
    let differing: UnsafeBufferPointer<Int32>
    /// Columns, ascending, whose pixels would differ, were it not for antialiasing.
    let antialiased: UnsafeBufferPointer<Int32>
}
