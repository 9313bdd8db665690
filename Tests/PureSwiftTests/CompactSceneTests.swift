import SVGWriter
import Scene
import Testing

/// What a scene holds in little memory reads as if it were held at length.
struct CompactSceneTests {
    private func svg(_ meaning: Meaning) -> [UInt8] {
        Picture(
            size: Size(width: 1, height: 1), title: "T", description: "D", nodes: [.group(Group([], meaning: meaning))]
        ).svg()
    }

    @Test(arguments: [
        (nil, 12, "cell 3-12: 61.33 × 66 at -2, 0.13", [Meaning.Fact("element", "cell"), .init("index-path", "3-12")]),
        (
            "a<b", nil, "cell a<b 3: 61.33 × 66 at -2, 0.13",
            [Meaning.Fact("element", "cell"), .init("kind", "a<b"), .init("index-path", "3")]
        ),
    ] as [(String?, Int?, String, [Meaning.Fact])])
    func elementsSayWhatTheyAreAsTextsAboutThemDo(kind: String?, item: Int?, title: String, facts: [Meaning.Fact]) {
        let frame = Rect(x: -2.001, y: 0.125, width: 61.3333, height: 66)
        let element = Meaning(PlacedElement(category: "cell", kind: kind, section: 3, item: item, frame: frame))
        let texts = Meaning(title: title, facts: facts + [.init("frame", "-2 0.13 61.33 66")])
        #expect(element.title == title)
        #expect(element.facts == texts.facts)
        #expect(element == texts)
        #expect(svg(element) == svg(texts))
    }

    @Test func aGroupIsPlainAgainWhenWhatWasSetIsTakenBack() {
        var group = Group([])
        #expect(group.isPlain)
        group.opacity = 0.5
        group.clip = .rect(Rect(x: 0, y: 0, width: 1, height: 1))
        group.transform = .translation(x: 1, y: 2)
        #expect(!group.isPlain)
        #expect((group.opacity, group.transform.tx) == (0.5, 1))
        #expect(group.clip != nil)
        (group.opacity, group.clip, group.transform) = (1, nil, .identity)
        #expect(group.isPlain)
        #expect(group == Group([]))
    }

    @Test func alphaIsHeldToAMillionth() {
        #expect(Color(0, alpha: 0.22).alpha == 0.22)
        #expect(Color(0, alpha: 0.123_456_4).alpha == 0.123_456)
        #expect(Color(0, alpha: 0.22) != Color(0, alpha: 0.23))
        #expect((Color(0, alpha: 2).alpha, Color(0, alpha: -1).alpha) == (1, 0))
    }

    @Test func copiesOfAStrokeOrGradientChangeByThemselves() {
        let stroke = Stroke(.color(AdaptiveColor(Color(0))), width: 1)
        var wide = stroke
        wide.width = 2
        #expect((stroke.width, wide.width) == (1, 2))
        let gradient = LinearGradient(from: .zero, to: Point(x: 1, y: 0), stops: [])
        var steep = gradient
        steep.end = Point(x: 0, y: 1)
        #expect(gradient != steep)
        #expect(gradient == LinearGradient(from: .zero, to: Point(x: 1, y: 0), stops: []))
    }
}
