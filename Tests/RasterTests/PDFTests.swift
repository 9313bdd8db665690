import CairoRasterizer
import Foundation
import PNGCodec
import Raster
import VectorScene
import Testing

struct PDFTests {
    private func picture(width: Double = 120, height: Double = 80) -> Picture {
        Picture(
            size: Size(width: width, height: height), title: "Grid", description: "Two cells.",
            nodes: [
                .shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: width, height: height)), fill: .color(AdaptiveColor(Color(0xFFFFFF))))),
                .shape(ShapeNode(.roundedRect(Rect(x: 10, y: 10, width: 40, height: 40), radius: 6), fill: .color(AdaptiveColor(light: Color(0xFF0000), dark: Color(0x0000FF))))),
            ])
    }

    @Test func aPDFKnowsItsTitleAndItsSize() throws {
        let bytes = try picture().pdf()
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-1."))
        #expect(text.contains("/Title (Grid)") && text.contains("/Subject (Two cells.)"))
        #expect(text.contains("/MediaBox [ 0 0 120 80 ]"))
    }

    @Test func aPDFHasNoDate() throws {
        let first = try picture().pdf()
        #expect(!String(decoding: first, as: UTF8.self).contains("Date"))
        #expect(try picture().pdf() == first)
        #expect(try picture().pdf(appearance: .dark) != first)
    }

    @Test(arguments: [(0.0, 10.0), (10, 14_401), (.infinity, 10), (.nan, 10)])
    func aPageHasASizeThatReadersShow(width: Double, height: Double) {
        #expect(throws: CairoError.self) { try picture(width: width, height: height).pdf() }
    }

    @Test func oneCallMakesAPNG() throws {
        let bitmap = try PNGDecoder().decode(try picture().png(scale: 2))
        #expect(bitmap.width == 240 && bitmap.height == 160)
    }
}
