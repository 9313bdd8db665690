import LayoutDiagram
import Scene
import Testing

struct LetteringTests {
    private let typesetter = Typesetter()
    private let ink = AdaptiveColor(Color(0))

    private func width(_ text: String, _ weight: Typesetter.Weight = .regular) -> Double {
        typesetter.width(of: text, .init(size: 1000, weight: weight))
    }

    @Test func theAlphabetIsWhole() {
        let ranges: [ClosedRange<UInt32>] = [0x20...0x7E, 0xA1...0xAC, 0xAE...0xFF, 0x100...0x17F]
        let signs = "×·…—–°±½→←↑↓↔↕•“”‘’✓"
        let text = String(String.UnicodeScalarView(ranges.joined().compactMap(Unicode.Scalar.init))) + signs
        #expect(typesetter.missingCharacters(in: text) == [])
        for character in text where !character.isWhitespace {
            let run = typesetter.run(String(character), at: .zero, .init(size: 1000), color: ink)
            #expect(!run.strokes.segments.isEmpty && run.advance > 100, "\(character)")
        }
    }

    @Test func everyGlyphStaysInItsLine() {
        for value in UInt32(0x21)...0x17F where !(0x7F...0xA0).contains(value) && value != 0xAD {
            let character = Unicode.Scalar(value)!
            let run = typesetter.run(String(character), at: .zero, .init(size: 1000), color: ink)
            #expect(run.bounds.minY > -1100 && run.bounds.maxY < 320, "\(character) \(run.bounds)")
            #expect(run.bounds.minX > -160 && run.bounds.maxX < run.advance + 200, "\(character) \(run.bounds)")
        }
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
    }

    @Test func pairsAreKernedComposedLettersAsTheirBases() {
        func kerning(_ pair: String) -> Double { width(pair) - pair.map { width(String($0)) }.reduce(0, +) }
        #expect(kerning("AV") < -20 && kerning("To") < -20)
        #expect(kerning("ÁV") == kerning("AV") && kerning("Tö") == kerning("To"))
    }

    @Test func accentedLettersAreComposedWhicheverWayTheyAreWritten() {
        let composed = typesetter.run("é", at: .zero, .init(size: 20), color: ink)
        let apart = typesetter.run("e\u{301}", at: .zero, .init(size: 20), color: ink)
        #expect(composed.strokes == apart.strokes)
        let plain = typesetter.run("e", at: .zero, .init(size: 20), color: ink)
        #expect(composed.advance == plain.advance && composed.bounds.minY < plain.bounds.minY)
    }

    @Test func missingCharactersAreBoxesAndNamedOnce() {
        let text = "日本 日 😀👩‍👩‍👧 ok"
        #expect(typesetter.missingCharacters(in: text).map(\.value) == [0x65E5, 0x672C, 0x1F600, 0x1F469])
        let run = typesetter.run("日", at: .zero, .init(size: 10), color: ink)
        #expect(run.bounds.height > 6 && run.advance > 4)
    }

    @Test func whiteSpaceIsSpace() {
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

    @Test func phrasesAreBrokenIntoLines() {
        let style = Typesetter.Style(size: 11)
        let phrases = ["2 sections", "11 cells in 3 columns", "2 headers", "4 badges"]
        #expect(typesetter.lines(of: phrases, separator: " · ", style, width: 1000) == ["2 sections · 11 cells in 3 columns · 2 headers · 4 badges"])
        let lines = typesetter.lines(of: phrases, separator: " · ", style, width: 180)
        #expect(lines == ["2 sections · 11 cells in 3 columns", "2 headers · 4 badges"])
    }
}
