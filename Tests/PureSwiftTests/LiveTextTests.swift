import SVGWriter
import VectorScene
import Testing

struct LiveTextTests {
    private func run(
        _ text: String, weight: TextRun.Weight = .regular, alignment: TextRun.Alignment = .start,
        color: AdaptiveColor = AdaptiveColor(Color(0x112233)), advance: Double = 30.25
    ) -> TextRun {
        TextRun(
            text: text, size: 13, weight: weight, origin: Point(x: 4, y: 9), alignment: alignment,
            glyphs: [.init(GlyphShape(Path([.move(.zero), .line(Point(x: 5, y: -5))])), x: 0)], strokeWidth: 1, color: color, advance: advance)
    }

    private func svg(_ runs: TextRun..., text: Picture.SVGText = .live) -> String {
        let picture = Picture(
            size: Size(width: 40, height: 20), title: "T", description: "D", nodes: runs.map { .text($0) })
        return String(decoding: picture.svg(text: text), as: UTF8.self)
    }

    @Test func liveTextIsAsWideAsTheLayoutHasIt() {
        let expected = "<text x=\"4\" y=\"9\" font-size=\"13\" font-weight=\"400\" textLength=\"30.25\" "
            + "lengthAdjust=\"spacingAndGlyphs\" fill=\"#112233\">Photos</text>\n"
        #expect(svg(run("Photos")).contains(expected))
        #expect(!svg(run("Photos")).contains("<path"))
    }

    @Test func theFontsOfTheSystemStandOnTheRoot() {
        let fonts = " font-family=\"-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif\" role="
        #expect(svg(run("a")).split(separator: "\n").first?.contains(fonts) == true)
    }

    @Test func outlinesAreTheDefaultAndNameNoFont() {
        let picture = Picture(size: Size(width: 1, height: 1), title: "T", description: "D", nodes: [.text(run("a"))])
        #expect(picture.svg() == picture.svg(text: .outlines))
        #expect(!svg(run("a"), text: .outlines).contains("font") && !svg(run("a"), text: .outlines).contains("<text"))
    }

    @Test(arguments: [(TextRun.Weight.regular, "400"), (.medium, "500"), (.bold, "700")])
    func weightsAreThoseOfFonts(weight: TextRun.Weight, number: String) {
        #expect(svg(run("a", weight: weight)).contains(" font-weight=\"\(number)\""))
    }

    @Test func alignedTextKeepsItsPointWhateverTheFontsWidth() {
        #expect(svg(run("a", alignment: .middle)).contains("<text x=\"19.125\" y=\"9\" font-size=\"13\" font-weight=\"400\" text-anchor=\"middle\""))
        #expect(svg(run("a", alignment: .end)).contains("<text x=\"34.25\" y=\"9\" font-size=\"13\" font-weight=\"400\" text-anchor=\"end\""))
    }

    @Test func liveTextIsEscaped() {
        #expect(svg(run("a<b> & \"c\"\u{1}\u{FFFE}")).contains(">a&lt;b&gt; &amp; &quot;c&quot;\u{FFFD}\u{FFFD}</text>"))
    }

    @Test(arguments: [
        ("a b", false), (" a", true), ("a ", true), ("a  b", true), ("a \tb", true), ("a\tb", false),
        ("a\u{A0} b", false),
    ])
    func whiteSpaceIsKeptWhereItWouldBeLost(text: String, isKept: Bool) {
        #expect(svg(run(text)).contains("xml:space=\"preserve\"") == isKept)
    }

    @Test func liveTextHasADarkColourAsShapesHave() throws {
        let text = svg(run("a", color: AdaptiveColor(light: Color(0x112233), dark: Color(0xDDEEFF, alpha: 0.5))))
        let match = try #require(text.firstMatch(of: /fill="#112233" class="(g[0-9a-z]{5}k[0-9a-z]{4})">a</))
        #expect(text.contains("@media (prefers-color-scheme: dark) {\n.\(match.1){fill:#DDEEFF;fill-opacity:0.5}\n}"))
    }

    @Test func textWithoutWidthIsLeftOut() {
        #expect(!svg(run("", advance: 0)).contains("<text"))
    }

    @Test func theSameTextYieldsTheSameBytes() {
        #expect(svg(run("a"), run("b", weight: .bold)) == svg(run("a"), run("b", weight: .bold)))
        #expect(svg(run("a")) != svg(run("b")))
    }
}
