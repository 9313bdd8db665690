@testable import Goldens
import ImageComparison
import Raster
import Testing
import VectorScene

/// Differing pixels, described by the picture's elements and by regions.
struct PixelWordingTests {
    private func bitmap(_ width: Int, _ height: Int, black: [(x: Int, y: Int)] = []) -> Bitmap {
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for place in black {
            for channel in 0..<3 { pixels[(place.y * width + place.x) * 4 + channel] = 0 }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Cells of 8 × 8 points side by side.
    private func picture(cells: Int) -> Picture {
        let nodes = (0..<cells).map { item in
            let meaning = Meaning(title: "Cell", attributes: [.init("element", "cell"), .init("index-path", "0-\(item)")])
            let rect = Rect(x: Double(item) * 10, y: 0, width: 8, height: 8)
            return Node.group(Group([.shape(ShapeNode(.rect(rect), fill: .color(AdaptiveColor(Color(0)))))], meaning: meaning))
        }
        return Picture(size: Size(width: 60, height: 10), title: "", description: "", nodes: nodes)
    }

    @Test(arguments: [(5, "; cell [0, 0], cell [0, 1], cell [0, 2], cell [0, 3], cell [0, 4]"), (6, ", cell [0, 4] and 1 more")])
    func fiveElementsAreNamed(count: Int, end: String) {
        let difference = PixelComparison(mergeDistance: 100)
            .compare(bitmap(60, 10), with: bitmap(60, 10, black: [(0, 0), (59, 9)]))
        let text = PixelWording(difference, on: picture(cells: count), scale: 1).text
        #expect(text.hasSuffix(end), "\(text)")
    }

    @Test func eightRegionsHaveALine() {
        func lines(_ count: Int) -> [String] {
            let dots = (0..<count).map { (x: $0 * 6, y: 0) }
            return PixelWording.regions(PixelComparison(mergeDistance: 0).compare(bitmap(60, 1), with: bitmap(60, 1, black: dots)))
        }
        #expect(lines(8) == (0..<8).map { "  1 in 1 × 1 pixels at (\($0 * 6), 0)" })
        #expect(lines(9).count == 9 && lines(9).last == "  and 1 more region")
        #expect(lines(10).last == "  and 2 more regions")
    }
}
