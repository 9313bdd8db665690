import ImageComparison
import Raster
import Testing

struct DifferencePictureTests {
    private func picture(_ expected: Bitmap, _ actual: Bitmap, _ rule: ComparisonRule = .exact) throws -> Bitmap {
        let comparison = PixelComparison(rule)
        return try #require(comparison.picture(of: comparison.compare(expected, with: actual), expected, actual))
    }

    private func bytes(_ mark: DifferenceMark) -> [UInt8] {
        [mark.color.red, mark.color.green, mark.color.blue, mark.color.alpha]
    }

    @Test func whatDiffersIsMarkedOnThePaleExpectedPicture() throws {
        let expected = Bitmap(40, 30).with(Bitmap.black, at: [(35, 25), (20, 25)])
        let shown = try picture(expected, expected.with([0, 0, 200, 255], at: [(10, 12)]))
        #expect(shown[10, 12] == bytes(.changed))
        #expect(shown[11, 12] == [255, 255, 255, 255])
        for x in [20, 35] { #expect(shown[x, 25] == [191, 191, 191, 255]) }
        for x in [19, 21, 34, 36] { #expect(shown[x, 25] == [255, 255, 255, 255]) }
    }

    @Test func aFrameSurroundsARegionAndHidesNoPixelOfIt() throws {
        let shown = try picture(Bitmap(40, 30), Bitmap(40, 30).with(Bitmap.black, at: [(10, 12)]))
        for (x, y) in [(6, 8), (7, 9), (14, 16), (13, 12), (10, 9), (6, 16)] { #expect(shown[x, y] == bytes(.region)) }
        for (x, y) in [(5, 12), (8, 12), (9, 11), (15, 12)] { #expect(shown[x, y] == [255, 255, 255, 255]) }
    }

    @Test func aFrameHidesNoPixelOfAnotherRegion() throws {
        let comparison = PixelComparison(mergeDistance: 0)
        let (expected, actual) = (Bitmap(40, 30), Bitmap(40, 30).with(Bitmap.black, at: [(10, 12), (14, 12)]))
        let difference = comparison.compare(expected, with: actual)
        #expect(difference.regions.count == 2)
        let shown = try #require(comparison.picture(of: difference, expected, actual))
        #expect(shown[10, 12] == bytes(.changed) && shown[14, 12] == bytes(.changed))
    }

    @Test func framesAreCutAtThePicturesEdge() throws {
        let shown = try picture(Bitmap(6, 5), Bitmap(6, 5).with(Bitmap.black, at: [(0, 0), (5, 4)]))
        #expect(shown[0, 0] == bytes(.changed))
        #expect(shown[5, 4] == bytes(.changed))
    }

    @Test func antialiasingIsMarkedAsSuch() throws {
        var (expected, actual) = (Bitmap(20, 12), Bitmap(20, 12))
        for y in 0..<12 {
            for x in 0..<10 { (expected[x, y], actual[x, y]) = (Bitmap.black, Bitmap.black) }
            (expected[10, y], actual[10, y]) = ([90, 90, 90, 255], [170, 170, 170, 255])
        }
        #expect(try picture(expected, actual, .perceptual())[10, 5] == bytes(.antialiased))
        #expect(try picture(expected, actual)[10, 5] == bytes(.changed))
    }

    @Test func whatOnlyOnePictureHasIsTinted() throws {
        let shown = try picture(Bitmap(30, 40, [0, 0, 0, 255]), Bitmap(60, 20))
        #expect(shown.width == 60)
        #expect(shown.height == 40)
        #expect(shown[45, 10] == [140, 185, 243, 255])
        #expect(shown[15, 30] == [211, 144, 95, 255])
        #expect(shown[45, 30] == [0, 0, 0, 0])
    }

    @Test func whatALargerPictureHasIsTintedRoundTheCorner() throws {
        let shown = try picture(Bitmap(2, 2), Bitmap(3, 4))
        let tinted = [[2, 0], [2, 1], [0, 2], [1, 2], [2, 2], [2, 3]]
        for place in tinted { #expect(shown[place[0], place[1]] == [140, 185, 243, 255]) }
        #expect(shown[1, 1] == [255, 255, 255, 255])
    }

    @Test func equalPicturesShowNoMark() throws {
        let shown = try picture(Bitmap(3, 2), Bitmap(3, 2))
        #expect(shown == Bitmap(3, 2))
    }

    @Test func picturesThatWouldBeHugeAreNotMade() {
        let (wide, tall) = (Bitmap(100_000, 1), Bitmap(1, 100_000))
        let comparison = PixelComparison()
        let difference = comparison.compare(wide, with: tall)
        #expect(difference.differingCount == 2 * 99_999)
        #expect(comparison.picture(of: difference, wide, tall) == nil)
    }
}
