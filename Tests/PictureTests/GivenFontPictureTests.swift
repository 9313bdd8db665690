import FontFiles
import Foundation
import LayoutDiagram
import SVGWriter
import TestSupport
import Testing
import VectorScene

/// Texts in given fonts: another program renders our SVG like our PNG, and repeated parts are written once.
@Suite(.enabled(if: NotoFonts.areInstalled && Tool.rsvg != nil, "needs fonts-noto-core and rsvg-convert; Scripts/bootstrap --tests"))
struct GivenFontPictureTests {
    private static let color = AdaptiveColor(light: Color(0x203040), dark: Color(0xE0F0FF))

    /// A sentence of each script, twice.
    static func everyScript() throws -> Picture {
        var files: [String] = []
        for sample in NotoFonts.samples where !files.contains(sample.path) { files.append(sample.path) }
        let texts = NotoFonts.samples.map(\.text)
        return picture(texts + texts.map { $0 + " ." }, try Fonts(files: files), size: 17)
    }

    private static func picture(_ texts: [String], _ fonts: Fonts, size: Double) -> Picture {
        let typesetter = Typesetter(fonts: fonts)
        let runs = texts.enumerated().map { index, text in
            typesetter.run(
                text, at: Point(x: 10, y: Double(index + 1) * 2 * size), .init(size: size), color: color)
        }
        let width = (runs.map(\.bounds.maxX).max() ?? 0) + 10
        let page = Size(width: width.rounded(.up), height: (Double(texts.count) + 1) * 2 * size)
        // Faint pixels on a transparent background differ between programs.
        let paper = AdaptiveColor(light: Color(0xFFFFFF), dark: Color(0x101820))
        let background = ShapeNode(.rect(Rect(x: 0, y: 0, width: page.width, height: page.height)), fill: .color(paper))
        return Picture(size: page, title: "Scripts", description: "", nodes: [.shape(background)] + runs.map { .text($0) })
    }

    /// Large texts are drawn without masks.
    @Test(arguments: MoreTests.pairs(NotoFonts.samples, [9.0, 17, 90]))
    func rsvgDrawsEveryScript(sample: NotoFonts.Sample, size: Double) throws {
        let fonts = try Fonts(files: [sample.path])
        try BackendTests().expectRsvgDraws(Self.picture([sample.text], fonts, size: size), .light)
        #expect(Typesetter(fonts: fonts).missingCharacters(in: sample.text) == [])
    }

    @Test(arguments: Appearance.allCases)
    func rsvgDrawsLayersInTheirColors(appearance: Appearance) throws {
        var font = try SFNTFile(noto: "NotoSansThai-Regular")
        font.color(glyph: 5, [(6, (200, 30, 10)), (7, nil), (8, (10, 30, 200))])
        try font.withFile { path in
            let fonts = try Fonts(files: [path])
            let letters = String(String.UnicodeScalarView((0xE01...0xE2E).compactMap(Unicode.Scalar.init)))
            let picture = Self.picture([letters, "ab กขค กขค"], fonts, size: 24)
            let isColored = picture.nodes.contains { node in
                guard case .text(let run) = node else { return false }
                return run.glyphs.contains { $0.color != nil }
            }
            #expect(isColored)
            try BackendTests().expectRsvgDraws(picture, appearance, scale: 2)
        }
    }

    /// A glyph in several texts is written once; a glyph in a single text is written in place.
    @Test func outlinesOfGlyphsAreShared() throws {
        let fonts = try Fonts(files: [NotoFonts.path("NotoSansThai-Regular.ttf")])
        func svg(_ texts: [String]) -> String {
            String(decoding: Self.picture(texts, fonts, size: 20).svg(colors: .light), as: UTF8.self)
        }
        let (once, twice) = (svg(["กขค"]), svg(["กขค", "คกง", "งจ"]))
        #expect(!once.contains("<use") && once.split(separator: "<path").count == 2)
        // ก, ค and ง are definitions; ข and จ are in place.
        #expect(twice.split(separator: "<path id").count == 4 && twice.split(separator: "<use").count == 7)
        // A repeated text is a single part that contains its glyphs.
        #expect(svg(["กขค", "กขค"]).split(separator: "<path").count == 2)
    }
}
