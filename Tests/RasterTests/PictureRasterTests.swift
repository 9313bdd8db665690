import CairoRasterizer
import Raster
import VectorScene
import Testing

struct PictureRasterTests {
    private let red = AdaptiveColor(light: Color(0xFF0000), dark: Color(0x0000FF))

    private func bitmap(_ nodes: [Node], width: Double = 10, height: Double = 10, scale: Double = 1, _ appearance: Appearance = .light) throws -> Bitmap {
        let picture = Picture(size: Size(width: width, height: height), title: "", description: "", nodes: nodes)
        return try Bitmap(PictureRaster(picture, scale: scale, appearance: appearance))
    }

    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let start = 4 * (y * bitmap.width + x)
        return Array(bitmap.pixels[start..<start + 4])
    }

    /// As a shape and as a clip; a shape after it fills by direction again.
    @Test func theEvenOddRuleLeavesHoles() throws {
        func box(_ x: Double, _ side: Double) -> [Path.Segment] {
            [.move(Point(x: x, y: x)), .line(Point(x: x + side, y: x)), .line(Point(x: x + side, y: x + side)), .line(Point(x: x, y: x + side)), .close]
        }
        let red = Paint.color(AdaptiveColor(Color(0xFF0000)))
        let frame = Path(box(0, 9) + box(3, 3), isEvenOdd: true)
        let ground = Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), fill: red))
        let holes = [[Node.shape(ShapeNode(.path(frame), fill: red))], [.group(Group([ground], clip: .path(frame)))]]
        for nodes in holes {
            #expect(try pixel(bitmap(nodes), 4, 4)[3] == 0 && pixel(bitmap(nodes), 1, 4) == [255, 0, 0, 255])
            let filled = Node.shape(ShapeNode(.path(Path(frame.segments)), fill: red))
            #expect(try pixel(bitmap(nodes + [filled]), 4, 4) == [255, 0, 0, 255])
        }
    }

    @Test func shapesFillTheirPixels() throws {
        let square = Node.shape(ShapeNode(.rect(Rect(x: 2, y: 3, width: 4, height: 5)), fill: .color(red)))
        let bitmap = try bitmap([square])
        #expect(pixel(bitmap, 2, 3) == [255, 0, 0, 255] && pixel(bitmap, 5, 7) == [255, 0, 0, 255])
        #expect(pixel(bitmap, 1, 3) == [0, 0, 0, 0] && pixel(bitmap, 6, 7) == [0, 0, 0, 0])
        #expect(try pixel(self.bitmap([square], .dark), 3, 4) == [0, 0, 255, 255])
        #expect(try pixel(self.bitmap([square], scale: 3), 6, 9) == [255, 0, 0, 255])
    }

    @Test func clipsTransformsAndOpacityWork() throws {
        let square = Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), fill: .color(red)))
        let clipped = Node.group(Group([square], clip: .rect(Rect(x: 0, y: 0, width: 3, height: 10))))
        let bitmap = try bitmap([.group(Group([clipped], transform: .translation(x: 4, y: 0), opacity: 0.5))])
        #expect(pixel(bitmap, 3, 5) == [0, 0, 0, 0] && pixel(bitmap, 7, 5) == [0, 0, 0, 0])
        #expect(pixel(bitmap, 5, 5)[0] == 255 && abs(Int(pixel(bitmap, 5, 5)[3]) - 128) <= 1)
    }

    /// The opacity of the mask counts, not its colours, and only where it draws.
    @Test func aMaskMultipliesTheOpacity() throws {
        func mask(_ color: UInt32, _ alpha: Double) -> Node {
            .shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 5, height: 10)), fill: .color(AdaptiveColor(Color(color, alpha: alpha)))))
        }
        for color in [0, 0xFFFFFF, 0x00FF00] as [UInt32] {
            for (alpha, opacity) in [(1.0, 1.0), (0.5, 1), (1, 0.5), (0.5, 0.5)] {
                let square = Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), fill: .color(red)))
                var group = Group([square], opacity: opacity)
                group.mask = [mask(color, alpha)]
                let bitmap = try bitmap([.group(group)])
                #expect(abs(Double(pixel(bitmap, 2, 5)[3]) - 255 * alpha * opacity) < 2 && pixel(bitmap, 7, 5)[3] == 0)
                #expect(pixel(bitmap, 2, 5)[0] == 255)
            }
        }
    }

    /// Each mask costs two layers: many of them, or masks of many dashes, are refused before they are drawn.
    @Test func masksCountAsPaint() throws {
        var node = Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 1000, height: 1000)), fill: .color(red)))
        for _ in 0..<500 {
            var group = Group([node])
            group.mask = [.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 1000, height: 1000)), fill: .color(red)))]
            node = .group(group)
        }
        #expect(throws: CairoError.self) { try bitmap([node], width: 1000, height: 1000) }
    }

    @Test func gradientsRunInTheShapesBounds() throws {
        let gradient = Gradient(
            from: .zero, to: Point(x: 1, y: 0),
            stops: [.init(offset: 0, color: AdaptiveColor(Color(0))), .init(offset: 1, color: AdaptiveColor(Color(0xFFFFFF)))])
        let bitmap = try bitmap([.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 10, height: 2)), fill: .gradient(gradient)))])
        let row = (0..<10).map { pixel(bitmap, $0, 0)[0] }
        #expect(row == row.sorted() && row[0] < 20 && row[9] > 235)
    }

    @Test func bandsJoinWithoutASeam() throws {
        // A tall picture in several bands equals its parts drawn separately.
        let nodes = (0..<200).map { index in
            Node.shape(ShapeNode(
                .circle(center: Point(x: 30 + Double(index % 7) * 3, y: Double(index) * 4.3), radius: 17.3),
                stroke: Stroke(.color(red), width: 1.7)))
        }
        let tall = try bitmap(nodes, width: 80, height: 860)
        for firstRow in [250, 500, 760] {
            let part = try bitmap(
                [.group(Group(nodes, transform: .translation(x: 0, y: -Double(firstRow))))], width: 80, height: 20)
            #expect(Array(tall.pixels[4 * 80 * firstRow..<4 * 80 * (firstRow + 20)]) == part.pixels)
        }
    }

    /// A path without a fill is drawn line by line, skipping other bands; one with a fill is drawn whole.
    @Test(arguments: [Stroke.Ends.butt, .round])
    func linesOutsideABandDrawNothingInIt(ends: Stroke.Ends) throws {
        var path = Path()
        for index in 0..<120 {
            let y = Double(index) * 3.7
            path.move(to: Point(x: 6, y: y))
            path.line(to: Point(x: 24 + Double(index % 5) * 6, y: y + 9))
            path.line(to: Point(x: 12, y: y + Double(index % 9) * 3))
            if index.isMultiple(of: 2) { path.close() }
        }
        func drawn(_ fill: Paint?) throws -> Bitmap {
            let stroke = Stroke(.color(red), width: 1.3, ends: ends)
            return try bitmap([.shape(ShapeNode(.path(path), fill: fill, stroke: stroke))], width: 60, height: 460)
        }
        let invisible = AdaptiveColor(Color(0, alpha: 0))
        #expect(try drawn(nil).pixels == drawn(.color(invisible)).pixels)
        #expect(try drawn(nil).pixels.contains(255))
    }

    @Test func paintThatCoversPaintHasALimit() throws {
        func raster(_ count: Int, _ fill: Paint, scale: Double = 1, opacity: Double = 1) throws -> PictureRaster {
            let box = Node.shape(ShapeNode(.rect(Rect(x: -50, y: 0, width: 2000, height: 1000)), fill: fill))
            let group = Node.group(Group(
                Array(repeating: box, count: count), transform: Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0), opacity: opacity))
            let picture = Picture(size: Size(width: 1000, height: 1000), title: "", description: "", nodes: [group])
            return try PictureRaster(picture, scale: scale, appearance: .light)
        }
        let black = AdaptiveColor(Color(0))
        let gradient = Gradient(
            from: Point(x: 0, y: 0), to: Point(x: 1, y: 0), stops: [.init(offset: 0, color: black), .init(offset: 1, color: black)])
        // A million pixels each.
        #expect(throws: Never.self) { try raster(1600, .color(black)) }
        #expect { try raster(1601, .color(black)) } throws: { "\($0)".contains("would take 1601 million pixels; the limit is 1600 million") }
        #expect(throws: CairoError.self) { try raster(401, .color(black), scale: 2) }
        #expect(throws: Never.self) { try raster(200, .gradient(gradient)) }
        #expect(throws: CairoError.self) { try raster(201, .gradient(gradient)) }
        #expect(throws: CairoError.self) { try raster(1600, .color(black), opacity: 0.5) }
    }

    /// All dashes of a line are placed in each band that it reaches. A band has 128 rows.
    @Test func linesOfTooManyDashesAreRefused() throws {
        func raster(_ count: Int, period: Double = 2, scale: Double = 1, magnification: Double = 1) throws {
            let box = Rect(x: 0, y: 0, width: 4_480, height: 640)
            let stroke = Stroke(.color(red), width: 1, dashes: [period / 2, period / 2])
            let group = Group(
                Array(repeating: Node.shape(ShapeNode(.rect(box), stroke: stroke)), count: count),
                transform: Transform(a: magnification, b: 0, c: 0, d: magnification, tx: 0, ty: 0))
            let picture = Picture(
                size: Size(width: 5_000, height: 1_280), title: "", description: "", nodes: [.group(group)])
            _ = try PictureRaster(picture, scale: scale, appearance: .light)
        }
        // 5,120 dashes each, in six bands.
        #expect(throws: Never.self) { try raster(1_302) }
        #expect { try raster(1_303) } throws: { "\($0)".contains("would take 40 million; the limit is 40 million") }
        #expect(throws: CairoError.self) { try raster(1_302, scale: 2) }
        #expect(throws: CairoError.self) { try raster(1_302, magnification: 2) }
        #expect(throws: Never.self) { try raster(2_604, period: 4) }
    }

    /// A line that is mostly invisible counts only in the picture's bands.
    @Test func bandsOutsideThePictureTakeNoDashes() throws {
        let box = Rect(x: 0, y: -50_000, width: 100, height: 100_000)
        let line = Node.shape(ShapeNode(.rect(box), stroke: Stroke(.color(red), width: 1, dashes: [1, 1])))
        let picture = Picture(
            size: Size(width: 200, height: 128), title: "", description: "", nodes: Array(repeating: line, count: 390))
        #expect(throws: Never.self) { try PictureRaster(picture, scale: 1, appearance: .light) }
        #expect(throws: CairoError.self) { try PictureRaster(picture, scale: 2, appearance: .light) }
    }

    /// A band has 128 rows. Nodes may reach from one band into another by their stroke, transform or text.
    @Test(arguments: [1.0, 2])
    func whatReachesAcrossABandsBorderIsWhole(scale: Double) throws {
        let border = 128 / scale
        var line = Path()
        line.move(to: Point(x: 2, y: border - 4))
        line.line(to: Point(x: 30, y: border - 4))
        let stroke = Stroke(.color(red), width: 20)
        let square = Node.shape(ShapeNode(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), fill: .color(red)))
        let nodes: [Node] = [
            .shape(ShapeNode(.path(line), stroke: stroke)),
            .shape(ShapeNode(.rect(Rect(x: 40, y: border + 6, width: 20, height: 30)), stroke: stroke)),
            .shape(ShapeNode(.circle(center: Point(x: 85, y: border - 13), radius: 10), stroke: Stroke(.color(red), width: 8))),
            .group(Group([square], clip: .roundedRect(Rect(x: 0, y: 0, width: 9, height: 9), radius: 3),
                transform: Transform(a: 0, b: 2, c: -2, d: 0, tx: 118, ty: border - 9))),
            .group(Group([square], transform: .translation(x: 120, y: border - 8.7), opacity: 0.5)),
        ]
        let whole = try bitmap(nodes, width: 140, height: 2 * border, scale: scale)
        // The same in the middle of a band.
        let moved = Node.group(Group(nodes, transform: .translation(x: 0, y: -border / 2)))
        let part = try bitmap([moved], width: 140, height: border, scale: scale)
        #expect(Array(whole.pixels[4 * whole.width * 64..<4 * whole.width * 192]) == part.pixels)
        for x in [10.0, 50, 85, 110, 125] {
            #expect(pixel(whole, Int(x * scale), 127)[3] > 0 && pixel(whole, Int(x * scale), 128)[3] > 0, "\(x)")
        }
    }

    /// The tip of a sharp corner extends further than half the stroke's width.
    @Test(arguments: [1.0, 0.5])
    func theTipOfACornerReachesAcrossABandsBorder(opacity: Double) throws {
        var path = Path()
        for (index, point) in [(2.0, 80.0), (12, 118), (22, 80)].enumerated() {
            let place = Point(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.line(to: place) }
        }
        let node = Node.shape(ShapeNode(.path(path), stroke: Stroke(.color(red), width: 10)))
        let whole = try bitmap([.group(Group([node], opacity: opacity))], width: 24, height: 160)
        for row in 118..<136 { #expect(pixel(whole, 12, row)[3] > 50, "\(row)") }
    }

    @Test func aClipWithRoundCornersCutsWhatLiesInThem() throws {
        let clip = Shape.roundedRect(Rect(x: 0, y: 0, width: 20, height: 20), radius: 8)
        func clipped(_ rect: Rect) throws -> Bitmap {
            try bitmap([.group(Group([.shape(ShapeNode(.rect(rect), fill: .color(red)))], clip: clip))], width: 20, height: 20)
        }
        let all = try clipped(Rect(x: 0, y: 0, width: 20, height: 20))
        for (x, y) in [(0, 0), (19, 0), (0, 19), (19, 19), (1, 1), (18, 18)] { #expect(pixel(all, x, y)[3] == 0) }
        for (x, y) in [(10, 0), (0, 10), (19, 10), (10, 19), (3, 3), (16, 16)] { #expect(pixel(all, x, y) == [255, 0, 0, 255]) }
        // Inside the clip's bounds, at a corner and between two corners.
        let (corner, edge) = (try clipped(Rect(x: 0, y: 0, width: 7, height: 7)), try clipped(Rect(x: 0, y: 8, width: 4, height: 4)))
        #expect(pixel(corner, 0, 0)[3] == 0 && pixel(corner, 5, 5)[3] == 255)
        #expect(pixel(edge, 0, 8)[3] == 255)
    }

    /// Corners are round in the first and last band of a clip, wherever the bands begin.
    @Test(arguments: [100.0, 129, 300])
    func aClipOverSeveralBandsHasAllOfItsCorners(height: Double) throws {
        let rect = Rect(x: 0, y: 0, width: 20, height: height)
        let fill = Node.shape(ShapeNode(.rect(rect), fill: .color(red)))
        let bitmap = try bitmap([.group(Group([fill], clip: .roundedRect(rect, radius: 8)))], width: 20, height: height)
        for y in [0, bitmap.height - 1] {
            #expect(pixel(bitmap, 0, y)[3] == 0 && pixel(bitmap, 19, y)[3] == 0 && pixel(bitmap, 10, y)[3] == 255)
        }
        #expect((8..<bitmap.height - 8).allSatisfy { pixel(bitmap, 0, $0)[3] == 255 && pixel(bitmap, 19, $0)[3] == 255 })
    }

    @Test func aPicturesPixelsHaveALastValue() throws {
        func raster(_ width: Double, _ height: Double, scale: Double = 1) throws -> PictureRaster {
            let picture = Picture(size: Size(width: width, height: height), title: "", description: "", nodes: [])
            return try PictureRaster(picture, scale: scale, appearance: .light)
        }
        for (width, height, scale) in [(32_767.0, 1.0, 1.0), (1, 120_000, 1), (20_000, 4_000, 1), (10_000, 2_000, 2), (0.1, 0.1, 1)] {
            let raster = try raster(width, height, scale: scale)
            #expect(raster.width == Int((width * scale).rounded(.up)) && raster.height == Int((height * scale).rounded(.up)))
        }
        for (width, height, scale) in [(32_767.1, 1.0, 1.0), (1, 120_000.1, 1), (20_000, 4_000.5, 1), (20_000.5, 4_000, 1), (10_000.1, 2_000, 2), (0, 1, 1), (1, 0, 1)] {
            let error = try #require(throws: CairoError.self) { try raster(width, height, scale: scale) }
            #expect("\(error)".contains("the limit is 32767 × 120000, and 80 million in all"))
        }
    }

    @Test func picturesThatAreTooLargeAreRefused() {
        for (width, height) in [(40_000.0, 10.0), (10, 200_000), (30_000, 2_700), (0, 5), (1e300, 5), (.nan, 5), (5, .infinity), (-.infinity, 5)] {
            let picture = Picture(size: Size(width: width, height: height), title: "", description: "", nodes: [])
            #expect(throws: CairoError.self) { try PictureRaster(picture, scale: 1, appearance: .light) }
        }
    }
}
