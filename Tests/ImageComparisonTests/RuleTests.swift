import ImageComparison
import Raster
import Testing

struct RuleTests {
    private func compare(_ one: [UInt8], _ other: [UInt8], _ rule: ComparisonRule) -> PictureDifference {
        PixelComparison(rule).compare(Bitmap(1, 1, one), with: Bitmap(1, 1, other))
    }

    @Test(arguments: 0..<4)
    func exactCountsOneStepOfOneComponent(component: Int) {
        var other: [UInt8] = [10, 20, 30, 40]
        other[component] += 1
        let difference = compare([10, 20, 30, 40], other, .exact)
        #expect(difference.differingCount == 1)
        #expect(difference.largest == 1)
        #expect(!difference.isMatch)
    }

    @Test func exactCountsColorsThatAlphaHides() {
        #expect(compare([255, 0, 0, 0], [0, 0, 0, 0], .exact).differingCount == 1)
    }

    @Test(arguments: 0..<4)
    func toleranceIsTheLargestStepThatIsLetPass(component: Int) {
        var (near, far): ([UInt8], [UInt8]) = ([10, 20, 30, 40], [10, 20, 30, 40])
        near[component] += 3
        far[component] -= 4
        let passed = compare([10, 20, 30, 40], near, .tolerance(perChannel: 3))
        #expect(passed.isMatch)
        #expect(passed.toleratedCount == 1)
        #expect(passed.largest == 0)
        let failed = compare([10, 20, 30, 40], far, .tolerance(perChannel: 3))
        #expect(failed.differingCount == 1)
        #expect(failed.toleratedCount == 0)
        #expect(failed.largest == 4)
    }

    @Test func toleranceDoesNotAddComponentsUp() {
        #expect(compare([10, 20, 30, 40], [13, 17, 33, 37], .tolerance(perChannel: 3)).isMatch)
    }

    @Test func meanAndShareAreOfDifferingPixels() {
        let expected = Bitmap(10, 1, [100, 100, 100, 255])
        let actual = expected.with([104, 100, 100, 255], at: [(2, 0)]).with([100, 90, 100, 255], at: [(7, 0)])
            .with([101, 100, 100, 255], at: [(9, 0)])
        let difference = PixelComparison(.tolerance(perChannel: 1)).compare(expected, with: actual)
        #expect(difference.mean == 7)
        #expect(difference.largest == 10)
        #expect(difference.share == 0.2)
        #expect(difference.pixelCount == 10)
        #expect(difference.toleratedCount == 1)
    }

    @Test func perceptualLetsPassWhatIsNotSeen() {
        let difference = compare([200, 200, 200, 255], [201, 200, 199, 255], .perceptual())
        #expect(difference.isMatch)
        #expect(difference.toleratedCount == 1)
    }

    @Test func perceptualMeasuresInYIQ() {
        let expected = Bitmap(2, 1, [0, 0, 0, 255])
        let actual = expected.with([255, 255, 255, 255], at: [(0, 0)]).with([100, 100, 100, 255], at: [(1, 0)])
        let difference = PixelComparison(.perceptual(antialiasing: .counted)).compare(expected, with: actual)
        #expect(difference.differingCount == 2)
        // For greys it is the weighted square of their distance.
        #expect(abs(difference.largest - 0.5053 * 255 * 255) < 0.01)
        #expect(abs(difference.mean - 0.5053 * (255 * 255 + 100 * 100) / 2) < 0.01)
    }

    @Test func perceptualLetsFiveStepsOfGreyPassAndNotSix() {
        #expect(compare([100, 100, 100, 255], [105, 105, 105, 255], .perceptual()).isMatch)
        #expect(!compare([100, 100, 100, 255], [106, 106, 106, 255], .perceptual()).isMatch)
    }

    @Test(arguments: [[140, 80, 60, 255], [120, 80, 61, 255], [255, 0, 255, 40]] as [[UInt8]])
    func perceptualThresholdIsTheRootOfTheLargestShareThatPasses(other: [UInt8]) {
        let far = compare([120, 80, 60, 255], other, .perceptual(threshold: 0)).largest
        let threshold = (far / 35215).squareRoot()
        #expect(compare([120, 80, 60, 255], other, .perceptual(threshold: threshold + 1e-9)).isMatch)
        #expect(!compare([120, 80, 60, 255], other, .perceptual(threshold: threshold - 1e-9)).isMatch)
    }

    @Test func perceptualThresholdsEndAtNothingAndAll() {
        #expect(!compare([120, 80, 60, 255], [120, 80, 61, 255], .perceptual(threshold: 0)).isMatch)
        #expect(compare([255, 0, 0, 255], [0, 255, 255, 255], .perceptual(threshold: 1)).isMatch)
    }

    #if compiler(>=6.2)
    @Test func perceptualThresholdsBeyondOneStop() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = PixelComparison(.perceptual(threshold: 2)).compare(Bitmap(1, 1), with: Bitmap(1, 1))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("A perceptual threshold must be from 0 to 1, not 2.0."))
    }
    #endif

    @Test(arguments: [UInt8(0), 255])
    func perceptualSeesAlphaOnWhiteAndOnBlack(grey: UInt8) {
        #expect(compare([grey, grey, grey, 255], [grey, grey, grey, 0], .perceptual()).differingCount == 1)
    }

    @Test func perceptualDoesNotSeeColorsThatAlphaHides() {
        #expect(compare([255, 0, 0, 0], [0, 0, 255, 0], .perceptual()).isMatch)
    }
}
