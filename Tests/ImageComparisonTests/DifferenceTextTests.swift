import ImageComparison
import Raster
import Testing

struct DifferenceTextTests {
    @Test func aMatchIsSaid() {
        #expect(PixelComparison().compare(Bitmap(3, 2), with: Bitmap(3, 2)).description == "no pixel differs")
    }

    @Test func numbersAndPlaceAreSaid() {
        let actual = Bitmap(100, 10).with([250, 255, 255, 255], at: [(4, 5)]).with([247, 255, 255, 255], at: [(6, 5)])
            .with([245, 255, 255, 255], at: [(6, 6)])
        #expect(
            PixelComparison().compare(Bitmap(100, 10), with: actual).description
                == "3 of 1000 pixels differ (0.3 %), by 7.67 on average, 10 at most (of 255), in 3 x 2 at (4, 5)")
    }

    @Test func hundredthsAreSaid() {
        let actual = Bitmap(20, 1, [254, 255, 255, 255]).with([253, 255, 255, 255], at: [(7, 0)])
        #expect(
            PixelComparison().compare(Bitmap(20, 1), with: actual).description
                == "20 of 20 pixels differ (100 %), by 1.05 on average, 2 at most (of 255), in 20 x 1 at (0, 0)")
    }

    @Test func aShareThatRoundsToNoneIsStillSaid() {
        let difference = PixelComparison(mergeDistance: 0).compare(
            Bitmap(200, 200), with: Bitmap(200, 200).with(Bitmap.black, at: [(1, 0), (9, 9), (9, 5)]))
        #expect(
            difference.description
                == "3 of 40000 pixels differ (less than 0.01 %), by 255 on average, 255 at most (of 255), "
                + "in 3 regions, the first 1 x 1 at (1, 0)")
    }

    @Test func aHundredthIsSaidAsItIs() {
        let actual = Bitmap(100, 100).with(Bitmap.black, at: [(3, 4)])
        #expect(
            PixelComparison().compare(Bitmap(100, 100), with: actual).description
                == "1 of 10000 pixels differ (0.01 %), by 255 on average, 255 at most (of 255), in 1 x 1 at (3, 4)")
    }

    @Test func thePerceptualUnitIsSaid() {
        #expect(
            PixelComparison(.perceptual()).compare(Bitmap(4, 1), with: Bitmap(4, 1, [235, 235, 235, 255])).description
                == "4 of 4 pixels differ (100 %), by 202.12 on average, 202.12 at most (of 35215 in YIQ), in 4 x 1 at (0, 0)")
    }

    @Test func otherSizesAreSaidFirst() {
        #expect(
            PixelComparison(.perceptual()).compare(Bitmap(4, 4), with: Bitmap(4, 5)).description
                == "expected 4 x 4 pixels, found 4 x 5, 4 of 20 pixels differ (20 %), 4 in one picture only")
    }
}
