@testable import ImageComparison
import Raster
import TestSupport
import Testing

struct AntialiasingTests {
    /// Black left of column 10, white right of it, grey in it.
    private func edge(_ grey: UInt8) -> Bitmap {
        var bitmap = Bitmap(20, 12)
        for y in 0..<12 {
            for x in 0..<10 { bitmap[x, y] = Bitmap.black }
            bitmap[10, y] = [grey, grey, grey, 255]
        }
        return bitmap
    }

    @Test func otherCoverageOfAnEdgeIsNoDifference() {
        // Neighbours along a straight edge are as bright as the pixel; antialiasing has at most two such neighbours.
        let difference = PixelComparison(.perceptual()).compare(edge(90), with: edge(170))
        #expect(difference.isMatch)
        #expect(difference.antialiasedCount == 12)
        #expect(difference.toleratedCount == 12)
        #expect(difference.regions.isEmpty)
    }

    /// Checking neighbours takes time, and nearly equal pictures need few checks.
    @Test(arguments: [(12, 12), (5, 5), (0, 0)])
    func beyondALimitPixelsAreNotLookedAtWithTheirNeighbours(limit: Int, antialiased: Int) {
        let (expected, actual) = (edge(90), edge(170))
        expected.withView { expected in
            actual.withView { actual in
                let detector = AntialiasingDetector(expected: expected, actual: actual, size: expected.size)
                var judge = PerceptualJudge(threshold: 0.02, policy: .tolerated, detector: detector, checkLimit: limit)
                var tally = DifferenceTally()
                for y in 0..<12 {
                    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2) { columns in
                        columns[0] = 10
                        let found = UnsafeMutableBufferPointer(rebasing: columns[..<1])
                        var judged = JudgedColumns(
                            found: found, foundCount: 1, antialiased: UnsafeMutableBufferPointer(rebasing: columns[1...]))
                        judge.judge(PixelRow(y: y, expected: expected.row(y), actual: actual.row(y)), &judged, &tally)
                    }
                }
                #expect(tally.antialiased == antialiased && tally.differing == 12 - antialiased)
            }
        }
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

    @Test(arguments: UInt64(0)..<60)
    func antialiasedPixelsAreThoseOfTheRule(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        // Mostly white, so that many neighbours are equal.
        let most = Int.random(in: 3...40, using: &dice)
        func grey() -> [UInt8] { [[UInt8(0), 0, 0, 255], [90, 90, 90, 255]].randomElement(using: &dice) ?? Bitmap.white }
        var (one, other) = (Bitmap(14, 9), Bitmap(14, 9))
        for y in 0..<9 {
            for x in 0..<14 {
                if Int.random(in: 0..<most, using: &dice) == 0 { one[x, y] = grey() }
                other[x, y] = Int.random(in: 0..<most, using: &dice) == 0 ? grey() : one[x, y]
            }
        }
        let places = (0..<9).flatMap { y in (0..<14).map { (x: $0, y: y) } }
        let antialiased = places.filter { one[$0.x, $0.y] != other[$0.x, $0.y] }
            .filter { isSlope($0, one, one, other) || isSlope($0, other, one, other) }
        #expect(PixelComparison(.perceptual()).compare(one, with: other).antialiasedCount == antialiased.count)
    }

    /// Only opaque greys, whose brightness equals a component.
    private func isSlope(_ place: (x: Int, y: Int), _ picture: Bitmap, _ one: Bitmap, _ other: Bitmap) -> Bool {
        let around = neighbours(place, in: picture)
        let luma = picture[place.x, place.y][0]
        let alike = around.filter { picture[$0.x, $0.y][0] == luma }.count + (around.count < 8 ? 1 : 0)
        let ordered = around.map { (place: $0, luma: picture[$0.x, $0.y][0]) }
        guard alike < 3, let darkest = ordered.min(by: { $0.luma < $1.luma }),
            let brightest = ordered.max(by: { $0.luma < $1.luma }), darkest.luma < luma, brightest.luma > luma
        else { return false }
        // The first of several counts.
        return [darkest.luma, brightest.luma].contains { extreme in
            guard let first = ordered.first(where: { $0.luma == extreme }) else { return false }
            return [one, other].allSatisfy { picture in
                let around = neighbours(first.place, in: picture)
                let color = picture[first.place.x, first.place.y]
                return around.filter { picture[$0.x, $0.y] == color }.count + (around.count < 8 ? 1 : 0) > 2
            }
        }
    }

    /// From top to bottom, then from left to right.
    private func neighbours(_ place: (x: Int, y: Int), in picture: Bitmap) -> [(x: Int, y: Int)] {
        let all = (-1...1).flatMap { dy in (-1...1).map { (x: place.x + $0, y: place.y + dy) } }
        return all.filter { $0 != place && (0..<picture.width).contains($0.x) && (0..<picture.height).contains($0.y) }
    }

    /// A picture darker at the top and brighter at the bottom, with no equal pixels except for some neighbours of one.
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
