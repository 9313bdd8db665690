import Foundation
import TestSupport
import Testing

@testable import FontFiles

/// Texts are shaped as by other programs with the same font.
@Suite(.enabled(if: NotoFonts.areInstalled, "needs fonts-noto-core; Scripts/bootstrap --tests installs it"))
struct ShapingTests {
    private struct Glyph: Decodable, Equatable {
        var g: UInt32
        var cl: Int
        var dx: Int
        var dy: Int
        var ax: Int
    }

    private func face(_ sample: NotoFonts.Sample) throws -> (FontFace, [UInt32], HarfBuzz) {
        let files = try FontFiles([sample.path], allowsRestricted: false)
        return (files.faces[0], sample.text.unicodeScalars.map(\.value), files.library)
    }

    private func shaped(_ sample: NotoFonts.Sample) throws -> (glyphs: [PlacedGlyph], unitsPerEm: Int) {
        let (face, text, library) = try face(sample)
        let runs = ScriptRuns(text, text.indices, library).runs
        #expect(runs.count == 1)
        let glyphs = face.shape(
            text, text.indices, isRightToLeft: sample.isRightToLeft, script: try #require(runs.first).script, weight: 400)
        return (glyphs, face.unitsPerEm)
    }

    @Test(.enabled(if: Tool.named("hb-shape") != nil, "needs hb-shape"), arguments: NotoFonts.samples)
    func glyphsAreThoseOfHarfBuzzItself(sample: NotoFonts.Sample) throws {
        let output = try #require(Tool.named("hb-shape")).run(
            ["--no-glyph-names", "--output-format=json", sample.path, sample.text])
        #expect(output.status == 0, "\(output.errorText)")
        let theirs = try JSONDecoder().decode([Glyph].self, from: output.output)
        let ours = try shaped(sample).glyphs.map { Glyph(g: $0.glyph, cl: $0.cluster, dx: $0.x, dy: $0.y, ax: $0.advance) }
        #expect(ours == theirs)
        // No character is missing.
        #expect(!ours.isEmpty && ours.allSatisfy { $0.g != 0 })
    }

    @Test(
        .enabled(if: Tool.named("pango-view") != nil, "needs pango-view"),
        arguments: NotoFonts.samples.filter { $0.isRightToLeft || MoreTests.areWanted })
    func glyphsStandInTheOrderOfPango(sample: NotoFonts.Sample) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let (glyphs, unitsPerEm) = try shaped(sample)
        let family = try face(sample).0.names.family
        let output = try #require(Tool.named("pango-view")).run([
            "--font=\(family) \(unitsPerEm)px", "--text=\(sample.text)", "--no-display", "--hinting=none",
            "--serialize-to=\(file.path)",
        ])
        #expect(output.status == 0, "\(output.errorText)")
        let theirs = try PangoLayout(Data(contentsOf: file)).glyphs
        #expect(glyphs.map(\.glyph) == theirs.map(\.glyph))
        // One pixel per font unit, as Pango rounds to whole pixels.
        for (ours, theirs) in zip(glyphs, theirs) { #expect(abs(Double(ours.advance) - theirs.width) <= 0.005 * theirs.width) }
    }
}

/// The output of pango-view for a text: its glyphs from left to right.
struct PangoLayout {
    struct Glyph: Equatable {
        var glyph: UInt32
        /// Width in pixels.
        var width: Double
    }

    private(set) var glyphs: [Glyph] = []

    private struct Root: Decodable {
        struct Output: Decodable { var lines: [Line] }
        struct Line: Decodable { var runs: [Run] }
        struct Run: Decodable { var glyphs: [Entry] }
        struct Entry: Decodable {
            var glyph: UInt32
            var width: Double
        }

        var output: Output
    }

    init(_ data: Data) throws {
        for line in try JSONDecoder().decode(Root.self, from: data).output.lines {
            glyphs += line.runs.flatMap { $0.glyphs.map { Glyph(glyph: $0.glyph, width: $0.width / 1024) } }
        }
    }
}
