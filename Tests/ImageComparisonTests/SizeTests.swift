import ImageComparison
import Raster
import Testing

struct SizeTests {
    private let comparison = PixelComparison(mergeDistance: 0)

    @Test func whatOnlyOnePictureHasDiffers() {
        let expected = Bitmap(10, 8).with(Bitmap.black, at: [(1, 1)])
        let difference = comparison.compare(expected, with: Bitmap(12, 6))
        #expect(!difference.isMatch)
        #expect(difference.expectedSize == PixelSize(width: 10, height: 8))
        #expect(difference.actualSize == PixelSize(width: 12, height: 6))
        #expect(difference.inOneOnlyCount == 2 * 6 + 10 * 2)
        #expect(difference.differingCount == 1 + 32)
        #expect(difference.pixelCount == 60 + 32)
        #expect(difference.largest == 255)
        #expect(difference.mean == 255)
        let dot = PixelRect(left: 1, top: 1, right: 2, bottom: 2)
        #expect(difference.regions == [DifferenceRegion(box: dot, pixelCount: 1)])
    }

    @Test func aLargerPictureHasACornerOnce() {
        let difference = comparison.compare(Bitmap(10, 8), with: Bitmap(12, 9))
        #expect(difference.inOneOnlyCount == 12 * 9 - 10 * 8)
        #expect(difference.differingCount == difference.inOneOnlyCount)
        #expect(comparison.compare(Bitmap(12, 9), with: Bitmap(10, 8)).inOneOnlyCount == difference.inOneOnlyCount)
    }

    @Test func noToleranceLetsOtherSizesPass() {
        for rule in [ComparisonRule.tolerance(perChannel: 255), .perceptual(threshold: 1)] {
            #expect(!PixelComparison(rule).compare(Bitmap(10, 8), with: Bitmap(10, 9)).isMatch)
        }
    }

    @Test func picturesWithoutPixelsMatchIfTheirSizesDo() {
        let difference = comparison.compare(Bitmap(0, 0), with: Bitmap(0, 0))
        #expect(difference.isMatch)
        #expect(difference.share == 0)
        #expect(!comparison.compare(Bitmap(0, 5), with: Bitmap(0, 7)).isMatch)
        let whole = comparison.compare(Bitmap(0, 0), with: Bitmap(3, 2))
        #expect(whole.differingCount == 6)
        #expect(whole.share == 1)
    }

    @Test func rowsMayBePartsOfLongerOnes() {
        let sheet = Bitmap(30, 10).with(Bitmap.black, at: [(2, 1), (4, 3), (25, 3), (2, 8)])
        let blank = Bitmap(20, 10)
        let difference = sheet.pixels.withUnsafeBytes { one in
            blank.pixels.withUnsafeBytes { other in
                one.withMemoryRebound(to: UInt32.self) { one in
                    other.withMemoryRebound(to: UInt32.self) { other in
                        let part = PixelView(one, width: 20, height: 5, rowStride: 30)
                        return comparison.compare(part, with: PixelView(other, width: 20, height: 5))
                    }
                }
            }
        }
        #expect(difference.regions.map(\.box.left) == [2, 4])
        #expect(difference.differingCount == 2)
    }
}
