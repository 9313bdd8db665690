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

    @Test func aSlopeBetweenNoAreasIsDrawn() {
        // Darker above, brighter below, and no two pixels alike: a photograph, not an edge.
        var expected = Bitmap(9, 9)
        for y in 0..<9 {
            for x in 0..<9 { expected[x, y] = [UInt8(20 * y + 2 * x), UInt8(20 * y + 2 * x), UInt8(20 * y + 2 * x), 255] }
        }
        let actual = expected.with([110, 110, 110, 255], at: [(4, 4)])
        #expect(PixelComparison(.perceptual()).compare(expected, with: actual).differingCount == 1)
    }
}
