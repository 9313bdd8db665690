public import Raster

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

extension PixelComparison {
    /// Compares what both pictures have; what only one has, differs. Both lie with their top left corners together.
    public func compare(_ expected: Bitmap, with actual: Bitmap) -> PictureDifference {
        expected.withView { expected in actual.withView { actual in compare(expected, with: actual) } }
    }
}

extension Bitmap {
    func withView<Answer>(_ body: (PixelView) -> Answer) -> Answer {
        pixels.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: UInt32.self) { body(PixelView($0, width: width, height: height)) }
        }
    }
}

/// When two pixels count as different.
public enum ComparisonRule: Sendable, Hashable {
    /// Any difference of any component counts, of colours that alpha hides, too.
    case exact
    /// A difference counts if it is larger than this in at least one of red, green, blue and alpha.
    case tolerance(perChannel: UInt8)
    /// A difference counts if people would see it: if its YIQ colour difference is larger than 35215 × threshold².
    ///
    /// The threshold lies from 0, which lets nothing pass, to 1, which lets all pass; it is that of pixelmatch and odiff.
    /// Their default of 0.1 lets greys 26 steps of 255 apart pass, which anyone tells from each other. The default here
    /// lets 5 pass. That is about what the eye misses: among near colours, a difference of 0.02 is a CIEDE2000 difference
    /// of 2 in the median, and what is just noticed of two areas side by side is one of 1 to 2.
    ///
    /// Colours that are not opaque are seen on white and on black, and the larger difference counts.
    ///
    /// Source: Kotsarenko, Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
    /// applications", Programación Matemática y Software 2 (2), 2010; pixelmatch for the threshold.
    case perceptual(threshold: Double = 0.02, antialiasing: AntialiasingPolicy = .tolerated)
}

/// What becomes of differences that look like an edge drawn by another antialiasing.
///
/// Source: Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Elektronika ir Elektrotechnika 95 (7),
/// 2009.
public enum AntialiasingPolicy: Sendable, Hashable {
    /// They are counted apart and are no difference.
    case tolerated
    /// They are differences as all others.
    case counted
}
