public import Raster

/// Compares two pictures pixel by pixel.
public struct PixelComparison: Sendable, Hashable {
    /// The condition under which two pixels differ.
    public var rule: ComparisonRule
    /// Differing pixels with at most this many pixels between them, along both axes, share a region.
    public var mergeDistance: Int
    /// The merge distance is increased until there are no more regions than this.
    public var maximumRegionCount: Int

    /// - Precondition: the distance is not negative, and at least one region is allowed.
    public init(_ rule: ComparisonRule = .exact, mergeDistance: Int = 8, maximumRegionCount: Int = 32) {
        precondition(mergeDistance >= 0, "The merge distance must not be negative, but is \(mergeDistance).")
        precondition(maximumRegionCount > 0, "The maximum number of regions must be positive, not \(maximumRegionCount).")
        self.rule = rule
        self.mergeDistance = mergeDistance
        self.maximumRegionCount = maximumRegionCount
    }

    /// Compares two pictures, aligned at their top left corners. Pixels that only one of the pictures has count as different.
    ///
    /// The result is the same, to the last digit, on every machine and in both directions.
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
    /// Compares two pictures, aligned at their top left corners. Pixels that only one of the pictures has count as different.
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

/// The condition under which two pixels count as different.
public enum ComparisonRule: Sendable, Hashable {
    /// Any difference of any component counts, even in fully transparent pixels.
    case exact
    /// A difference counts if it is larger than `perChannel` in at least one of red, green, blue and alpha.
    case tolerance(perChannel: UInt8)
    /// A difference counts if it is perceptible: if the YIQ colour difference is larger than 35215 × threshold².
    /// The threshold ranges from 0, which tolerates nothing, to 1, which tolerates everything, as in pixelmatch and odiff. Their
    /// default of 0.1 tolerates greys 26 steps of 255 apart, which anyone can distinguish. The default here tolerates 5 steps,
    /// about the limit of perception: among similar colours, a difference of 0.02 is a median CIEDE2000 difference of 2, and the
    /// just noticeable difference of adjacent areas is 1 to 2.
    /// Colours that are not opaque are compared on white and on black, and the larger difference counts.
    ///
    /// Source: Kotsarenko, Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
    /// applications", Programación Matemática y Software 2 (2), 2010; pixelmatch for the threshold.
    case perceptual(threshold: Double = 0.02, antialiasing: AntialiasingPolicy = .tolerated)
}

/// The treatment of differences that look like different antialiasing of an edge.
///
/// Source: Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Elektronika ir Elektrotechnika 95 (7),
/// 2009.
public enum AntialiasingPolicy: Sendable, Hashable {
    /// Antialiased pixels are tolerated, and counted separately.
    case tolerated
    /// Antialiased pixels count like any other difference.
    case counted
}
