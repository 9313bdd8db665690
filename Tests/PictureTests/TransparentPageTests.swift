import CairoRasterizer
import CompositionalLayout
import LayoutDiagram
import PNGCodec
import Raster
import TestSupport
import Testing
import VectorScene

/// A picture without a page, in pixels.
struct TransparentPageTests {
    @Test(arguments: MoreTests.pairs([1, 2], Appearance.allCases))
    func aroundThePhoneThereIsNothing(scale: Int, appearance: Appearance) throws {
        var style = DiagramStyle(.screen, showsTitle: false, showsCaption: false, showsPage: false)
        let picture = try ReadmeGrid.layout().diagram(items: [9], on: .iPhone15, style: style)
        let bitmap = try PNGDecoder().decode(picture.png(scale: scale, appearance: appearance))
        func alpha(_ x: Int, _ y: Int) -> UInt8 { bitmap.pixels[4 * (y * bitmap.width + x) + 3] }
        for (x, y) in [(0, 0), (bitmap.width - 1, 0), (0, bitmap.height - 1), (bitmap.width - 1, bitmap.height - 1)] {
            #expect(alpha(x, y) == 0)
        }
        // The phone itself is opaque, and drawn as on a page.
        #expect(alpha(bitmap.width / 2, bitmap.height / 2) == 255)
        style.showsPage = true
        let onPage = try ReadmeGrid.layout().diagram(items: [9], on: .iPhone15, style: style)
        let whole = try PNGDecoder().decode(onPage.png(scale: scale, appearance: appearance))
        let opaque = (0..<(bitmap.width * bitmap.height)).filter { bitmap.pixels[4 * $0 + 3] == 255 }
        #expect(opaque.count > bitmap.width * bitmap.height / 2)
        #expect(opaque.allSatisfy { index in bitmap.pixels[(4 * index)..<(4 * index + 4)] == whole.pixels[(4 * index)..<(4 * index + 4)] })
    }
}
