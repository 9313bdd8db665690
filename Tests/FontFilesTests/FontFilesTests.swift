import LayoutDiagram
import Testing
import VectorScene

@testable import FontFiles

@Suite struct Probe {
    @Test func probe() throws {
        let fonts = try Fonts(files: [
            "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf", "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc#2",
            "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf",
        ])
        let files = try FontFiles(["/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"], allowsRestricted: false)
        let face = files.faces[0]
        print(face.unitsPerEm, face.glyphCount, face.tables, face.names, face.weights as Any, face.glyph(for: "م") as Any)
        let run = Typesetter(fonts: fonts).run("Hello مرحبا world 世界 नमस्ते", at: .zero, .init(size: 17), color: AdaptiveColor(Color(red: 0, green: 0, blue: 0)))
        print(run.advance, run.glyphs.count)
        for glyph in run.glyphs { print(glyph.x, glyph.shape.ink, glyph.shape.path.segments.count) }
    }
}
