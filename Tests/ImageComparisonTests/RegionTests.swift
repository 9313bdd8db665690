import ImageComparison
import Raster
import Testing

/// Regions beyond a limit. `ComparisonPropertyTests` compares the others with pixels joined one by one.
struct RegionTests {
    private func difference(
        _ places: [(x: Int, y: Int)], width: Int = 60, height: Int = 60, distance: Int = 3, limit: Int = 32
    ) -> PictureDifference {
        let expected = Bitmap(width, height)
        return PixelComparison(mergeDistance: distance, maximumRegionCount: limit)
            .compare(expected, with: expected.with(Bitmap.black, at: places))
    }

    private func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> PixelRect {
        PixelRect(left: left, top: top, right: right, bottom: bottom)
    }

    @Test func tooManyRegionsAreJoinedFurtherApart() {
        let places = (0..<6).flatMap { row in (0..<6).map { (x: 10 * $0, y: 10 * row) } }
        #expect(difference(places, limit: 36).regions.count == 36)
        #expect(difference(places, limit: 36).mergeDistance == 3)
        let joined = difference(places, limit: 35)
        #expect(joined.regions == [DifferenceRegion(box: box(0, 0, 51, 51), pixelCount: 36)])
        #expect(joined.mergeDistance == 12)
    }

    @Test func regionsThatWereJoinedOnTheWaySayHowFar() {
        let places = [0, 4].flatMap { y in (0..<15).map { (x: 4 * $0, y: y) } }
        let joined = difference(places + [(x: 0, y: 40)], distance: 1, limit: 2)
        #expect(joined.regions.map(\.box) == [box(0, 0, 57, 5), box(0, 40, 1, 41)])
        #expect(joined.mergeDistance == 4)
    }

    @Test func fewerRegionsThanTheLimitAreNotTouched() {
        let places = [(x: 0, y: 0), (x: 7, y: 0), (x: 40, y: 40)]
        let joined = difference(places, limit: 2)
        #expect(joined.regions.map(\.box) == [box(0, 0, 8, 1), box(40, 40, 41, 41)])
        #expect(joined.mergeDistance == 6)
    }
}
