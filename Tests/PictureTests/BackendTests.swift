import CairoRasterizer
import Foundation
import LayoutDiagram
import PNGCodec
import Raster
import SVGWriter
import VectorScene
import TestSupport
import Testing

/// Another program renders our SVG like our PNG.
@Suite(.enabled(if: Tool.rsvg != nil && Tool.xmllint != nil, "needs rsvg-convert and xmllint; Scripts/bootstrap --tests installs them"))
struct BackendTests {
    /// Mirrored documents are left out, as they have the same shapes.
    @Test(arguments: MoreTests.pairs(Fixtures.documents.filter { !$0.name.hasSuffix("-right-to-left") }, DiagramStyle.Kind.allCases))
    func rsvgDrawsWhatCairoDraws(fixture: Fixture, style: DiagramStyle.Kind) throws {
        try expectRsvgDraws(try Fixtures.picture(try Fixtures.document(fixture.name), appearance: .light, style: style), .light)
    }

    /// Documents that together contain every dark colour.
    @Test(arguments: MoreTests.pairs(
        ["photo-library", "mosaic", "sideways-scrolling", "spaced-rows", "inset-grouped-list"], DiagramStyle.Kind.allCases))
    func rsvgDrawsTheDarkAppearance(name: String, style: DiagramStyle.Kind) throws {
        try expectRsvgDraws(try Fixtures.picture(try Fixtures.document(name), appearance: .dark, style: style), .dark)
    }

    @Test(arguments: MoreTests.some(Appearance.allCases, at: 0))
    func rsvgDrawsTheSpecimenSheet(appearance: Appearance) throws {
        try expectRsvgDraws(SpecimenSheet().picture(), appearance, scale: 2)
    }

    /// The boxes of missing characters have their own pen, in small text and in text too large for masks.
    @Test(arguments: [9.0, 13, 90])
    func rsvgDrawsBoxesWithinText(size: Double) throws {
        let run = Typesetter().run(
            "a日b日", at: Point(x: 4, y: 90), .init(size: size, weight: .bold), color: AdaptiveColor(Color(0)))
        let picture = Picture(
            size: Size(width: 280, height: 120), title: "Boxes", description: "", nodes: [.text(run), .text(run)])
        try expectRsvgDraws(picture, .light, scale: 2)
    }

    /// A frame with a hole, as a shape and as a clip, before and after letters and shapes with holes by their direction.
    @Test func rsvgDrawsHolesByTheEvenOddRule() throws {
        func box(_ x: Double, _ side: Double) -> [Path.Segment] {
            [.move(Point(x: x, y: x)), .line(Point(x: x + side, y: x)), .line(Point(x: x + side, y: x + side)), .line(Point(x: x, y: x + side)), .close]
        }
        let frame = Shape.path(Path(box(10, 80) + box(30, 40), isEvenOdd: true))
        let filled = Shape.path(Path(box(10, 80) + box(30, 40)))
        let blue = Paint.color(AdaptiveColor(Color(0x2244CC)))
        let letters = Typesetter().run("日8B", at: Point(x: 4, y: 60), .init(size: 40, weight: .bold), color: AdaptiveColor(Color(0)))
        let nodes: [Node] = [
            .shape(ShapeNode(frame, fill: blue)), .text(letters),
            .group(Group([.shape(ShapeNode(frame, fill: blue))], transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: 100, ty: 0))),
            .group(Group([.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 100, height: 100)), fill: blue))],
                clip: frame, transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: 200, ty: 0))),
            .group(Group([.shape(ShapeNode(filled, fill: blue))], transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: 300, ty: 0))),
        ]
        let picture = Picture(size: Size(width: 400, height: 100), title: "Holes", description: "", nodes: nodes)
        try expectRsvgDraws(picture, .light, scale: 2)
    }

    private static func ramp(_ kind: Gradient.Kind, _ from: Point, _ to: Point) -> Paint {
        .gradient(Gradient(kind, from: from, to: to, stops: [
            .init(offset: 0.1, color: AdaptiveColor(Color(0x102030))), .init(offset: 0.9, color: AdaptiveColor(Color(0xFF8800, alpha: 0))),
        ]))
    }

    /// Masks of a gradient, of letters, of a mask in a mask, with a transform, a clip and an opacity; over a whole column of bands.
    @Test func rsvgDrawsMasks() throws {
        let blue = Paint.color(AdaptiveColor(Color(0x2244CC)))
        let letters = Typesetter().run("Mask8", at: Point(x: 4, y: 70), .init(size: 30, weight: .bold), color: AdaptiveColor(Color(0x00FF00)))
        let box = Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 100, height: 200)), fill: blue))
        let fade = Node.shape(ShapeNode(
            .rect(Rect(x: 0, y: 0, width: 100, height: 180)), fill: Self.ramp(.linear, .zero, Point(x: 0, y: 1))))
        let ring = Node.shape(ShapeNode(
            .circle(center: Point(x: 50, y: 90), radius: 30), stroke: Stroke(Self.ramp(.linear, .zero, Point(x: 1, y: 0)), width: 12)))
        func masked(_ mask: [Node], _ column: Int, _ change: (inout VectorScene.Group) -> Void = { _ in }) -> Node {
            var group = Group([box, .text(letters)], transform: .translation(x: Double(100 * column), y: 10))
            group.mask = mask
            change(&group)
            return .group(group)
        }
        var nested = Group([fade])
        nested.mask = [ring]
        // At an opacity near 0, colours are rounded differently.
        let ground = Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 540, height: 240)), fill: .color(AdaptiveColor(Color(0xFFFFFF)))))
        let nodes = [
            ground, masked([fade], 0), masked([.text(letters)], 1), masked([ring], 2), masked([.group(nested)], 3) { $0.opacity = 0.6 },
            masked([fade], 4) {
                $0.transform = Transform(a: 0.8, b: 0.2, c: -0.2, d: 0.8, tx: 440, ty: 10)
                $0.clip = .circle(center: Point(x: 50, y: 90), radius: 45)
            },
        ]
        try expectRsvgDraws(Picture(size: Size(width: 540, height: 240), title: "Masks", description: "", nodes: nodes), .light, scale: 2)
    }

    /// Factors are written in thousandths, which far from the origin must not move what they turn.
    @Test func rsvgDrawsTurnedGroupsInTheirPlace() throws {
        let ink = Paint.color(AdaptiveColor(Color(0)))
        var nodes = [Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 900, height: 1600)), fill: .color(AdaptiveColor(Color(0xFFFFFF)))))]
        for (index, (angle, scale)) in [(0.2, 1), (1.234, 0.87654), (0, 0.61749), (3.05, 1.11149)].enumerated() {
            let middle = Point(x: 150 + 200 * Double(index), y: 1500)
            let box = Rect(x: middle.x - 60, y: middle.y - 30, width: 120, height: 60)
            let lines = (0..<12).map { line in
                Node.shape(ShapeNode(.rect(Rect(x: box.x, y: box.y + 5 * Double(line), width: 120, height: 2)), fill: ink))
            }
            let (sine, cosine) = (sin(angle) * scale, cos(angle) * scale)
            nodes.append(.group(Group(lines, transform: Transform(
                a: cosine, b: sine, c: -sine, d: cosine, tx: middle.x - cosine * middle.x + sine * middle.y,
                ty: middle.y - sine * middle.x - cosine * middle.y))))
        }
        try expectRsvgDraws(Picture(size: Size(width: 900, height: 1600), title: "Turned", description: "", nodes: nodes), .light, scale: 2)
    }

    @Test func rsvgDrawsRadialGradients() throws {
        let paints = [
            Self.ramp(.radial, Point(x: 0.5, y: 0.5), Point(x: 1, y: 1)), Self.ramp(.radial, Point(x: 0.2, y: 0.9), Point(x: 0.9, y: 1.1)),
            Self.ramp(.radial, .zero, Point(x: 1, y: 0.5)),
        ]
        let nodes = paints.enumerated().map { index, paint in
            Node.shape(ShapeNode(.roundedRect(Rect(x: 10 + 110 * Double(index), y: 10, width: 100, height: 60), radius: 12), fill: paint))
        }
        try expectRsvgDraws(Picture(size: Size(width: 340, height: 80), title: "Radial", description: "", nodes: nodes), .light, scale: 2)
    }

    @Test(arguments: ["photo-library", "pinned-headers"])
    func rsvgDrawsLiveText(name: String) throws {
        let picture = try Fixtures.picture(try Fixtures.document(name), appearance: .light)
        var withoutText = picture
        withoutText.nodes = Self.removingText(picture.nodes)
        let drawn = try drawnByRsvg(picture.svg(colors: .light, text: .live))
        let empty = try drawnByRsvg(withoutText.svg(colors: .light))
        #expect(drawn.width == empty.width && PixelDifference(drawn, empty).mean > 0.001)
    }

    private static func removingText(_ nodes: [Node]) -> [Node] {
        nodes.compactMap { node in
            switch node {
            case .shape: return node
            case .text: return nil
            case .group(var group):
                group.children = removingText(group.children)
                return .group(group)
            }
        }
    }

    func expectRsvgDraws(_ picture: Picture, _ appearance: Appearance, scale: Int = 1) throws {
        let theirs = try drawnByRsvg(picture.svg(colors: appearance == .dark ? .dark : .light), scale: scale)
        let raster = try PictureRaster(picture, scale: Double(scale), appearance: appearance)
        let ours = try PNGDecoder().decodeWords(PNGEncoder(scale: scale).encode(raster))
        let difference = PixelDifference(ours, theirs)
        #expect(difference.mean < 0.01, "mean difference \(difference.mean)")
        let limit = 2 * scale
        #expect(difference.largestRegion <= limit, "a region of \(difference.largestRegion) pixels differs strongly")
    }

    /// Renders a document with rsvg, which rejects one that is not well-formed.
    private func drawnByRsvg(_ bytes: [UInt8], scale: Int = 1) throws -> PixelWords {
        let drawn = try #require(Tool.rsvg).run(["--zoom", "\(scale)"], input: Data(bytes))
        #expect(drawn.status == 0, "\(drawn.errorText)")
        return try PNGDecoder().decodeWords([UInt8](drawn.output))
    }

    /// Covers the drawings of documents too, as they equal the goldens.
    @Test func everyGoldenIsWellFormed() throws {
        let folder = Fixtures.folder.appendingPathComponent("Pictures")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".svg") }
        #expect(names.count >= 4 * Fixtures.documents.count)
        let lint = try #require(Tool.xmllint).run(["--noout"] + names, in: folder)
        #expect(lint.status == 0, "\(lint.errorText)")
    }
}

/// The difference between two pictures of equal size.
struct PixelDifference {
    /// Mean over all components, 0 to 1.
    var mean: Double
    /// The longer side, in pixels, of the largest connected region of pixels that differ by more than a quarter.
    var largestRegion: Int

    init(_ one: PixelWords, _ other: PixelWords) {
        guard one.width == other.width, one.height == other.height else {
            (mean, largestRegion) = (1, max(one.width, one.height))
            return
        }
        var sum = 0
        var strong: Set<Int> = []
        for pixel in one.words.indices where one.words[pixel] != other.words[pixel] {
            for shift in [0, 8, 16, 24] {
                let difference = abs(Int(one.words[pixel] >> shift & 0xFF) - Int(other.words[pixel] >> shift & 0xFF))
                sum += difference
                if difference > 64 { strong.insert(pixel) }
            }
        }
        mean = Double(sum) / Double(4 * 255 * max(1, one.words.count))
        largestRegion = Self.largestRegion(of: strong, width: one.width)
    }

    private static func largestRegion(of pixels: Set<Int>, width: Int) -> Int {
        var left = pixels
        var largest = 0
        while let first = left.popFirst() {
            var waiting = [first]
            var (columns, rows) = (first % width...first % width, first / width...first / width)
            while let pixel = waiting.popLast() {
                let (x, y) = (pixel % width, pixel / width)
                columns = min(columns.lowerBound, x)...max(columns.upperBound, x)
                rows = min(rows.lowerBound, y)...max(rows.upperBound, y)
                for neighbour in [pixel - 1, pixel + 1, pixel - width, pixel + width] where left.remove(neighbour) != nil {
                    waiting.append(neighbour)
                }
            }
            largest = max(largest, columns.count, rows.count)
        }
        return largest
    }
}
