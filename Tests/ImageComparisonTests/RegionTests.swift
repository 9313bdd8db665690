import ImageComparison
import Raster
import Testing

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

    @Test func equalPicturesHaveNone() {
        #expect(difference([]).regions.isEmpty)
    }

    @Test func aRegionIsTightAndKnowsItsPixels() {
        let regions = difference([(10, 20), (12, 22), (11, 24)]).regions
        #expect(regions == [DifferenceRegion(box: box(10, 20, 13, 25), pixelCount: 3)])
    }

    @Test(arguments: [(4, 0), (0, 4), (4, 4), (-4, 4)])
    func asManyPixelsBetweenAsTheDistanceJoin(dx: Int, dy: Int) {
        #expect(difference([(20, 20), (20 + dx, 20 + dy)]).regions.count == 1)
        #expect(difference([(20, 20), (20 + dx * 5 / 4, 20 + dy * 5 / 4)]).regions.count == 2)
    }

    @Test func distanceNoneJoinsWhatTouches() {
        #expect(difference([(20, 20), (21, 21)], distance: 0).regions.count == 1)
        #expect(difference([(20, 20), (22, 20)], distance: 0).regions.count == 2)
    }

    @Test func aRegionThatGrowsTakesWhatItPassed() {
        // The first pixel is far to the left of a column of pixels, whose foot turns left and under it.
        let column = (0..<30).map { (x: 40, y: $0) }
        let foot = (2..<40).map { (x: $0, y: 29) }
        let regions = difference([(5, 2)] + column + foot).regions
        #expect(regions == [DifferenceRegion(box: box(2, 0, 41, 30), pixelCount: 69)])
    }

    @Test func regionsGoFromTheTopThenFromTheLeft() {
        let boxes = difference([(50, 5), (2, 5), (30, 0), (20, 50)]).regions.map(\.box)
        #expect(boxes == [box(30, 0, 31, 1), box(2, 5, 3, 6), box(50, 5, 51, 6), box(20, 50, 21, 51)])
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
