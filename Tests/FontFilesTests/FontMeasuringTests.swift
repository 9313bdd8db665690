import LayoutDiagram
import TestSupport
import Testing
import TextMeasurement

@testable import FontFiles

/// Measuring with fonts from files.
@Suite(.enabled(if: NotoFonts.areInstalled, "needs fonts-noto-core; Scripts/bootstrap --tests installs it"))
struct FontMeasuringTests {
    private func measure(_ text: String, _ font: String, size: Double, width: Double = .infinity) throws -> MeasuredText {
        let fonts = try Fonts(files: [NotoFonts.path("\(font).ttf")])
        return TextMeasurer(sources: [fonts]).measure(
            StyledText(text, font: TextFont(.named(font), size: size)), in: TextLimits(width: width))
    }

    /// A text is as wide as its glyphs, in every script.
    @Test(arguments: NotoFonts.samples)
    func aTextIsAsWideAsItsGlyphs(sample: NotoFonts.Sample) throws {
        let face = try FontFiles([sample.path], allowsRestricted: false).faces[0]
        let text = sample.text.unicodeScalars.map(\.value)
        let library = try HarfBuzz.load()
        let script = try #require(ScriptRuns(text, text.indices, library).runs.first).script
        let glyphs = face.shape(text, text.indices, isRightToLeft: sample.isRightToLeft, script: script, weight: 400)
        let width = Double(glyphs.map(\.advance).reduce(0, +)) * 20 / Double(face.unitsPerEm)
        let measured = try measure(sample.text, sample.font, size: 20)
        #expect(abs(measured.width - width) < 1e-9 && !measured.isEstimated)
    }

    /// Ascender and descender of `hhea`: 1069 and -293 of 1000.
    @Test func linesAreAsHighAsTheFontSays() throws {
        let measured = try measure("one two three", "NotoSans-Regular", size: 10, width: 40)
        #expect(measured.lines.count == 2 && abs(measured.height - 2 * 13.62) < 1e-9)
        #expect(abs(measured.lines[0].baseline - 10.69) < 1e-9 && !measured.isUncertain)
        let fonts = try Fonts(files: [NotoFonts.path("NotoSans-Regular.ttf")])
        let metrics = try #require(fonts.metrics(of: TextFont(.named("NotoSans-Regular"), size: 10)))
        #expect(abs(metrics.capHeight - 7.14) < 1e-9 && abs(metrics.xHeight - 5.36) < 1e-9 && metrics.leading == 0)
    }

    /// The system font and fonts of other names are measured as without given fonts.
    @Test func aFontAnswersToItsNameAlone() throws {
        let fonts = try Fonts(files: [NotoFonts.path("NotoSans-Regular.ttf")])
        for font in [TextFont(size: 17), TextFont(.named("NotoSans-Bold"), size: 17), TextFont(.named("Noto Sans"), size: 17)] {
            #expect(fonts.metrics(of: font) == nil && fonts.advances(of: "a", in: font) == nil)
        }
    }

    /// A mark has no width of its own, nor has the second letter of a ligature.
    @Test func widthsBelongToCharacters() throws {
        let fonts = try Fonts(files: [NotoFonts.path("NotoSansArabic-Regular.ttf")])
        let font = TextFont(.named("NotoSansArabic-Regular"), size: 20)
        let ligature = try #require(fonts.advances(of: "لا", in: font)).widths
        #expect(ligature.count == 2 && ligature[0] > 0 && ligature[1] == 0)
        let marked = try #require(fonts.advances(of: "بَ", in: font)).widths
        #expect(try marked == #require(fonts.advances(of: "ب", in: font)).widths)
    }

    /// Only missing characters are estimates.
    @Test func whatTheFontLacksIsEstimated() throws {
        let (whole, mixed) = (try measure("ab", "NotoSans-Regular", size: 20), try measure("ab世", "NotoSans-Regular", size: 20))
        #expect(!whole.isEstimated && mixed.isEstimated)
        #expect(abs(mixed.width - whole.width - 20) < 2)
    }
}
