import SVGWriter
import VectorScene
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
        #expect(first.wholeMatch(of: /<svg id="(g[0-9a-z]{5})" xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="10" height="20" viewBox="0 0 10 20" stroke-linecap="round" stroke-linejoin="round" fill="none" role="img" aria-labelledby="(g[0-9a-z]{5})-title (g[0-9a-z]{5})-desc">/) != nil)
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
        let match = try #require(text.firstMatch(of: /fill="#112233" class="(g[0-9a-z]{5}k[0-9a-z]{4})"/))
        #expect(text.contains("@media (prefers-color-scheme: dark) {\n.\(match.1){fill:#DDEEFF}\n}"))
    }

    @Test func oneAppearanceNeedsNoRule() {
        let dark = svg([square(0)], colors: .dark)
        #expect(dark.contains("fill=\"#DDEEFF\"/>"))
        #expect(!dark.contains("<style>") && !dark.contains("class="))
        #expect(svg([square(0)], colors: .light).contains("fill=\"#112233\"/>"))
    }

    @Test func idsFollowWhatIdentifiesThePicture() {
        func prefix(_ picture: Picture, _ colors: Picture.SVGColors = .automatic) -> String {
            String(String(decoding: picture.svg(colors: colors), as: UTF8.self).dropFirst(9).prefix(6))
        }
        var picture = Picture(
            size: Size(width: 10, height: 20), identifier: "grid", title: "T", description: "D", nodes: [square(0)])
        let first = prefix(picture)
        #expect(prefix(picture, .light) != first)
        picture.nodes = [square(1)]
        picture.title = "U"
        #expect(prefix(picture) == first)
        picture.identifier = nil
        let byTitle = prefix(picture)
        #expect(byTitle != first)
        picture.title = "V"
        #expect(prefix(picture) != byTitle)
    }

    @Test func idsBeginAsTheCallerSays() {
        let picture = Picture(size: Size(width: 1, height: 1), title: "T", description: "D", nodes: [square(0)])
        let svg = String(decoding: picture.svg(idPrefix: "left-1_"), as: UTF8.self)
        #expect(svg.hasPrefix("<svg id=\"left-1_\""))
        #expect(svg.contains(/class="left-1_k[0-9a-z]{4}"/))
    }

    /// Editors show ids or labels as the names of layers; every id is unique and begins with the prefix.
    @Test func groupsAreNamedOnRequest() {
        func group(_ title: String, name: String? = nil, label: String? = nil) -> Node {
            .group(Group([square(0), square(1)], meaning: Meaning(title: title, name: name, label: label)))
        }
        let nodes = [
            group("cell 0-3: 4 × 4", name: "cell-0-3", label: "A & B"), group("x", name: "cell-0-3"), group("x", name: "cell-0-3-2"),
            group("title"), group("Ünï — 8 pt"), group("日本"),
        ]
        let picture = Picture(size: Size(width: 10, height: 20), title: "T", description: "D", nodes: nodes)
        let named = String(decoding: picture.svg(idPrefix: "p", namesGroups: true), as: UTF8.self)
        #expect(named.contains("xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\""))
        let ids = named.matches(of: /\ id="([^"]*)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count && ids.filter { $0.hasPrefix("p-") } == [
            "p-title", "p-desc", "p-cell-0-3", "p-cell-0-3-2", "p-cell-0-3-2-2", "p-title-2", "p-n-8-pt", "p-part",
        ])
        #expect(named.matches(of: /inkscape:label="([^"]*)"/).map { String($0.1) } == ["A &amp; B", "x", "x", "title", "Ünï — 8 pt", "日本"])
        let without = named.replacing(/\ id="p-[^"]*" inkscape:label="[^"]*"| xmlns:inkscape="[^"]*"/, with: "")
        #expect(without == String(decoding: picture.svg(idPrefix: "p"), as: UTF8.self))
    }

    @Test(arguments: [
        ("a", true), ("Z9-_", true), (String(repeating: "a", count: 64), true), (String(repeating: "a", count: 65), false),
        ("", false), ("1a", false), ("-a", false), ("_a", false), ("a b", false), ("a\"", false), ("ä", false), ("a.b", false),
        ("@", false), ("[", false), ("`a", false), ("{a", false),
    ])
    func anIDPrefixIsALetterAndThenWhatIdsAreMadeOf(text: String, isPrefix: Bool) {
        #expect(Picture.isIDPrefix(text) == isPrefix)
    }

    @Test func gradientsAndClipsAreDefinedOnceAndReferredTo() throws {
        let gradient = Gradient(
            from: .zero, to: Point(x: 1, y: 1), stops: [.init(offset: 0, color: ink), .init(offset: 1, color: ink)])
        let shape = Node.shape(ShapeNode(.circle(center: .zero, radius: 2), fill: .gradient(gradient)))
        let clip = Shape.roundedRect(Rect(x: 0, y: 0, width: 8, height: 4), radius: 9)
        let text = svg([.group(Group([shape, shape], clip: clip)), .group(Group([shape], clip: clip))])
        #expect(text.matches(of: /<linearGradient\s/).count == 1)
        #expect(text.matches(of: /<clipPath\s/).count == 1)
        #expect(text.matches(of: /fill="url\(#g[0-9a-z]{5}p[0-9a-z]{4}\)"/).count == 3)
        // A radius is at most half a side.
        #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"8\" height=\"4\" rx=\"2\"/>"))
    }

    /// A mask is white with the alpha of its nodes, as SVG counts luminance, and keeps both appearances.
    @Test func masksAreWhite() {
        var group = Group([square(0)])
        let fade = Gradient(from: .zero, to: Point(x: 1, y: 0), stops: [
            .init(offset: 0, color: AdaptiveColor(light: Color(0x123456, alpha: 0.25), dark: Color(0x123456))), .init(offset: 1, color: ink),
        ])
        group.mask = [.shape(ShapeNode(.rect(Rect(x: 1, y: 2, width: 3, height: 4)), fill: .gradient(fade)))]
        let text = svg([.group(group)])
        #expect(text.contains(/<mask id="(g[0-9a-z]{5}a[0-9a-z]{4})" maskUnits="userSpaceOnUse"/))
        #expect(text.contains(/<g mask="url\(#g[0-9a-z]{5}a[0-9a-z]{4}\)">/))
        #expect(text.contains("<stop offset=\"0\" stop-color=\"#FFFFFF\" stop-opacity=\"0.25\""))
        #expect(!text.contains("123456") && text.contains("stop-color:#FFFFFF;stop-opacity:1}"))
    }

    @Test func radialGradientsAreEllipses() {
        let gradient = Gradient(.radial, from: Point(x: 0.5, y: 0.25), to: Point(x: 1, y: 1), stops: [
            .init(offset: 0, color: ink), .init(offset: 1, color: ink),
        ])
        let text = svg([.shape(ShapeNode(.circle(center: .zero, radius: 2), fill: .gradient(gradient)))])
        #expect(text.contains("cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"matrix(0.5 0 0 0.75 0.5 0.25)\">") && text.contains("</radialGradient>"))
    }

    @Test func groupsTellWhatTheyMean() {
        let meaning = Meaning(title: "cell 0-3", attributes: [.init("element", "cell"), .init("index-path", "0-3")])
        let text = svg([.group(Group([square(0)], opacity: 0.5, meaning: meaning))])
        #expect(text.contains("<g data-element=\"cell\" data-index-path=\"0-3\" opacity=\"0.5\">\n <title>cell 0-3</title>\n <rect "))
    }

    @Test func everyElementStandsOnALineOfItsOwn() {
        let text = svg([square(0), .group(Group([square(1)]))])
        for line in text.split(separator: "\n") {
            #expect(line.matches(of: /<[a-zA-Z]/).count <= 1, "\(line)")
        }
    }

    private func text(_ text: String, at x: Double, size: Double = 10) -> Node {
        let strokes = GlyphShape(Path([.move(.zero), .line(Point(x: 0, y: -7.5))]))
        let dash = GlyphShape(Path([.move(Point(x: 0, y: -3)), .line(Point(x: 4, y: -3))]))
        let glyphs = text.enumerated().map { index, character in
            TextRun.Glyph(character == "-" ? dash : strokes, x: Double(index) * 5)
        }
        return .text(TextRun(
            text: text, size: size, weight: .regular, origin: Point(x: x, y: 9), glyphs: glyphs, strokeWidth: 1,
            color: ink, advance: Double(text.count) * 5))
    }

    /// Two shapes that form the same symbol at any position.
    private func tile(_ x: Double) -> [Node] {
        [square(x), .shape(ShapeNode(.circle(center: Point(x: x + 0.5, y: 0.5), radius: 0.5), fill: .color(ink)))]
    }

    @Test func shapesThatStandTogetherAgainAreWrittenOnce() {
        let svg = svg([.group(Group(tile(2))), .group(Group(tile(5))), .group(Group([square(7)]))], colors: .light)
        #expect(svg.matches(of: /<circle/).count == 1)
        #expect(svg.contains(/<g id="g[0-9a-z]{5}m[0-9a-z]{4}">\n <rect x="0" y="0" width="1" height="1"/))
        #expect(svg.contains(/<g>\n <use xlink:href="#g[0-9a-z]{5}m[0-9a-z]{4}" x="2"\/>\n<\/g>\n<g>\n <use xlink:href="#g[0-9a-z]{5}m[0-9a-z]{4}" x="5"\/>/))
        // A single rectangle is as short as a reference to it.
        #expect(svg.contains("<g>\n <rect x=\"7\" y=\"0\""))
    }

    @Test func charactersThatReturnAreWrittenAsTheyWereFromWhereverTheyBegin() {
        let svg = svg([text("1-1-", at: 3)], colors: .light)
        #expect(svg.contains("d=\"M0 0v-7.5m5 4.5h4m1 3v-7.5m5 4.5h4\""))
    }

    @Test func glyphsWithAPenOfTheirOwnAreElementsOfTheirOwn() {
        guard case .text(var run) = text("1-1", at: 3) else { return }
        run.glyphs[1].shape = GlyphShape(run.glyphs[1].shape.path, .strokes(width: 0.25))
        let once = svg([.text(run)], colors: .light)
        #expect(once.matches(of: /<path[^>]* stroke-width="([0-9.]+)"/).map(\.1) == ["1", "0.25", "1"])
        #expect(once.contains("<path transform=\"translate(3 9)\" d=\"M5-3h4\" stroke=\"#112233\" stroke-width=\"0.25\"/>"))
        // A repeated text becomes a group.
        run.text = "again"
        let twice = svg([.text(run), .text(run)], colors: .light)
        #expect(twice.matches(of: /<path/).count == 3 && twice.matches(of: /<use/).count == 2)
        #expect(twice.contains(/<g id="g[0-9a-z]{5}t[0-9a-z]{4}">\n <path d="M0 0v-7.5" stroke="#112233" stroke-width="1"\/>\n <path d="M5/))
    }

    @Test func textsShareWhatTheyBeginWith() {
        let svg = svg([text("1-1", at: 0), text("1--", at: 20), text("-", at: 40), text("-", at: 50)], colors: .light)
        #expect(svg.matches(of: /<path/).count == 3)
        #expect(svg.contains(/<path id="g[0-9a-z]{5}t[0-9a-z]{4}" d="M0 0v-7.5m5 4.5h4" stroke="#112233" stroke-width="1"\/>/))
        #expect(svg.contains(/<use xlink:href="#g[0-9a-z]{5}t[0-9a-z]{4}" x="20" y="9"\/>\n<use xlink:href="#g[0-9a-z]{5}t[0-9a-z]{4}" x="30" y="9"\/>/))
        // The remainder of a text is written in place.
        #expect(svg.contains("<path transform=\"translate(0 9)\" d=\"M10 0v-7.5\""))
    }

    @Test func shapesWithEqualLabelsAreOne() {
        let cells = [2.0, 5].map { x in Node.group(Group(tile(x) + [text("1", at: x + 0.25)])) }
        let svg = svg(cells, colors: .light)
        #expect(svg.contains(/<g id="g[0-9a-z]{5}l[0-9a-z]{4}">\n <use xlink:href="#g[0-9a-z]{5}m[0-9a-z]{4}"\/>\n <use xlink:href="#g[0-9a-z]{5}t[0-9a-z]{4}" x="0.25" y="9"\/>/))
        #expect(svg.contains(/<g>\n <use xlink:href="#g[0-9a-z]{5}l[0-9a-z]{4}" x="5"\/>\n<\/g>/))
    }

    @Test func pathsGoFromPointToPoint() {
        let path = Path([
            .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 2)), .line(Point(x: 3, y: 0.5)), .line(Point(x: 2, y: 1.25)),
            .curve(Point(x: 2, y: 2), Point(x: 2.5, y: 2.5), Point(x: 3, y: 2.5)),
            .curve(Point(x: 3.5, y: 2.5), Point(x: 4, y: 3), Point(x: 4, y: 3.25)), .close, .move(Point(x: 2, y: 2)),
            .line(Point(x: 2.0004, y: 3)),
        ])
        let svg = svg([.shape(ShapeNode(.path(path), fill: .color(ink)))])
        #expect(svg.contains("d=\"M1 2h2v-1.5l-1 .75c0 .75.5 1.25 1 1.25s1 .5 1 .75zm1 0v1\""))
    }

    /// The first control point of a smooth curve mirrors the last one of the previous curve.
    @Test func aSmoothCurveMirrorsBothCoordinates() {
        func data(_ first: Point) -> String {
            let path = Path([
                .move(.zero), .curve(Point(x: 0, y: 1), Point(x: 1, y: 2), Point(x: 2, y: 1)),
                .curve(first, Point(x: 4, y: 0), Point(x: 4, y: 1)),
            ])
            return svg([.shape(ShapeNode(.path(path), fill: .color(ink)))])
        }
        #expect(data(Point(x: 3, y: 0)).contains("d=\"M0 0c0 1 1 2 2 1s2-1 2 0\""))
        #expect(data(Point(x: 3, y: 1)).contains("d=\"M0 0c0 1 1 2 2 1c1 0 2-1 2 0\""))
        #expect(data(Point(x: 2, y: 0)).contains("d=\"M0 0c0 1 1 2 2 1c0-1 2-1 2 0\""))
    }

    @Test func squareEndsAreSaidWhereTheyShow() {
        let path = Path([.move(.zero), .line(Point(x: 3, y: 2))])
        func stroked(_ shape: Shape, _ ends: Stroke.Ends, dashes: [Double] = []) -> String {
            svg([.shape(ShapeNode(shape, stroke: Stroke(.color(ink), width: 2, ends: ends, dashes: dashes)))])
        }
        let rect = Rect(x: 0, y: 0, width: 4, height: 4)
        #expect(stroked(.path(path), .butt).contains("stroke-width=\"2\" stroke-linecap=\"butt\" stroke-linejoin=\"miter\" class"))
        #expect(stroked(.path(path), .round).contains("stroke-width=\"2\" class"))
        #expect(stroked(.rect(rect), .butt).contains("stroke-width=\"2\" stroke-linejoin=\"miter\" class"))
        #expect(stroked(.roundedRect(rect, radius: 1), .butt).contains("stroke-width=\"2\" class"))
        #expect(stroked(.roundedRect(rect, radius: 1), .butt, dashes: [1, 2])
            .contains("stroke-width=\"2\" stroke-linecap=\"butt\" stroke-dasharray=\"1 2\" class"))
    }

    @Test func eachOfManyColorsHasOneRule() {
        let nodes = (0..<40).map { index -> Node in
            let color = AdaptiveColor(light: Color(UInt32(index)), dark: Color(0xFFFFFF))
            return .shape(ShapeNode(.rect(Rect(x: Double(index), y: 0, width: 1, height: 1)), fill: .color(color)))
        }
        let text = svg(nodes + nodes)
        #expect(text.matches(of: /\.\w{6}k\w{4}\{fill:#FFFFFF\}/).count == 40)
        let classes = text.matches(of: /class="\w{6}(k\w{4})"/).map { String($0.output.1) }
        #expect(classes.count == 80 && Set(classes).count == 40)
        #expect(classes[..<40] == classes[40...])
    }
}
