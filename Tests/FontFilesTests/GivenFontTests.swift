import Foundation
import LayoutDiagram
import TestSupport
import Testing
import VectorScene

@testable import FontFiles

/// The choice of fonts and their drawing.
@Suite(.enabled(if: NotoFonts.areInstalled, "needs fonts-noto-core; Scripts/bootstrap --tests installs it"))
struct GivenFontTests {
    private static let size = 20.0

    private func run(_ text: String, _ fonts: Fonts?, _ weight: Typesetter.Weight = .regular) -> TextRun {
        Typesetter(fonts: fonts).run(
            text, at: .zero, .init(size: Self.size, weight: weight), color: AdaptiveColor(Color(0)))
    }

    private func fonts(_ names: String..., preference: Fonts.Preference = .builtIn) throws -> Fonts {
        try Fonts(files: names.map { NotoFonts.path($0 + ".ttf") }, preference: preference)
    }

    /// For each glyph, true if drawn by a given font.
    private func isGiven(_ run: TextRun) -> [Bool] { run.glyphs.map { $0.shape.ink == .outlines } }

    @Test func theBuiltInFontDrawsWhatItHas() throws {
        let thai = try fonts("NotoSansThai-Regular")
        #expect(run("Latin, Ελληνικά, Кириллица", thai) == run("Latin, Ελληνικά, Кириллица", nil))
        #expect(isGiven(run("ab กข", thai)) == [false, false, true, true])
    }

    @Test func aGivenFontDrawsAllThatItHasWherePreferred() throws {
        let run = run("ab 世", try fonts("NotoSans-Regular", preference: .given))
        #expect(isGiven(run) == [true, true, false])
        // The box for a character that no font has.
        #expect(run.glyphs[2].shape.strokeWidth != nil)
    }

    /// A word is drawn in a single font.
    @Test func aGivenFontDrawsTheWholeWord() throws {
        let hebrew = try fonts("NotoSansHebrew-Regular")
        #expect(isGiven(run("שלום", hebrew)).allSatisfy { !$0 })
        #expect(isGiven(run("שָׁלוֹם", hebrew)).allSatisfy { $0 })
        #expect(Set(isGiven(run("שלום שָׁלוֹם", hebrew))) == [true, false])
        // Adjacent text in another script is unchanged.
        #expect(isGiven(run("abשָׁ", hebrew)).prefix(2) == [false, false])
    }

    @Test func theFirstFontThatHasACharacterDrawsIt() throws {
        let (thai, both) = (try fonts("NotoSansThai-Regular"), try fonts("NotoSansLao-Regular", "NotoSansThai-Regular"))
        #expect(run("กข", both) == run("กข", thai))
        #expect(Typesetter(fonts: both).missingCharacters(in: "กຂ世a") == ["世"])
        #expect(Typesetter(fonts: thai).missingCharacters(in: "กຂ世a") == ["ຂ", "世"])
    }

    @Test func ofOneFamilyTheNearestWeightIsDrawn() throws {
        let family = try fonts("NotoSansThai-Regular", "NotoSansThai-Bold")
        let (regular, bold) = (try fonts("NotoSansThai-Regular"), try fonts("NotoSansThai-Bold"))
        #expect(run("กข", family).glyphs == run("กข", regular).glyphs)
        #expect(run("กข", family, .medium).glyphs == run("กข", regular, .medium).glyphs)
        #expect(run("กข", family, .bold).glyphs == run("กข", bold, .bold).glyphs)
        #expect(run("กข", family, .bold).glyphs != run("กข", family).glyphs)
    }

    /// A bidirectional line: Arabic runs from right to left within a left-to-right line, its digits do not.
    @Test func partsOfBothDirectionsStandInOrder() throws {
        let arabic = try fonts("NotoSansArabic-Regular")
        let (line, word, number) = (run("ab مرحبا ١٢", arabic), run("مرحبا", arabic), run("١٢", arabic))
        #expect(Array(line.glyphs.prefix(2).map(\.shape)) == run("ab", nil).glyphs.map(\.shape))
        // The number, which is read last, is to the left of the word.
        let rest = line.glyphs.dropFirst(2).map(\.shape)
        #expect(Array(rest.prefix(2)) == number.glyphs.map(\.shape))
        #expect(Array(rest.suffix(word.glyphs.count)) == word.glyphs.map(\.shape))
    }

    /// A letter joins its neighbours across combining marks.
    @Test func lettersJoin() throws {
        let arabic = try fonts("NotoSansArabic-Regular")
        #expect(Set(run("ببب", arabic).glyphs.map(\.shape)).count == 3)
    }

    @Test func layersHaveTheirColors() throws {
        var font = try SFNTFile(noto: "NotoSansThai-Regular")
        let glyphs = try font.withFile { path -> [Int] in
            let face = try FontFiles([path], allowsRestricted: false).faces[0]
            return try ["ก", "ข", "ค"].map { Int(try #require(face.glyph(for: $0))) }
        }
        font.color(glyph: glyphs[0], [(glyphs[1], (200, 30, 10)), (glyphs[2], nil)])
        try font.withFile { path in
            let run = run("กข", try Fonts(files: [path]))
            #expect(run.glyphs.map(\.color) == [AdaptiveColor(Color(red: 200, green: 30, blue: 10)), nil, nil])
            #expect(run.glyphs[0].x == run.glyphs[1].x && run.glyphs[2].x > run.glyphs[0].x)
            #expect(run.glyphs[0].shape == run.glyphs[2].shape)
        }
    }

    /// The axis `wght` of the table `fvar`.
    @Test func aVariableFontIsDrawnInTheWeightOfTheTextAsFarAsItGoes() throws {
        var font = try SFNTFile(noto: "NotoSansThai-Regular")
        font.tables["fvar"] = SFNTFile.axes([("wdth", 75, 100, 100), ("wght", 200, 400, 650)])
        try font.withFile { path in
            let face = try FontFiles([path], allowsRestricted: false).faces[0]
            #expect(face.weights == 200...650)
            #expect([100, 500, 700].map(face.drawnWeight) == [200, 500, 650])
            #expect(run("ก", try Fonts(files: [path]), .bold).glyphs.count == 1)
        }
        let bold = try FontFiles([NotoFonts.path("NotoSansThai-Bold.ttf")], allowsRestricted: false).faces[0]
        #expect(bold.weights == nil && bold.drawnWeight(for: 400) == 700)
    }

    /// An enclosing mark is missing from the built-in font: the given font draws the sign, and without it the mark is reported.
    @Test func whatIsAroundALetterIsNotForgotten() throws {
        #expect(Typesetter().missingCharacters(in: "a\u{20DD}") == ["\u{20DD}"])
        #expect(Typesetter(fonts: try fonts("NotoSansThai-Regular")).missingCharacters(in: "a\u{20DD}") == ["\u{20DD}"])
    }

    /// If two fonts have different letters of a word and one has all, it draws the whole word.
    @Test func aWordIsDrawnInOneFont() throws {
        let both = try fonts("NotoSansMath-Regular", "NotoSans-Regular", preference: .given)
        let sans = try fonts("NotoSans-Regular", preference: .given)
        #expect(run("ὀμο", both).glyphs == run("ὀμο", sans).glyphs)
        #expect(run("μο", both).glyphs != run("μο", sans).glyphs)
        // Composed from glyphs that the font has.
        #expect(run("ϊο", both).glyphs.count >= 2 && run("ϊο", both).glyphs != run("ϊο", sans).glyphs)
    }

    /// Bitmaps and other pictures are not drawn: their characters stay boxes and are reported.
    @Test func whatHasNoOutlinesIsABox() throws {
        var bitmaps = try SFNTFile(noto: "NotoSansThai-Regular")
        (bitmaps.tables["CBDT"], bitmaps.tables["glyf"], bitmaps.tables["loca"]) = ([0, 3, 0, 0], nil, nil)
        var gradients = try SFNTFile(noto: "NotoSansThai-Regular")
        gradients.replaceGlyphs(Array(repeating: [], count: 200))
        gradients.tables["COLR"] = [0, 1] + Array(repeating: 0, count: 32)
        for font in [bitmaps, gradients] {
            try font.withFile { path in
                let fonts = try Fonts(files: [path])
                #expect(run("ก", fonts).glyphs.map(\.shape) == run("ก", nil).glyphs.map(\.shape))
                #expect(Typesetter(fonts: fonts).missingCharacters(in: "ก") == ["ก"])
                #expect(fonts.shaping.fontWithPicture(of: "ก") == path && fonts.shaping.fontWithPicture(of: "ä") == nil)
            }
        }
    }

    @Test(arguments: [(0x2, "fsType 2"), (0x200, "0x200"), (0x104, "0x100")])
    func restrictedFontsNeedLeave(type: Int, word: String) throws {
        var font = try SFNTFile(noto: "NotoSansThai-Regular")
        font.tables["OS/2"]?.replaceSubrange(8..<10, with: SFNTFile.short(type))
        try font.withFile { path in
            let error = try #require(throws: FontError.self) { try Fonts(files: [path]) }
            #expect(error.kind == .licence && error.message.contains(word))
            #expect(run("ก", try Fonts(files: [path], allowsRestricted: true)).glyphs.count == 1)
        }
    }

    /// Installable, for preview and print, editable, and each with the other permissions that it implies.
    @Test(arguments: [0x0, 0x4, 0x8, 0x6, 0xA, 0xC, 0xE])
    func fontsThatMayBeEmbeddedPass(type: Int) throws {
        var font = try SFNTFile(noto: "NotoSansThai-Regular")
        font.tables["OS/2"]?.replaceSubrange(8..<10, with: SFNTFile.short(type))
        try font.withFile { path in
            let fonts = try Fonts(files: [path])
            #expect(run("ก", fonts).glyphs.count == 1)
        }
    }

    /// Bold text takes the upright font, though the slanted one is bold; the slanted one draws what only it has.
    @Test func uprightTextIsNeverDrawnInItalicOfItsFamily() throws {
        var italic = try SFNTFile(noto: "NotoSansThai-Bold")
        italic.tables["OS/2"]?.replaceSubrange(62..<64, with: SFNTFile.short(0x21))
        let regular = NotoFonts.path("NotoSansThai-Regular.ttf")
        try italic.withFile { path in
            for weight in [Typesetter.Weight.regular, .medium, .bold] {
                let family = try Fonts(files: [regular, path])
                #expect(run("กข", family, weight).glyphs == run("กข", try Fonts(files: [regular]), weight).glyphs)
                #expect(run("กข", try Fonts(files: [path, regular]), weight).glyphs == run("กข", try Fonts(files: [path]), weight).glyphs)
            }
        }
    }

    /// Runs of several scripts in one font: from right to left they stand in the opposite order.
    @Test func runsFromRightToLeftAreMirrored() throws {
        let files = try FontFiles([NotoFonts.path("NotoSans-Regular.ttf")], allowsRestricted: false)
        for text in ["ab", "abγδ", "abγδжц", "жγa"].map({ $0.unicodeScalars.map(\.value) }) {
            func glyphs(_ isRightToLeft: Bool) -> [UInt32] {
                files.shape(text, text.indices, isRightToLeft: isRightToLeft, font: 0, weight: 400).map(\.glyph)
            }
            #expect(glyphs(true) == glyphs(false).reversed() && glyphs(false).count == text.count)
        }
    }

    /// Two runs in one process: the file's date tells that it changed, if not its size.
    @Test func aFontThatChangesAtEqualSizeIsReadAgain() throws {
        var font = try SFNTFile(noto: "NotoSansThai-Regular")
        try font.withFile { path in
            let before = run("ก", try Fonts(files: [path]))
            let size = font.bytes.count
            // Twice as large, as there are half as many units to an em.
            font.tables["head"]?.replaceSubrange(18..<20, with: SFNTFile.short(500))
            #expect(font.bytes.count == size)
            try Data(font.bytes).write(to: URL(fileURLWithPath: path))
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 2e9)], ofItemAtPath: path)
            let after = run("ก", try Fonts(files: [path]))
            #expect(abs(after.advance - 2 * before.advance) < 0.01)
        }
    }

    @Test func moreFontsThanTheLimitAreRefused() throws {
        let thai = NotoFonts.path("NotoSansThai-Regular.ttf")
        #expect(throws: Never.self) { try Fonts(files: Array(repeating: thai, count: 64)) }
        let error = try #require(throws: FontError.self) { try Fonts(files: Array(repeating: thai, count: 65)) }
        #expect(error.kind == .format && error.path == nil && error.message.contains("65 fonts are more than the limit, 64"))
    }

    @Test func collectionsAreNamedByNumberOrName() throws {
        // Two fonts in one file, each with its directory, moved behind the collection's header.
        let parts = try ["NotoSansThai-Regular", "NotoSansLao-Regular"].map { try SFNTFile(noto: $0).bytes }
        let starts = [20, 20 + parts[0].count]
        var collection = Array("ttcf".utf8) + SFNTFile.long(0x10000) + SFNTFile.long(2) + starts.flatMap(SFNTFile.long)
        for (part, start) in zip(parts, starts) { collection += Self.moved(part, by: start) }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttc")
        try Data(collection).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let lao = run("ຂ", try fonts("NotoSansLao-Regular"))
        #expect(run("ຂ", try Fonts(files: [url.path + "#2"])) == lao)
        #expect(run("ຂ", try Fonts(files: [url.path + "#NotoSansLao-Regular"])) == lao)
        #expect(run("ก", try Fonts(files: [url.path])) == run("ก", try fonts("NotoSansThai-Regular")))
        for member in ["#0", "#3", "#NotoSans-Regular"] {
            #expect(throws: FontError.self) { try Fonts(files: [url.path + member]) }
        }
    }

    /// A font whose tables are moved further back in the file.
    private static func moved(_ font: [UInt8], by distance: Int) -> [UInt8] {
        var font = font
        for index in 0..<Int(font[5]) {
            let place = 12 + 16 * index + 8
            let offset = (0..<4).reduce(0) { $0 << 8 | Int(font[place + $1]) }
            font.replaceSubrange(place..<place + 4, with: SFNTFile.long(offset + distance))
        }
        return font
    }
}
