import ImageComparison
import Raster
import TestSupport
import Testing

struct ComparisonPropertyTests {
    static let rules: [ComparisonRule] = [
        .exact, .tolerance(perChannel: 2), .perceptual(), .perceptual(threshold: 0.01, antialiasing: .counted),
    ]
    static let seeds = Array(UInt64(0)..<60)

    /// Two pictures and a comparison, determined by a seed.
    private func trial(_ seed: UInt64) -> (one: Bitmap, other: Bitmap, comparison: PixelComparison) {
        var dice = SeededGenerator(seed: seed)
        let (one, other) = dice.pair()
        let comparison = PixelComparison(
            Self.rules[Int(seed % 4)], mergeDistance: Int(seed / 4 % 5), maximumRegionCount: 10_000)
        return (one, other, comparison)
    }

    /// The differing pixels, each compared alone; `nil` if the result depends on their neighbours.
    private func differing(_ one: Bitmap, _ other: Bitmap, _ rule: ComparisonRule) -> [(x: Int, y: Int)]? {
        if case .perceptual(_, .tolerated) = rule { return nil }
        var places: [(x: Int, y: Int)] = []
        for y in 0..<one.height {
            for x in 0..<one.width {
                let pixels = (Bitmap(1, 1, one[x, y]), Bitmap(1, 1, other[x, y]))
                if !PixelComparison(rule).compare(pixels.0, with: pixels.1).isMatch { places.append((x, y)) }
            }
        }
        return places
    }

    @Test(arguments: seeds)
    func aPictureMatchesItself(seed: UInt64) {
        let (one, _, comparison) = trial(seed)
        let difference = comparison.compare(one, with: one)
        #expect(difference.isMatch)
        #expect(difference.toleratedCount == 0)
        #expect(difference.regions.isEmpty)
    }

    @Test(arguments: seeds)
    func whichPictureIsExpectedDoesNotMatter(seed: UInt64) {
        let (one, other, comparison) = trial(seed)
        #expect(comparison.compare(one, with: other) == comparison.compare(other, with: one))
    }

    @Test(arguments: seeds)
    func eachPixelIsComparedAndNoneTwice(seed: UInt64) {
        let (one, other, comparison) = trial(seed)
        let difference = comparison.compare(one, with: other)
        let unequal = PixelComparison(.exact).compare(one, with: other).differingCount
        #expect(difference.differingCount + difference.toleratedCount == unequal)
        if let places = differing(one, other, comparison.rule) { #expect(difference.differingCount == places.count) }
    }

    @Test(arguments: seeds)
    func regionsAreTheDifferingPixelsJoinedOneByOne(seed: UInt64) {
        let (one, other, comparison) = trial(seed)
        let difference = comparison.compare(one, with: other)
        #expect(difference.regions.reduce(0) { $0 + $1.pixelCount } == difference.differingCount)
        guard let places = differing(one, other, comparison.rule) else { return }
        #expect(difference.regions.map(\.box) == joined(places, comparison.mergeDistance))
        for region in difference.regions {
            let inside = places.filter {
                $0.x >= region.box.left && $0.x < region.box.right && $0.y >= region.box.top && $0.y < region.box.bottom
            }
            #expect(inside.count == region.pixelCount)
        }
    }

    @Test(arguments: seeds)
    func fewRegionsAreTheDifferingPixelsJoinedFurtherApart(seed: UInt64) {
        let (one, other, comparison) = trial(seed)
        var coarse = comparison
        coarse.maximumRegionCount = 1 + Int(seed % 3)
        let difference = coarse.compare(one, with: other)
        #expect(difference.regions.count <= coarse.maximumRegionCount)
        #expect(difference.regions.reduce(0) { $0 + $1.pixelCount } == difference.differingCount)
        guard let places = differing(one, other, comparison.rule) else { return }
        #expect(difference.regions.map(\.box) == joined(places, difference.mergeDistance))
    }

    @Test(arguments: seeds)
    func wherePicturesLieDoesNotMatter(seed: UInt64) {
        let (one, other, comparison) = trial(seed)
        let whole = comparison.compare(one.placed(x: 2, y: 2, on: 80, 50), with: other.placed(x: 2, y: 2, on: 80, 50))
        let moved = comparison.compare(one.placed(x: 7, y: 5, on: 80, 50), with: other.placed(x: 7, y: 5, on: 80, 50))
        #expect(moved.differingCount == whole.differingCount)
        #expect(moved.antialiasedCount == whole.antialiasedCount)
        #expect(moved.largest == whole.largest)
        #expect(moved.mean == whole.mean)
        let boxes = whole.regions.map(\.box).map {
            PixelRect(left: $0.left + 5, top: $0.top + 3, right: $0.right + 5, bottom: $0.bottom + 3)
        }
        #expect(moved.regions.map(\.box) == boxes)
    }

    /// Merges near boxes, two at a time, until none are near.
    private func joined(_ places: [(x: Int, y: Int)], _ distance: Int) -> [PixelRect] {
        var boxes: [PixelRect] = []
        for place in places {
            var box = PixelRect(left: place.x, top: place.y, right: place.x + 1, bottom: place.y + 1)
            while let near = boxes.firstIndex(where: { isNear($0, box, distance) }) {
                let other = boxes.remove(at: near)
                box = PixelRect(
                    left: min(box.left, other.left), top: min(box.top, other.top), right: max(box.right, other.right),
                    bottom: max(box.bottom, other.bottom))
            }
            boxes.append(box)
        }
        return boxes.sorted { ($0.top, $0.left) < ($1.top, $1.left) }
    }

    private func isNear(_ one: PixelRect, _ other: PixelRect, _ distance: Int) -> Bool {
        max(one.left, other.left) - min(one.right, other.right) <= distance
            && max(one.top, other.top) - min(one.bottom, other.bottom) <= distance
    }
}
