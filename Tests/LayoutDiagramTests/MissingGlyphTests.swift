import LayoutDiagram
import VectorScene
import Testing

/// The box for a missing character.
struct MissingGlyphTests {
    private let typesetter = Typesetter()

    private func run(_ text: String, _ size: Double, _ weight: Typesetter.Weight = .regular) -> TextRun {
        typesetter.run(text, at: .zero, .init(size: size, weight: weight), color: AdaptiveColor(Color(0)))
    }

    private func lines(_ run: TextRun) -> Int { run.glyphs.map(\.shape.path.segments.count).reduce(0, +) }

    @Test(arguments: ["日", "\u{1F8B0}", "\u{10FFFD}"], Typesetter.Weight.allCases)
    func theCodeAppearsFromThirteenPoints(character: String, weight: Typesetter.Weight) {
        for size in [6, 9, 12.99] { #expect(lines(run(character, size, weight)) == 5, "\(size)") }
        for size in [13.0, 28] { #expect(lines(run(character, size, weight)) > 12, "\(size)") }
    }

    @Test(arguments: ["😀", "👩‍👩‍👧", "🇩🇪"])
    func anEmojiIsAPlainBox(emoji: String) {
        #expect(lines(run(emoji, 28)) == 5)
    }

    @Test func differentCharactersHaveDifferentCodes() {
        #expect(run("日", 13).glyphs[0].shape != run("本", 13).glyphs[0].shape)
        #expect(run("日", 9).glyphs[0].shape == run("本", 9).glyphs[0].shape)
    }

    @Test(arguments: Typesetter.Weight.allCases)
    func theBoxIsLightInEveryWeight(weight: Typesetter.Weight) throws {
        let run = run("a日", 20, weight)
        #expect(run.glyphs[0].shape.strokeWidth == nil)
        let width = try #require(run.glyphs[1].shape.strokeWidth)
        #expect(width <= 1 && width < run.strokeWidth * 0.6)
        // Its ink ends at the edge of its own pen.
        #expect(abs(self.run("日", 20, weight).bounds.minY - (-0.79 * 20 - width / 2)) < 0.02)
    }

    @Test func longCodesNeedWiderBoxes() {
        #expect(run("😀", 20).advance > run("日", 20).advance)
        #expect(run("\u{10FFFD}", 20).advance == run("😀", 20).advance)
    }
}
