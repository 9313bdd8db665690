import CairoRasterizer
import DocumentPictures
import Foundation
import LayoutDiagram
import LayoutDocument
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

    /// Selectable text lies over the drawn one and has no ink of its own.
    @Test(arguments: MoreTests.pairs(["photo-library", "horizontal-shelves-right-to-left", "spaced-rows"], DiagramStyle.Kind.allCases))
    func selectableTextChangesNoPixel(name: String, style: DiagramStyle.Kind) throws {
        for width in [nil, 330.0] {
            let picture = try Fixtures.document(name).picture(
                Look(appearance: .light, style: DiagramStyle.Changes(kind: style, width: width)))
            let selectable = try picture.pdf(letters: Typesetter().letters)
            #expect(try drawnByPoppler(selectable, scale: 1).words == drawnByPoppler(picture.pdf(), scale: 1).words)
            #expect(try selectable == picture.pdf(letters: Typesetter().letters))
        }
    }

    /// All texts are there, in drawing order and with their spaces.
    @Test(arguments: MoreTests.pairs(Fixtures.documents, DiagramStyle.Kind.allCases))
    func popplerReadsTheTextsThatAreDrawn(fixture: Fixture, style: DiagramStyle.Kind) throws {
        let picture = try Fixtures.picture(try Fixtures.document(fixture.name), style: style)
        let (read, drawn) = (try textReadByPoppler(picture, Typesetter()), texts(picture.nodes))
        #expect(read.filter { !$0.isWhitespace } == drawn.joined().filter { !$0.isWhitespace })
        let words = " " + read.split(whereSeparator: \.isWhitespace).joined(separator: " ") + " "
        for text in drawn { #expect(words.contains(" \(text) "), "\(text)") }
    }

    @Test(arguments: [
        "Photos", "Größe — 42 %", "“a” × 3", "fi ffl", "日本 😀", "e\u{301}\u{323}", "Привет, мир", "שלום", "שלום עולם", "שלום 12", "a",
    ])
    func popplerReadsEveryScript(text: String) throws {
        let typesetter = Typesetter()
        let runs = [12.0, 40].map { size in
            Node.text(typesetter.run(text, at: Point(x: 10, y: 3 * size), .init(size: size, weight: .bold), color: AdaptiveColor(Color(0))))
        }
        let picture = Picture(size: Size(width: 900, height: 200), title: text, description: "", nodes: runs)
        let lines = try textReadByPoppler(picture, typesetter, inLayout: true).split(separator: "\n").map(String.init)
        let expected = text.precomposedStringWithCanonicalMapping
        #expect(lines == [expected, expected])
    }

    /// The structure for reading aloud, and no date.
    @Test func theFileTellsItsTitleAndThatItIsTagged() throws {
        let picture = try Fixtures.picture(try Fixtures.document("photo-grid"))
        let tool = try #require(Tool.named("pdfinfo"))
        let info = try tool.run(["-"], input: Data(picture.pdf(letters: Typesetter().letters))).outputText
        #expect(info.contains(/Title: +Photo grid\n/) && info.contains(/Tagged: +yes\n/) && !info.contains("CreationDate"))
        #expect(try tool.run(["-"], input: Data(picture.pdf())).outputText.contains(/Tagged: +no\n/))
        let structure = try tool.run(["-struct-text", "-"], input: Data(picture.pdf(letters: Typesetter().letters))).outputText
        #expect(structure.hasPrefix("Document\n  Figure\n    Span (inline)\n      \"Photo grid\"\n"))
    }

    private func texts(_ nodes: [Node]) -> [String] {
        nodes.flatMap { node -> [String] in
            switch node {
            case .shape: []
            case .text(let run): [run.text]
            case .group(let group): texts(group.children)
            }
        }
    }

    /// - Parameter inLayout: true for the order of the page, false for that of the file.
    private func textReadByPoppler(_ picture: Picture, _ typesetter: Typesetter, inLayout: Bool = false) throws -> String {
        let read = try #require(Tool.named("pdftotext"))
            .run((inLayout ? [] : ["-raw"]) + ["-enc", "UTF-8", "-", "-"], input: Data(picture.pdf(letters: typesetter.letters)))
        #expect(read.status == 0, "\(read.errorText)")
        // Poppler marks the ends of runs from right to left, and the end of the page.
        return read.outputText.filter { !"\u{202A}\u{202B}\u{202C}\u{C}".contains($0) }
    }

    func drawnByPoppler(_ bytes: [UInt8], scale: Int) throws -> PixelWords {
        let drawn = try #require(Tool.pdftoppm).run(["-png", "-singlefile", "-r", "\(72 * scale)", "-"], input: Data(bytes))
        #expect(drawn.status == 0, "\(drawn.errorText)")
        return try PNGDecoder().decodeWords([UInt8](drawn.output))
    }
}
