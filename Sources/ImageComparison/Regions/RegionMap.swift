/// The regions of a comparison: as many boxes as there can be of which no two are near each other.
///
/// Two boxes are near if along both axes at most `distance` pixels lie between them. Joining near boxes to the least
/// box that holds both, until none are near, ends in the same boxes in whatever order they are joined.
struct RegionMap {
    /// From top to bottom, then from left to right.
    private(set) var regions: [DifferenceRegion]
    /// Pixels between two boxes that still joined them.
    private(set) var distance: Int

    /// - Parameter regions: boxes that together hold all differing pixels, each as tight as it can be.
    init(joining regions: [DifferenceRegion], distance: Int) {
        (self.regions, self.distance) = (regions, distance)
        joinAll()
    }

    /// Joins boxes ever further apart until there are few enough.
    mutating func limit(to count: Int) {
        while regions.count > count {
            distance = max(1, 2 * distance)
            joinAll()
        }
    }

    /// Sweeps until nothing is joined any more: a box that grew may have come near one that the sweep had left behind.
    private mutating func joinAll() {
        var count: Int
        repeat {
            count = regions.count
            regions.sort { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
            regions = swept()
        } while regions.count < count
        regions.sort { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    }

    private func swept() -> [DifferenceRegion] {
        var sweep = RegionSweep(distance: distance)
        var start = 0
        while start < regions.count {
            let end = regions[start...].firstIndex { $0.box.top != regions[start].box.top } ?? regions.count
            sweep.add(Array(regions[start..<end]))
            start = end
        }
        return sweep.regions()
    }
}
