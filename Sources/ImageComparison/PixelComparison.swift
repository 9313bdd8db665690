/// Compares two pictures pixel by pixel.
public struct PixelComparison: Sendable, Hashable {
    /// When two pixels count as different.
    public var rule: ComparisonRule
    /// Differing pixels with at most as many pixels between them, along both axes, share a region.
    public var mergeDistance: Int
    /// If there are more regions, those ever further apart are joined, too.
    public var maximumRegionCount: Int

    /// - Precondition: the distance is not negative, and there may be one region at least.
    public init(_ rule: ComparisonRule = .exact, mergeDistance: Int = 8, maximumRegionCount: Int = 32) {
        precondition(mergeDistance >= 0, "No two pixels lie \(mergeDistance) pixels apart.")
        precondition(maximumRegionCount > 0, "\(maximumRegionCount) regions hold no pixel.")
        self.rule = rule
        self.mergeDistance = mergeDistance
        self.maximumRegionCount = maximumRegionCount
    }

    /// Compares what both pictures have; what only one has, differs. Both lie with their top left corners together.
    ///
    /// The answer is the same, to the last digit, on every machine, and in both directions.
    public func compare(_ expected: PixelView, with actual: PixelView) -> PictureDifference {
        let scan = DifferenceScan(expected: expected, actual: actual, rule: rule)
        var map = RegionMap(distance: mergeDistance, limit: maximumRegionCount)
        let tally = scan.forEachDifferingRow { row in
            if !row.differing.isEmpty { map.add(row: row.y, columns: row.differing) }
        }
        let (regions, distance) = map.regions()
        let inOneOnlyCount = expected.size.area + actual.size.area - 2 * scan.sharedSize.area
        return PictureDifference(
            rule: rule, expectedSize: expected.size, actualSize: actual.size,
            differingCount: tally.differing + inOneOnlyCount, inOneOnlyCount: inOneOnlyCount,
            toleratedCount: tally.tolerated, antialiasedCount: tally.antialiased, largest: tally.largest,
            mean: tally.differing == 0 ? 0 : tally.sum / Double(tally.differing), regions: regions,
            mergeDistance: distance)
    }
}
