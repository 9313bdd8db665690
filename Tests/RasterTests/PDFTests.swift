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

    /// A gradient takes a few hundred bytes of a PDF, and Cairo does not detect equal ones.
    @Test func aSymbolThatRepeatsIsWrittenOnce() throws {
        let gradient = Gradient(
            from: Point(x: 0, y: 0), to: Point(x: 1, y: 1),
            stops: [.init(offset: 0, color: AdaptiveColor(Color(0xFF0000))), .init(offset: 1, color: AdaptiveColor(Color(0x0000FF)))])
        func bytes(_ count: Int) throws -> Int {
            // Separated by other nodes, as neighbouring shapes form one symbol.
            let nodes = (0..<count).map { index in
                let rect = Rect(x: Double(index % 40) * 12, y: Double(index / 40) * 12, width: 10, height: 10)
                return Node.group(Group([.shape(ShapeNode(.roundedRect(rect, radius: 2), fill: .gradient(gradient)))]))
            }
            return try Picture(size: Size(width: 500, height: 500), title: "Cells", description: "", nodes: nodes).pdf().count
        }
        #expect(try bytes(1_000) < bytes(2) + 1_000 * 40)
    }

    @Test(arguments: [(0.0, 10.0), (10, 14_401), (.infinity, 10), (.nan, 10)])
    func aPageHasASizeThatReadersShow(width: Double, height: Double) {
        #expect(throws: CairoError.self) { try picture(width: width, height: height).pdf() }
    }

    @Test func aPageMayBeTwoHundredInchesWideOrHigh() throws {
        #expect(try !picture(width: 10, height: 14_400).pdf().isEmpty)
        #expect(try !picture(width: 14_400, height: 10).pdf().isEmpty)
    }

    /// Each dash of each line takes time, even if invisible.
    @Test func linesOfTooManyDashesAreRefused() throws {
        let square = Shape.rect(Rect(x: 0, y: 0, width: 10_000, height: 10_000))
        func picture(_ count: Int, dash: Double, _ shape: Shape? = nil) -> Picture {
            let stroke = Stroke(.color(AdaptiveColor(Color(0))), width: 1, dashes: [dash, dash])
            let line = Node.shape(ShapeNode(shape ?? square, stroke: stroke))
            return Picture(
                size: Size(width: 100, height: 100), title: "", description: "",
                nodes: [.group(Group(Array(repeating: line, count: count)))])
        }
        let error = try #require(throws: CairoError.self) { try picture(4_000, dash: 5).pdf() }
        #expect("\(error)".contains("16 million dashes; the limit of a PDF is 15 million"))
        #expect(try !picture(4_000, dash: 5_000).pdf().isEmpty)
        // Half of this line is the segment that closes it.
        let back = Shape.path(Path([.move(.zero), .line(Point(x: 20_000, y: 0)), .close]))
        #expect(throws: CairoError.self) { try picture(4_000, dash: 5, back).pdf() }
    }

    @Test func oneCallMakesAPNG() throws {
        let bitmap = try PNGDecoder().decode(try picture().png(scale: 2))
        #expect(bitmap.width == 240 && bitmap.height == 160)
    }
}
