import CairoRasterizer
import Foundation
import LayoutDiagram
import PNGCodec
import Raster
import TestSupport
import Testing
import VectorScene

/// Another program renders our PDF like our PNG: repeated symbols, clips and gradients are in place. It aligns thin lines to
/// whole pixels, so single pixels may differ strongly.
@Suite(.enabled(if: Tool.pdftoppm != nil, "needs pdftoppm; Scripts/bootstrap --tests installs it"))
struct PDFBackendTests {
    @Test(arguments: MoreTests.pairs(["sideways-scrolling", "spaced-rows"], [DiagramStyle.Kind.screen, .blueprint]))
    func popplerDrawsWhatCairoDraws(name: String, style: DiagramStyle.Kind) throws {
        let picture = try Fixtures.picture(try Fixtures.document(name), appearance: .light, style: style)
        let theirs = try drawnByPoppler(picture.pdf(appearance: .light), scale: 2)
        let raster = try PictureRaster(picture, scale: 2, appearance: .light)
        let ours = try PNGDecoder().decodeWords(PNGEncoder(scale: 2).encode(raster))
        let difference = PixelDifference(ours, theirs)
        #expect(difference.mean < 0.004, "mean difference \(difference.mean)")
    }

    func drawnByPoppler(_ bytes: [UInt8], scale: Int) throws -> PixelWords {
        let drawn = try #require(Tool.pdftoppm).run(["-png", "-singlefile", "-r", "\(72 * scale)", "-"], input: Data(bytes))
        #expect(drawn.status == 0, "\(drawn.errorText)")
        return try PNGDecoder().decodeWords([UInt8](drawn.output))
    }
}
