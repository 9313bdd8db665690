import LayoutDiagram
import VectorScene
import Testing

/// The order of Hebrew with digits, punctuation and letters that run from left to right.
struct VisualOrderTests {
    private let typesetter = Typesetter()

    private func run(_ text: String) -> TextRun {
        typesetter.run(text, at: .zero, .init(size: 20), color: AdaptiveColor(Color(0)))
    }

    private func strokes(_ text: String) -> [GlyphShape] { run(text).glyphs.map(\.shape) }

    /// Expects a text's glyphs to be those of single characters, from left to right.
    private func expect(_ text: String, isSeenAs characters: [Character], location: SourceLocation = #_sourceLocation) {
        #expect(strokes(text) == characters.flatMap { strokes(String($0)) }, sourceLocation: location)
    }

    @Test func hebrewRunsFromRightToLeft() {
        expect("שלום", isSeenAs: ["ם", "ו", "ל", "ש"])
        expect("של אב", isSeenAs: ["ב", "א", "ל", "ש"])
    }

    @Test func digitsInHebrewKeepTheirOrder() {
        expect("א 12 ב", isSeenAs: ["ב", "1", "2", "א"])
        expect("א1,234.5ב", isSeenAs: ["ב", "1", ",", "2", "3", "4", ".", "5", "א"])
        expect("א 50% ב", isSeenAs: ["ב", "5", "0", "%", "א"])
        expect("א 1-2", isSeenAs: ["1", "-", "2", "א"])
    }

    @Test func theFirstLetterDecidesTheDirectionOfTheLine() {
        expect("ab אב cd", isSeenAs: ["a", "b", "ב", "א", "c", "d"])
        expect("אב ab גד", isSeenAs: ["ד", "ג", "a", "b", "ב", "א"])
        expect("12 אב", isSeenAs: ["ב", "א", "1", "2"])
        expect("ab אב 12", isSeenAs: ["a", "b", "1", "2", "ב", "א"])
        expect("אב a 1", isSeenAs: ["a", "1", "ב", "א"])
    }

    @Test func punctuationStandsWithTheLineUnlessHebrewIsOnBothSides() {
        expect("אב!", isSeenAs: ["!", "ב", "א"])
        expect("ab אב!", isSeenAs: ["a", "b", "ב", "א", "!"])
        expect("ab א-ב", isSeenAs: ["a", "b", "ב", "-", "א"])
    }

    @Test func bracketsInHebrewAreMirrored() {
        expect("א(ב)", isSeenAs: ["(", "ב", ")", "א"])
        expect("(א)", isSeenAs: ["(", "א", ")"])
        expect("a (א)", isSeenAs: ["a", "(", "א", ")"])
    }

    /// A pair of brackets follows the text around it, even if letters of the other direction are inside.
    @Test func bracketsStandInPairs() {
        expect("שלום (Hello) 3", isSeenAs: ["3", "("] + Array("Hello") + [")", "ם", "ו", "ל", "ש"])
        expect("א (a) b", isSeenAs: ["b", "(", "a", ")", "א"])
        expect("a (א) ב", isSeenAs: ["a", "(", "א", ")", "ב"])
        expect("a ב (ג", isSeenAs: ["a", "ג", ")", "ב"])
    }

    @Test func spacesAtTheEndStandAtTheLinesEnd() {
        #expect(run("אב ").glyphs[0].x > run("אב").glyphs[0].x + 2)
        #expect(run("a אב ").glyphs == run("a אב").glyphs && run("a אב ").advance > run("a אב").advance)
    }

    @Test func otherTextKeepsItsOrder() {
        expect("(ab) 12, Жф", isSeenAs: Array("(ab)12,Жф"))
    }
}
