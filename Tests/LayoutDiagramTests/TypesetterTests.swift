import LayoutDiagram
import VectorScene
import Testing

struct TypesetterTests {
    private let typesetter = Typesetter()
    private let ink = AdaptiveColor(Color(0))

    private func width(_ text: String, _ weight: Typesetter.Weight = .regular) -> Double {
        typesetter.width(of: text, .init(size: 1000, weight: weight))
    }

    /// The ink of a character at a size of 1000 points; baseline at 0, y down.
    private func ink(of character: Character, _ weight: Typesetter.Weight = .regular) -> Rect {
        typesetter.run(String(character), at: .zero, .init(size: 1000, weight: weight), color: ink).bounds
    }

    /// Basic Latin, Latin-1 and Latin Extended-A without control characters.
    private static let latin: [Unicode.Scalar] = [0x20...0x7E, 0xA0...0x17F].joined().compactMap(Unicode.Scalar.init)
    private static let signs = "×·…—–°±½→←↑↓↔↕↖↗↘↙•“”‘’‚„′″‹›€−≈≠≤≥∞√✓✗†‡⋯"

    @Test func everyLatinLetterAndSignHasAGlyph() {
        let text = String(String.UnicodeScalarView(Self.latin)) + Self.signs
        #expect(typesetter.missingCharacters(in: text) == [])
        // The soft hyphen is invisible.
        for character in text where !character.isWhitespace && character != "\u{AD}" {
            let run = typesetter.run(String(character), at: .zero, .init(size: 1000), color: ink)
            #expect(!run.glyphs.isEmpty && run.advance > 100, "\(character)")
        }
    }

    @Test func blocksAreWholeAndTellEveryCharacterOnce() {
        #expect(GlyphBlock.all.map(\.name) == [
            "Basic Latin", "Latin-1", "Latin Extended-A", "Latin Extended-B", "Latin Extended Additional", "Greek", "Cyrillic",
            "Hebrew", "Currency Symbols", "Signs",
        ])
        #expect(GlyphBlock.all.prefix(3).map(\.characters.count) == [94, 94, 128])
        let characters = GlyphBlock.all.flatMap(\.characters)
        #expect(Set(characters).count == characters.count)
        #expect(Set(Self.signs.unicodeScalars).isSubset(of: characters))
    }

    @Test(arguments: Typesetter.Weight.allCases)
    func everyGlyphStaysBetweenItsNeighbours(weight: Typesetter.Weight) {
        for character in GlyphBlock.all.flatMap(\.characters) {
            let run = typesetter.run(String(character), at: .zero, .init(size: 1000, weight: weight), color: ink)
            #expect(run.bounds.minX > -160 && run.bounds.maxX < run.advance + 200, "\(character) \(run.bounds)")
        }
    }

    @Test(arguments: Typesetter.Weight.allCases)
    func straightCapitalsAndDigitsStandOnTheBaselineEquallyHigh(weight: Typesetter.Weight) {
        for character in "EFHIKLMNTXZ147" {
            let bounds = ink(of: character, weight)
            #expect(abs(bounds.maxY) < 0.01 && abs(bounds.minY + 740) < 0.01, "\(character) \(bounds)")
        }
        #expect(typesetter.capHeight(.init(size: 1000, weight: weight)) == 740)
    }

    @Test func roundLettersOvershootStraightOnes() {
        for character in "CGOQS03689" {
            let bounds = ink(of: character)
            #expect(bounds.minY < -742 && bounds.minY > -752, "\(character) \(bounds)")
        }
        for character in "aceos" { #expect(ink(of: character).maxY > 2 && ink(of: character).maxY < 12, "\(character)") }
    }

    @Test(arguments: Typesetter.Weight.allCases)
    func digitsShareOneAdvance(weight: Typesetter.Weight) {
        let widths = Set("0123456789".map { width(String($0), weight) })
        #expect(widths.count == 1)
        #expect(abs(width("1234567890", weight) - width("1111111111", weight)) < 1e-9)
    }

    @Test func heavierTextIsWiderAndSmallTextIsHeavier() {
        #expect(width("Favourites", .bold) > width("Favourites", .medium))
        #expect(width("Favourites", .medium) > width("Favourites", .regular))
        let small = typesetter.run("a", at: .zero, .init(size: 9), color: ink)
        let large = typesetter.run("a", at: .zero, .init(size: 18), color: ink)
        #expect(small.strokeWidth / 9 > large.strokeWidth / 18)
        #expect(small.advance / 9 > large.advance / 18)
    }

    @Test(arguments: [9.0, 11, 13, 17, 28])
    func strokesAndAdvancesGrowWithTheWeight(size: Double) {
        for character in GlyphBlock.all.flatMap(\.characters) {
            let runs = Typesetter.Weight.allCases.map { weight in
                typesetter.run(String(character), at: .zero, .init(size: size, weight: weight), color: ink)
            }
            for (lighter, heavier) in zip(runs, runs.dropFirst()) {
                #expect(lighter.strokeWidth < heavier.strokeWidth && lighter.advance < heavier.advance, "\(character)")
            }
        }
    }

    @Test func pairsAreKernedComposedLettersAsTheirBases() {
        func kerning(_ pair: String) -> Double { width(pair) - pair.map { width(String($0)) }.reduce(0, +) }
        #expect(kerning("AV") < -20 && kerning("To") < -20)
        #expect(kerning("ÁV") == kerning("AV") && kerning("Tö") == kerning("To"))
    }

    @Test func accentedLettersAreComposedWhicheverWayTheyAreWritten() {
        let composed = typesetter.run("é", at: .zero, .init(size: 20), color: ink)
        let apart = typesetter.run("e\u{301}", at: .zero, .init(size: 20), color: ink)
        #expect(composed.glyphs == apart.glyphs)
        let plain = typesetter.run("e", at: .zero, .init(size: 20), color: ink)
        #expect(composed.advance == plain.advance && composed.bounds.minY < plain.bounds.minY)
    }

    @Test func missingCharactersAreBoxesAndNamedOnce() {
        let text = "日本 日 😀👩‍👩‍👧 ok"
        #expect(typesetter.missingCharacters(in: text).map(\.value) == [0x65E5, 0x672C, 0x1F600, 0x1F469])
        let run = typesetter.run("日", at: .zero, .init(size: 10), color: ink)
        #expect(run.bounds.height > 6 && run.advance > 4)
    }

    @Test func tabsAndHardSpacesAreAsWideAsSpaces() {
        #expect(width("a\tb") == width("a b") && width("a\u{A0}b") == width("a b"))
        #expect(width("") == 0)
    }

    @Test func alignmentMovesTheOrigin() {
        let style = Typesetter.Style(size: 20)
        let point = Point(x: 100, y: 50)
        let width = typesetter.width(of: "abc", style)
        #expect(typesetter.run("abc", at: point, style, color: ink).origin.x == 100)
        #expect(typesetter.run("abc", at: point, style, color: ink, alignment: .middle).origin.x == 100 - width / 2)
        #expect(typesetter.run("abc", at: point, style, color: ink, alignment: .end).origin.x == 100 - width)
    }

    @Test func fittedTextFits() throws {
        let style = Typesetter.Style(size: 13, weight: .bold)
        let text = "A rather long title that hardly fits anywhere"
        #expect(typesetter.fitted(text, style, width: 1000) == text)
        for width in stride(from: 12.0, to: 260, by: 7) {
            guard let fitted = typesetter.fitted(text, style, width: width) else { continue }
            #expect(typesetter.width(of: fitted, style) <= width && fitted.hasSuffix("…") && !fitted.hasSuffix(" …"))
        }
        #expect(typesetter.fitted(text, style, width: 3) == nil)
        #expect(typesetter.fitted(String(repeating: "long ", count: 2000), style, width: 100)?.count ?? 0 < 20)
    }

    /// Only the beginning of an overlong text is measured; the truncated text is the same.
    @Test(arguments: ["x", "i", "W", "e\u{301}", "To ", "ש", "א a", "a\u{301}\u{323}i", "\u{4E00}"], [5.0, 15, 60, 300, 1000])
    func whatIsShownOfATextDependsOnItsBeginning(repeated: String, width: Double) {
        let style = Typesetter.Style(size: 11, weight: .bold)
        // At least a point for each character, and more of them than are cut off at once.
        let fitted = typesetter.fitted(String(repeating: repeated, count: 1000), style, width: width)
        #expect(typesetter.fitted(String(repeating: repeated, count: 9000), style, width: width) == fitted)
        let (cut, text) = (fitted.map { Array($0.dropLast()) } ?? [], Array(String(repeating: repeated, count: 1000)))
        #expect(cut == Array(text.prefix(cut.count)))
        // One more character would not fit; a space before the ellipsis is dropped.
        let next = text.prefix(cut.count + 2)
        let isSpaced = next.contains { $0.isWhitespace }
        #expect(isSpaced || typesetter.width(of: String(next.dropLast()) + "…", style) > width)
    }

    @Test(arguments: ["Photos", "a", "Weekly digest of everything"])
    func aTextFitsIntoExactlyItsOwnWidth(text: String) {
        let style = Typesetter.Style(size: 13, weight: .bold)
        let width = typesetter.width(of: text, style)
        #expect(typesetter.fitted(text, style, width: width) == text)
        #expect(typesetter.fitted(text, style, width: width - 0.01) != text)
        // The same for a truncated text.
        let cut = typesetter.width(of: "Weekl…", style)
        #expect(typesetter.fitted("Weekly digest", style, width: cut) == "Weekl…")
        #expect(typesetter.fitted("Weekly digest", style, width: cut - 0.01) == "Week…")
        // The same for two phrases on a line.
        let line = typesetter.width(of: "one, two", style)
        #expect(typesetter.lines(of: ["one", "two"], separator: ", ", style, width: line) == ["one, two"])
        #expect(typesetter.lines(of: ["one", "two"], separator: ", ", style, width: line - 0.01) == ["one", "two"])
    }

    @Test func phrasesAreBrokenIntoLines() {
        let style = Typesetter.Style(size: 11)
        let phrases = ["2 sections", "11 cells in 3 columns", "2 headers", "4 badges"]
        #expect(typesetter.lines(of: phrases, separator: " · ", style, width: 1000) == ["2 sections · 11 cells in 3 columns · 2 headers · 4 badges"])
        let lines = typesetter.lines(of: phrases, separator: " · ", style, width: 180)
        #expect(lines == ["2 sections · 11 cells in 3 columns", "2 headers · 4 badges"])
    }

    /// Around the width of each beginning, so that a search that misses one is noticed.
    @Test(arguments: ["Photographs", "a b  c", "AVAVA WAVE", "iiiiii", "9 × 3"]) func theLongestBeginningThatFitsIsKept(text: String) {
        let style = Typesetter.Style(size: 13)
        let beginnings = (1..<text.count).map { count in
            String(text.prefix(count)).replacing(#/ +$/#, with: "") + "…"
        }
        let whole = typesetter.width(of: text, style)
        for width in (beginnings + [text]).map({ typesetter.width(of: $0, style) }).flatMap({ [$0 - 0.02, $0, $0 + 0.02] }) {
            let longest = width >= whole ? text : beginnings.last { typesetter.width(of: $0, style) <= width }
            #expect(typesetter.fitted(text, style, width: width) == longest, "\(width)")
        }
    }
}
