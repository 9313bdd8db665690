import CairoRasterizer
import Foundation
import LayoutDiagram
import TestSupport
import Testing
import VectorScene

@testable import FontFiles

/// Damaged or malicious fonts.
@Suite(.enabled(if: NotoFonts.areInstalled, "needs fonts-noto-core; Scripts/bootstrap --tests installs it"))
struct HostileFontTests {
    private func draw(_ text: String, _ path: String) throws -> TextRun {
        Typesetter(fonts: try Fonts(files: [path])).run(text, at: .zero, .init(size: 20), color: AdaptiveColor(Color(0)))
    }

    /// A font truncated anywhere is rejected or drawn.
    @Test func truncatedFontsAreRefusedOrDrawn() throws {
        let whole = try SFNTFile(noto: "NotoSansThai-Regular").bytes
        var refused = 0
        for length in stride(from: 0, to: whole.count, by: 997) {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
            try Data(whole.prefix(length)).write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            do {
                let run = try draw("ทดสอบ", url.path)
                #expect(run.advance > 0)
            } catch {
                #expect((error as? FontError)?.kind == .format)
                refused += 1
            }
        }
        #expect(refused > 1 && refused < whole.count / 997)
    }

    /// Composite glyphs in a cycle, or doubled sixty times, are refused before they are drawn, even if nothing is to be drawn at last.
    @Test func compositesOfCompositesAreRefused() throws {
        var font = try SFNTFile(noto: "NotoSansThai-Regular")
        let glyph = try font.withFile { path in
            try #require(FontFiles([path], allowsRestricted: false).faces[0].glyph(for: "ท"))
        }
        let count = Int(glyph) + 70
        // Each glyph from the letter on contains the next one twice; the last is a triangle, the letter again, or empty.
        for last in [SFNTFile.triangle, SFNTFile.composite([Int(glyph), Int(glyph)]), []] {
            for wide in [false, true] {
                var glyphs = (0..<count).map { index in
                    index < Int(glyph) ? SFNTFile.triangle : SFNTFile.composite(wide ? [index + 1, index + 1] : [index + 1])
                }
                glyphs[count - 1] = last
                font.replaceGlyphs(glyphs)
                try font.withFile { path in
                    let error = try #require(throws: FontError.self) { try draw("ท", path) }
                    #expect(error.kind == .format && error.message.hasPrefix("the font is damaged: its glyph \(glyph) contains itself"))
                }
            }
        }
    }

    /// As many components as a glyph may have, in as many levels.
    @Test func compositesWithinTheLimitsAreDrawn() throws {
        var font = try SFNTFile(noto: "NotoSansThai-Regular")
        let glyph = try font.withFile { path in
            try #require(FontFiles([path], allowsRestricted: false).faces[0].glyph(for: "ท"))
        }
        func chain(_ components: [Int], levels: Int) -> [[UInt8]] {
            Array(repeating: SFNTFile.triangle, count: Int(glyph)) + [SFNTFile.composite(components)]
                + (1..<levels).map { SFNTFile.composite([Int(glyph) + $0 + 1]) } + [SFNTFile.triangle]
        }
        for (glyphs, isDrawn) in [
            (chain([Int(glyph) + 1], levels: 32), true), (chain([Int(glyph) + 1], levels: 33), false),
            (chain(Array(repeating: 0, count: 1_000), levels: 2), true), (chain(Array(repeating: 0, count: 1_001), levels: 2), false),
        ] {
            font.replaceGlyphs(glyphs)
            try font.withFile { path in
                let run = try? draw("ท", path)
                #expect((run != nil) == isDrawn)
                #expect(run?.glyphs.allSatisfy { $0.shape.strokeWidth == nil } ?? true)
            }
        }
    }

    /// A glyph of ten thousand points is drawn, and stored once regardless of its occurrences.
    @Test func aLargeGlyphIsOneShape() throws {
        var font = try SFNTFile(noto: "NotoSansThai-Regular")
        font.replaceGlyphs(Array(repeating: SFNTFile.polygon(10_000), count: 400))
        try font.withFile { path in
            let run = try draw(String(repeating: "ท", count: 500), path)
            #expect(run.glyphs.count == 500)
            #expect(Set(run.glyphs.map(\.shape)).count == 1)
        }
    }

    /// A glyph beyond the outline limit is not drawn at all rather than in part.
    @Test func aGlyphOfTooManyPointsIsABox() throws {
        var font = try SFNTFile(noto: "NotoSansThai-Regular")
        font.replaceGlyphs(Array(repeating: SFNTFile.polygon(30_000), count: 200))
        try font.withFile { path in
            let run = try draw("ท", path)
            #expect(run.glyphs.count == 1 && run.glyphs[0].shape.strokeWidth != nil)
            #expect(Typesetter(fonts: try Fonts(files: [path])).missingCharacters(in: "aท") == ["ท"])
        }
    }

    /// A glyph a thousand times larger than its font size is drawn without a mask.
    @Test func aGlyphLargerThanAnyMaskIsDrawn() throws {
        var font = try SFNTFile(noto: "NotoSansThai-Regular")
        font.tables["head"]?.replaceSubrange(18..<20, with: SFNTFile.short(16))
        font.replaceGlyphs(Array(repeating: SFNTFile.triangle, count: 200))
        try font.withFile { path in
            let run = try draw("ททท", path)
            #expect((run.glyphs.first?.shape.bounds?.width ?? 0) > 1_000)
            let picture = Picture(size: Size(width: 100, height: 50), title: "", description: "", nodes: [.text(run)])
            #expect(try !picture.png(scale: 3).isEmpty)
        }
    }

    @Test(arguments: [
        ("nowhere.ttf", FontError.Kind.file, "no such file"), ("/dev/zero", .file, "it is not a regular file"),
        ("/tmp", .file, "it is not a regular file"),
        ("/usr/share/unicode/ReadMe.txt", .format, "not a font"),
    ])
    func whatIsNoFontIsNamed(path: String, kind: FontError.Kind, message: String) throws {
        let error = try #require(throws: FontError.self) { try Fonts(files: [path]) }
        #expect(error.kind == kind && error.message.contains(message) && error.path == path)
    }

    @Test func webFontsAreNamed() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).woff2")
        try Data("wOF2".utf8 + Array(repeating: 0, count: 100)).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let error = try #require(throws: FontError.self) { try Fonts(files: [url.path]) }
        #expect(error.message.contains("WOFF2"))
    }
}
