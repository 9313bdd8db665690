/// The columns of a row whose pixels have different values, while they are sorted by a rule.
struct JudgedColumns {
    /// Ascending. What differs by the rule is moved to the front.
    let found: UnsafeMutableBufferPointer<Int32>
    let foundCount: Int
    let antialiased: UnsafeMutableBufferPointer<Int32>
    var differingCount = 0
    var antialiasedCount = 0

    init(found: UnsafeMutableBufferPointer<Int32>, foundCount: Int, antialiased: UnsafeMutableBufferPointer<Int32>) {
        self.found = found
        self.foundCount = foundCount
        self.antialiased = antialiased
    }

    /// What is left, or nothing if that is no pixel.
    func difference(row y: Int) -> RowDifference? {
        guard differingCount > 0 || antialiasedCount > 0 else { return nil }
        return RowDifference(
            y: y, differing: UnsafeBufferPointer(start: found.baseAddress, count: differingCount),
            antialiased: UnsafeBufferPointer(start: antialiased.baseAddress, count: antialiasedCount))
    }
}
