import ImageComparison
import Raster
import Testing

struct AntialiasingTests {
    /// Black to the left of column 10, white to the right of it, and there the grey between.
    private func edge(_ grey: UInt8) -> Bitmap {
        var bitmap = Bitmap(20, 12)
        for y in 0..<12 {
            for x in 0..<10 { bitmap[x, y] = Bitmap.black }
            bitmap[10, y] = [grey, grey, grey, 255]
        }
        return bitmap
    }

    @Test func otherCoverageOfAnEdgeIsNoDifference() {
        // Neighbours along a straight edge are as bright as the pixel; two such are the most that antialiasing has.
        let difference = PixelComparison(.perceptual()).compare(edge(90), with: edge(170))
        #expect(difference.isMatch)
        #expect(difference.antialiasedCount == 12)
        #expect(difference.toleratedCount == 12)
        #expect(difference.regions.isEmpty)
    }

    @Test func otherCoverageCountsWhereItIsToCount() {
        let rule = ComparisonRule.perceptual(antialiasing: .counted)
        let difference = PixelComparison(rule).compare(edge(90), with: edge(170))
        #expect(difference.differingCount == 12)
        #expect(difference.antialiasedCount == 0)
    }

    @Test func aDotIsDrawn() {
        let actual = Bitmap(20, 12).with(Bitmap.black, at: [(10, 6)])
        #expect(PixelComparison(.perceptual()).compare(Bitmap(20, 12), with: actual).differingCount == 1)
    }

    @Test func aThinLineIsDrawn() {
        let actual = Bitmap(20, 12).with(Bitmap.black, at: (0..<20).map { ($0, 6) })
        #expect(PixelComparison(.perceptual()).compare(Bitmap(20, 12), with: actual).differingCount == 20)
    }

    @Test func anAreaOfAnotherColorIsDrawn() {
        let expected = Bitmap(20, 12, [200, 0, 0, 255])
        let difference = PixelComparison(.perceptual()).compare(expected, with: Bitmap(20, 12, [0, 0, 200, 255]))
        #expect(difference.differingCount == 240)
    }

    @Test func pixelsWithThreeNeighboursAsBrightAreDrawn() {
        let (expected, actual) = (edge(90), edge(170))
        let difference = PixelComparison(.perceptual()).compare(
            expected.with([90, 90, 90, 255], at: [(11, 5)]), with: actual.with([170, 170, 170, 255], at: [(11, 5)]))
        #expect(difference.differingCount == 4)
        #expect(difference.antialiasedCount == 9)
    }

    @Test func thePicturesEdgeCountsAsANeighbourAsBright() {
        let (expected, actual) = (edge(90), edge(170))
        let difference = PixelComparison(.perceptual()).compare(
            expected.with([90, 90, 90, 255], at: [(11, 0)]), with: actual.with([170, 170, 170, 255], at: [(11, 0)]))
        #expect(difference.differingCount == 3)
    }

    @Test func coverageMayBeAlpha() {
        func edge(_ alpha: UInt8) -> Bitmap {
            var bitmap = Bitmap(20, 12, [0, 0, 0, 0])
            for y in 0..<12 {
                for x in 0..<10 { bitmap[x, y] = Bitmap.black }
                bitmap[10, y] = [0, 0, 0, alpha]
            }
            return bitmap
        }
        #expect(PixelComparison(.perceptual()).compare(edge(90), with: edge(170)).antialiasedCount == 12)
    }

    /// A picture that is darker above and brighter below, where no two pixels are alike, but for some neighbours of
    /// one.
    private func slope(alikeNeighbours: Int) -> Bitmap {
        var bitmap = Bitmap(9, 9)
        for y in 0..<9 {
            for x in 0..<9 {
                let grey = UInt8(20 * y + 2 * x)
                bitmap[x, y] = [grey, grey, grey, 255]
            }
        }
        return bitmap.with(bitmap[3, 3], at: Array([(2, 2), (2, 3), (2, 4)].prefix(alikeNeighbours)))
    }

    @Test(arguments: [0, 2, 3])
    func aSlopeEndsInAnAreaOfThreeAlikeNeighbours(count: Int) {
        let expected = slope(alikeNeighbours: count)
        let actual = expected.with([110, 110, 110, 255], at: [(4, 4)])
        let difference = PixelComparison(.perceptual()).compare(expected, with: actual)
        #expect(difference.antialiasedCount == (count == 3 ? 1 : 0))
        #expect(difference.isMatch == (count == 3))
    }
}
