import PNGCodec
public import Raster
public import VectorScene

/// A picture as pixels, rendered by Cairo band by band.
public struct PictureRaster: BandSource {
    /// Size in pixels: the picture's size times the scale, rounded up.
    public let width: Int
    public let height: Int
    private let picture: Picture
    /// Pixels per point.
    public let scale: Double
    private let appearance: Appearance

    private static let bandHeight = 128

    /// - Parameters:
    ///   - picture: the picture to render.
    ///   - scale: pixels per point.
    ///   - appearance: the appearance to draw.
    /// - Throws: a `CairoError` if the picture is too large, before anything is allocated.
    public init(_ picture: Picture, scale: Double, appearance: Appearance) throws(CairoError) {
        let width = (picture.size.width * scale).rounded(.up)
        let height = (picture.size.height * scale).rounded(.up)
        guard width.isFinite, height.isFinite else { throw CairoError("the picture's size is not a finite number") }
        guard width >= 1, height >= 1, width <= Double(RasterLimits.width), height <= Double(RasterLimits.height),
            width * height <= Double(RasterLimits.pixels)
        else {
            throw CairoError(
                "the picture would have \(Int(min(max(width, 0), 1e15))) × \(Int(min(max(height, 0), 1e15))) pixels; the limit is "
                    + "\(RasterLimits.width) × \(RasterLimits.height), and \(RasterLimits.pixels / 1_000_000) million in all")
        }
        let page = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
        let paint = PaintEstimate.area(of: picture.nodes, in: page) * scale * scale
        guard paint <= RasterLimits.paint else {
            throw CairoError(
                "the picture's elements cover each other too often: painting all of them would take "
                    + "\(Int(min(paint, 1e15) / 1_000_000)) million pixels; "
                    + "the limit is \(Int(RasterLimits.paint / 1_000_000)) million")
        }
        try Self.checkDashes(of: picture, scale: scale)
        self.picture = picture
        self.scale = scale
        self.appearance = appearance
        self.width = Int(width)
        self.height = Int(height)
    }

    private static func checkDashes(of picture: Picture, scale: Double) throws(CairoError) {
        let height = Double(bandHeight) / scale
        let bands = DashEstimate.Bands(height: height, count: (picture.size.height / height).rounded(.up))
        let dashes = DashEstimate.count(in: picture.nodes, bands)
        guard dashes <= RasterLimits.dashes else {
            throw CairoError(
                "the picture's lines have too many dashes: drawing them band by band would take "
                    + "\(Int(min(dashes, 1e15) / 1_000_000)) million; the limit is \(Int(RasterLimits.dashes / 1_000_000)) million")
        }
    }

    /// True if the picture has an opaque background.
    public var isOpaque: Bool {
        picture.nodes.contains { node in
            guard case .shape(let node) = node, case .rect(let rect) = node.shape, case .color(let color)? = node.fill
            else { return false }
            let whole = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
            return color[appearance].alpha == 1 && rect.contains(whole) && Double(width) == whole.width * scale
                && Double(height) == whole.height * scale
        }
    }

    public func forEachBand(_ body: (PixelBand) throws -> Bool) throws {
        let canvas = try CairoCanvas(width: width, height: min(height, Self.bandHeight))
        let plan = DrawingPlan(picture.nodes, scale: scale)
        var painter = CairoPainter(context: canvas.context, appearance: appearance, repeats: .init())
        var firstRow = 0
        while firstRow < height {
            let rowCount = min(Self.bandHeight, height - firstRow)
            canvas.clear()
            painter.repeats?.firstRow = firstRow
            try canvas.draw(from: firstRow, scale: scale) { () throws(CairoError) in
                let visible = Rect(
                    x: 0, y: Double(firstRow) / scale, width: Double(width) / scale, height: Double(rowCount) / scale)
                // Antialiasing: pixels at the band's edge also show parts of shapes outside it.
                try painter.draw(picture.nodes, plan, visible: visible.inset(by: -2 / scale))
            }
            let goesOn = try canvas.withWords(rowCount: rowCount) { words in
                try body(PixelBand(firstRow: firstRow, rowCount: rowCount, words: words))
            }
            guard goesOn else { return }
            firstRow += rowCount
        }
    }
}

extension Picture {
    /// The picture as a PNG, rendered by Cairo.
    ///
    /// - Parameters:
    ///   - scale: pixels per point: 1, 2, 3.
    ///   - appearance: the appearance to draw; `nil` for the picture's own, or light if it has none.
    /// - Throws: an error if the picture is too large, or if Cairo or libpng fails.
    public func png(scale: Int = 2, appearance: Appearance? = nil) throws -> [UInt8] {
        let appearance = appearance ?? self.appearance ?? .light
        return try PNGEncoder(scale: scale).encode(PictureRaster(self, scale: Double(scale), appearance: appearance))
    }
}
