/// The regions of a comparison: boxes that contain all differing pixels, no two of them near each other.
///
/// Two boxes are near if at most `distance` pixels lie between them along both axes. Near boxes are merged into their bounding
/// box until none are near, which gives the same boxes in any order of merging. Boxes merged at one distance can therefore be
/// merged further at a larger one.
struct RegionMap {
    private var sweep: RegionSweep
    private let limit: Int

    /// - Parameters:
    ///   - distance: the merge distance, doubled while there are too many regions.
    ///   - limit: the maximum number of regions in the result. Up to eight times as many are kept while rows are added, so that
    ///     many scattered differences take no longer than few.
    init(distance: Int, limit: Int) {
        sweep = RegionSweep(distance: distance)
        self.limit = limit
    }

    /// Adds the differing pixels of a row.
    ///
    /// - Parameters:
    ///   - y: below all rows added before.
    ///   - columns: ascending, at least one.
    mutating func add(row y: Int, columns: UnsafeBufferPointer<Int32>) {
        sweep.add(row: y, columns: columns)
        guard sweep.count > 8 * limit else { return }
        let (regions, distance) = joined(atMost: 8 * limit)
        sweep = RegionSweep(distance: distance, regions: regions, row: y)
    }

    /// The regions from top to bottom, then from left to right, and the final merge distance.
    func regions() -> (regions: [DifferenceRegion], distance: Int) {
        joined(atMost: limit)
    }

    private func joined(atMost count: Int) -> (regions: [DifferenceRegion], distance: Int) {
        var distance = sweep.distance
        var regions = Self.joined(sweep.regions, distance)
        while regions.count > count {
            distance = max(1, 2 * distance)
            regions = Self.joined(regions, distance)
        }
        return (regions, distance)
    }

    /// Sweeps until nothing is merged any more, as a box that grows may come near a box that the sweep has already passed.
    private static func joined(_ regions: [DifferenceRegion], _ distance: Int) -> [DifferenceRegion] {
        var regions = ordered(regions)
        while true {
            let swept = ordered(swept(regions, distance))
            if swept.count == regions.count { return swept }
            regions = swept
        }
    }

    private static func ordered(_ regions: [DifferenceRegion]) -> [DifferenceRegion] {
        regions.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    }

    private static func swept(_ regions: [DifferenceRegion], _ distance: Int) -> [DifferenceRegion] {
        var sweep = RegionSweep(distance: distance)
        var start = 0
        while start < regions.count {
            let end = regions[start...].firstIndex { $0.box.top != regions[start].box.top } ?? regions.count
            sweep.add(Array(regions[start..<end]))
            start = end
        }
        return sweep.regions
    }
}

/// A part of the picture that contains differing pixels.
public struct DifferenceRegion: Sendable, Hashable {
    /// The bounding box; each side touches a differing pixel.
    public var box: PixelRect
    /// The differing pixels in the box.
    public var pixelCount: Int

    public init(box: PixelRect, pixelCount: Int) {
        self.box = box
        self.pixelCount = pixelCount
    }

    mutating func merge(_ other: DifferenceRegion) {
        box = box.union(other.box)
        pixelCount += other.pixelCount
    }
}

/// Whole pixels in a rectangle: columns `left..<right` of rows `top..<bottom`, from the picture's top left corner.
public struct PixelRect: Sendable, Hashable, CustomStringConvertible {
    public var left: Int
    public var top: Int
    public var right: Int
    public var bottom: Int

    public init(left: Int, top: Int, right: Int, bottom: Int) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    public var width: Int { right - left }
    public var height: Int { bottom - top }

    public var description: String { "\(width) x \(height) at (\(left), \(top))" }

    /// The smallest rectangle that contains both.
    func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }
}
