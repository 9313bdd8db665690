import SVGWriter
import Scene
import Testing

struct SVGWriterTests {
    private let ink = AdaptiveColor(light: Color(0x112233), dark: Color(0xDDEEFF))

    private func svg(_ nodes: [Node], title: String = "T", colors: Picture.SVGColors = .automatic) -> String {
        let picture = Picture(size: Size(width: 10, height: 20), title: title, description: "D", nodes: nodes)
        return String(decoding: picture.svg(colors: colors), as: UTF8.self)
    }

    private func square(_ x: Double) -> Node {
        .shape(ShapeNode(.rect(Rect(x: x, y: 0, width: 1, height: 1)), fill: .color(ink)))
    }

    @Test func theRootHasItsIdentifierFirst() throws {
        let first = try #require(svg([]).split(separator: "\n").first)
        #expect(first.wholeMatch(of: /<svg id="(g[0-9a-z]{7})" xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="10" height="20" viewBox="0 0 10 20" role="img" aria-labelledby="(g[0-9a-z]{7})-title (g[0-9a-z]{7})-desc">/) != nil)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1, "1"), (1.5, "1.5"), (0.125, "0.125"), (0.0625, "0.063"), (-0.0004, "0"), (-2.25, "-2.25"),
        (118.333333333, "118.333"), (1e6, "1000000"), (999.9996, "1000"), (0.1 + 0.2, "0.3"), (123456.7891, "123456.789"),
        (1e300, "9000000000000"), (-1e300, "-9000000000000"),
    ])
    func numbersHaveThreeDecimalsAtMost(number: Double, text: String) {
        #expect(svg([square(number)]).contains("<rect x=\"\(text)\" "))
    }

    @Test func textIsEscapedAndForbiddenCharactersAreReplaced() {
        let title = "a<b & \"c\" >\u{1}\u{FFFF}\nd 😀"
        #expect(svg([], title: title).contains(">a&lt;b &amp; &quot;c&quot; &gt;\u{FFFD}\u{FFFD} d 😀</title>"))
    }

    @Test func anotherDarkColourIsAClassAndARule() throws {
        let text = svg([square(0)])
        let match = try #require(text.firstMatch(of: /fill="#112233" class="(g[0-9a-z]{7}-k0)"/))
        #expect(text.contains("@media (prefers-color-scheme: dark) {\n.\(match.1){fill:#DDEEFF}\n}"))
    }

    @Test func oneAppearanceNeedsNoRule() {
        let dark = svg([square(0)], colors: .dark)
        #expect(dark.contains("fill=\"#DDEEFF\"/>"))
        #expect(!dark.contains("<style>") && !dark.contains("class="))
        #expect(svg([square(0)], colors: .light).contains("fill=\"#112233\"/>"))
    }

    @Test func identifiersFollowTheContent() {
        func identifier(_ text: String) -> Substring { text.dropFirst(9).prefix(8) }
        #expect(identifier(svg([square(0)])) == identifier(svg([square(0)])))
        #expect(identifier(svg([square(0)])) != identifier(svg([square(1)])))
        #expect(identifier(svg([square(0)], colors: .light)) != identifier(svg([square(0)], colors: .dark)))
    }

    @Test func gradientsAndClipsAreDefinedOnceAndReferredTo() throws {
        let gradient = LinearGradient(
            from: .zero, to: Point(x: 1, y: 1), stops: [.init(offset: 0, color: ink), .init(offset: 1, color: ink)])
        let shape = Node.shape(ShapeNode(.circle(center: .zero, radius: 2), fill: .gradient(gradient)))
        let clip = Shape.roundedRect(Rect(x: 0, y: 0, width: 8, height: 4), radius: 9)
        let text = svg([.group(Group([shape, shape], clip: clip)), .group(Group([shape], clip: clip))])
        #expect(text.matches(of: /<linearGradient\s/).count == 1)
        #expect(text.matches(of: /<clipPath\s/).count == 1)
        #expect(text.matches(of: /fill="url\(#g[0-9a-z]{7}-p0\)"/).count == 3)
        // A radius is at most half a side.
        #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"8\" height=\"4\" rx=\"2\"/>"))
    }

    @Test func groupsTellWhatTheyMean() {
        let meaning = Meaning(title: "cell 0-3", facts: [.init("element", "cell"), .init("index-path", "0-3")])
        let text = svg([.group(Group([square(0)], opacity: 0.5, meaning: meaning))])
        #expect(text.contains("<g data-element=\"cell\" data-index-path=\"0-3\" opacity=\"0.5\">\n <title>cell 0-3</title>\n <rect "))
    }

    @Test func everyElementStandsOnALineOfItsOwn() {
        let text = svg([square(0), .group(Group([square(1)]))])
        for line in text.split(separator: "\n") {
            #expect(line.matches(of: /<[a-zA-Z]/).count <= 1, "\(line)")
        }
    }
}
