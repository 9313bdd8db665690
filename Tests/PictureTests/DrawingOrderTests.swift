import CairoRasterizer
import Foundation
import LayoutDiagram
import PNGCodec
import Raster
import TestSupport
import Testing
import VectorScene

/// Nodes that do not overlap, each setting other properties of a line, a clip or a transform: drawn in any order, as SVG, PNG and
/// PDF, they give the same picture.
struct DrawingOrderTests {
    private static let ink = AdaptiveColor(Color(0x203040))

    private static func line(_ points: [(Double, Double)], _ stroke: Stroke, isClosed: Bool = false) -> Node {
        var path = Path([.move(Point(x: points[0].0, y: points[0].1))])
        for point in points.dropFirst() { path.line(to: Point(x: point.0, y: point.1)) }
        if isClosed { path.close() }
        return .shape(ShapeNode(.path(path), stroke: stroke))
    }

    /// A corner of an angle in degrees, with its tip upwards; 28.96 is the sharpest that keeps its tip.
    private static func corner(_ degrees: Double, at x: Double) -> Node {
        let half = 30 * tan(degrees / 360 * .pi)
        return line([(x - half, 60), (x, 30), (x + half, 60)], Stroke(.color(ink), width: 6))
    }

    private static func text(_ text: String, size: Double) -> Node {
        .text(Typesetter().run(text, at: Point(x: 4, y: 60), .init(size: size), color: ink))
    }

    private static let square = Node.shape(ShapeNode(.rect(Rect(x: 5, y: 5, width: 60, height: 50)), fill: .color(ink)))

    /// Their number is prime, so that every step of `picture(step:)` reaches all of them. The large text is drawn without masks.
    private static let nodes: [Node] = [
        line([(4, 20), (90, 20), (90, 60), (4, 60)], Stroke(.color(ink), width: 3, dashes: [7, 4])),
        line([(10, 20), (80, 30), (10, 50)], Stroke(.color(ink), width: 8, ends: .round)),
        .group(Group([24, 28, 30, 60].enumerated().map { corner($1, at: 12 + 22 * Double($0)) })),
        line([(20, 60), (50, 20), (80, 60)], Stroke(.color(ink), width: 9), isClosed: true),
        text("Text 日", size: 14),
        text("Aßq日", size: 40),
        .group(Group([square], clip: .roundedRect(Rect(x: 10, y: 10, width: 40, height: 40), radius: 12))),
        .group(Group([square], opacity: 0.4)),
        .group(Group([text("turned", size: 20), line([(0, 5), (80, 5)], Stroke(.color(ink), width: 2, dashes: [3, 1]))],
            transform: Transform(a: 0.9, b: 0.2, c: -0.2, d: 0.9, tx: 8, ty: 6))),
        .shape(ShapeNode(
            .circle(center: Point(x: 40, y: 35), radius: 25),
            fill: .gradient(Gradient(
                from: .zero, to: Point(x: 1, y: 1),
                stops: [.init(offset: 0, color: AdaptiveColor(Color(0xC03020))), .init(offset: 1, color: ink)])),
            stroke: Stroke(.color(ink), width: 4, ends: .round))),
        .shape(ShapeNode(
            .roundedRect(Rect(x: 10, y: 10, width: 70, height: 50), radius: 12), stroke: Stroke(.color(ink), width: 5, dashes: [9, 5]))),
    ].enumerated().map { index, node in
        .group(Group([node], transform: .translation(x: Double(index % 4) * 110 + 10, y: Double(index / 4) * 90 + 10)))
    } + outside

    /// Nodes in no group: the end of a group would restore the properties that they set.
    private static let outside: [Node] = [
        line([(344, 210), (430, 210), (430, 250)], Stroke(.color(ink), width: 3, dashes: [7, 4])),
        .text(Typesetter().run("Aßq日", at: Point(x: 14, y: 340), .init(size: 40), color: ink)),
    ]

    /// Draws the nodes in steps around their circle. In the orders of steps 1 to 12, each node comes directly after each other one once.
    private static func picture(step: Int) -> Picture {
        let page = Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 450, height: 380)), fill: .color(AdaptiveColor(Color(0xFFFFFF)))))
        let ordered = nodes.indices.map { nodes[$0 * step % nodes.count] }
        return Picture(size: Size(width: 450, height: 380), title: "Order", description: "", nodes: [page] + ordered)
    }

    /// Half a turn, or a turn to the other side: the parts of a group are found wherever it draws them.
    @Test(arguments: [(-1.0, -1.0), (-1, 1), (1, -1)])
    func aTurnedGroupIsItsPartsInTheirPlaces(a: Double, d: Double) throws {
        let (width, height) = (300.0, 2000.0)
        func squares(_ place: (Rect) -> Rect) -> [Node] {
            (0..<30).map { index in
                let rect = Rect(x: Double(index % 3) * 40 + 5, y: Double(index) * 60 + 10, width: 30, height: 20)
                return .shape(ShapeNode(.rect(place(rect)), fill: .color(Self.ink)))
            }
        }
        let turned = Group(squares { $0 }, transform: Transform(a: a, b: 0, c: 0, d: d, tx: a < 0 ? width : 0, ty: d < 0 ? height : 0))
        let placed = squares { rect in
            Rect(x: a < 0 ? width - rect.maxX : rect.x, y: d < 0 ? height - rect.maxY : rect.y, width: rect.width, height: rect.height)
        }
        let drawn = try [[.group(turned)], placed].map { nodes in
            try Bitmap(PictureRaster(
                Picture(size: Size(width: width, height: height), title: "", description: "", nodes: nodes), scale: 1, appearance: .light))
        }
        #expect(drawn[0].pixels == drawn[1].pixels && Set(drawn[0].pixels).count > 1)
    }

    /// Pixels as they are drawn: converting them takes three quarters of the time.
    private func words(step: Int, scale: Double) throws -> [UInt32] {
        var words: [UInt32] = []
        try PictureRaster(Self.picture(step: step), scale: scale, appearance: .light).forEachBand { band in
            words += band.words
            return true
        }
        return words
    }

    /// Texts are drawn with masks up to a size in pixels.
    @Test(arguments: [1.0, 2, 4])
    func everyOrderGivesTheSamePixels(scale: Double) throws {
        let first = try words(step: 1, scale: scale)
        for step in MoreTests.areWanted || scale == 4 ? Array(2..<Self.nodes.count) : [2, 5, 10] {
            #expect(try words(step: step, scale: scale) == first, "in steps of \(step)")
        }
    }

    @Test(.enabled(if: Tool.rsvg != nil, "needs rsvg-convert; Scripts/bootstrap --tests installs it"), arguments: [1, 10])
    func anSVGInAnyOrderIsLikeItsPNG(step: Int) throws {
        try BackendTests().expectRsvgDraws(Self.picture(step: step), .light, scale: 2)
    }

    @Test(.enabled(if: Tool.pdftoppm != nil, "needs pdftoppm; Scripts/bootstrap --tests installs it"))
    func aPDFInAnyOrderIsLikeItsPNG() throws {
        let drawn = try [1, 4, 10].map { try PDFBackendTests().drawnByPoppler(Self.picture(step: $0).pdf(), scale: 2) }
        let raster = try PictureRaster(Self.picture(step: 1), scale: 2, appearance: .light)
        let ours = try PNGDecoder().decodeWords(PNGEncoder(scale: 2).encode(raster))
        for theirs in drawn {
            #expect(theirs.words == drawn[0].words)
            let difference = PixelDifference(ours, theirs)
            #expect(difference.mean < 0.004, "mean difference \(difference.mean)")
            #expect(difference.largestRegion <= 6, "a region of \(difference.largestRegion) pixels differs strongly")
        }
    }
}

/// The dashes of a closed outline begin at the same place and go the same way in SVG, PNG and PDF.
struct DashTests {
    private static let rect = Rect(x: 8, y: 8, width: 64, height: 44)

    private static let shapes: [Shape] = [
        .rect(rect), .roundedRect(rect, radius: 0), .roundedRect(rect, radius: 9), .roundedRect(rect, radius: 22),
        .roundedRect(rect, radius: 500), .roundedRect(Rect(x: 8, y: 8, width: 44, height: 44), radius: 22),
        .circle(center: Point(x: 40, y: 32), radius: 25),
        .path(Path([.move(Point(x: 10, y: 50)), .line(Point(x: 40, y: 8)), .line(Point(x: 70, y: 50)), .close])),
        .path(Path([
            .move(Point(x: 10, y: 30)), .curve(Point(x: 10, y: 0), Point(x: 70, y: 0), Point(x: 70, y: 30)),
            .curve(Point(x: 70, y: 60), Point(x: 10, y: 60), Point(x: 10, y: 30)), .close,
            .move(Point(x: 30, y: 30)), .line(Point(x: 50, y: 30)), .line(Point(x: 50, y: 40)), .close,
        ])),
    ]

    /// One dash as long as half of an outline tells its start and direction; an odd number of lengths is repeated.
    private static let dashes: [[Double]] = [[80, 1000], [13, 7], [9], [1, 6, 4]]

    /// Each shape with each pattern and both kinds of ends.
    private static let picture: Picture = {
        let ink = AdaptiveColor(Color(0x203040))
        let pens = dashes.flatMap { dashes in
            [Stroke.Ends.butt, .round].map { Stroke(.color(ink), width: 3, ends: $0, dashes: dashes) }
        }
        let nodes = pens.enumerated().flatMap { row, pen in
            shapes.enumerated().map { column, shape in
                Node.shape(ShapeNode(shape.moved(x: Double(column) * 80, y: Double(row) * 60), stroke: pen))
            }
        }
        let size = Size(width: Double(shapes.count) * 80, height: Double(pens.count) * 60)
        let page = ShapeNode(.rect(Rect(x: 0, y: 0, width: size.width, height: size.height)), fill: .color(AdaptiveColor(Color(0xFFFFFF))))
        return Picture(size: size, title: "Dashes", description: "", nodes: [.shape(page)] + nodes)
    }()

    @Test(.enabled(if: Tool.rsvg != nil, "needs rsvg-convert; Scripts/bootstrap --tests installs it"), arguments: [1, 3])
    func anSVGHasThemWhereItsPNGHasThem(scale: Int) throws {
        try BackendTests().expectRsvgDraws(Self.picture, .light, scale: scale)
    }

    @Test(.enabled(if: Tool.pdftoppm != nil, "needs pdftoppm; Scripts/bootstrap --tests installs it"))
    func aPDFHasThemWhereItsPNGHasThem() throws {
        let theirs = try PDFBackendTests().drawnByPoppler(Self.picture.pdf(), scale: 2)
        let ours = try PNGDecoder().decodeWords(PNGEncoder(scale: 2).encode(PictureRaster(Self.picture, scale: 2, appearance: .light)))
        let difference = PixelDifference(ours, theirs)
        #expect(difference.mean < 0.004, "mean difference \(difference.mean)")
        #expect(difference.largestRegion <= 6, "a region of \(difference.largestRegion) pixels differs strongly")
    }
}
