import CCairo
import VectorScene

/// A cache of rendered glyphs.
///
/// A mask is cached for each subpixel position of a glyph, at Cairo's resolution, so that text looks as if stroked in place.
final class GlyphMasks {
    struct Key: Hashable {
        var shape: GlyphShape
        var pen: TextRun.Pen
        /// Pixels per point.
        var scale: Double
        /// The subpixel position of the origin, in 256ths of a pixel.
        var x: Int
        var y: Int
    }

    private var masks: [Key: GlyphMask] = [:]

    /// The maximum number of masks. A full cache is emptied at once.
    private static let capacity = 4096

    func mask(_ key: Key) throws(CairoError) -> GlyphMask {
        if let mask = masks[key] { return mask }
        if masks.count == Self.capacity { masks.removeAll() }
        let mask = try draw(key)
        masks[key] = mask
        return mask
    }

    private func draw(_ key: Key) throws(CairoError) -> GlyphMask {
        guard let bounds = key.shape.bounds?.inset(by: -key.pen.width / 2) else {
            return GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
        }
        let (x, y) = (Double(key.x) / DrawingPlan.stepsPerPixel, Double(key.y) / DrawingPlan.stepsPerPixel)
        let left = (bounds.minX * key.scale + x).rounded(.down) - 1
        let top = (bounds.minY * key.scale + y).rounded(.down) - 1
        let canvas = try CairoCanvas(
            width: Int((bounds.maxX * key.scale + x).rounded(.up) + 1 - left),
            height: Int((bounds.maxY * key.scale + y).rounded(.up) + 1 - top), format: CAIRO_FORMAT_A8)
        cairo_translate(canvas.context, x - left, y - top)
        cairo_scale(canvas.context, key.scale, key.scale)
        CairoPainter(context: canvas.context).draw(key.shape.path, key.pen)
        return GlyphMask(
            left: Int(left), top: Int(top), width: canvas.width, height: canvas.height, coverage: try canvas.bytes())
    }
}

/// The coverage of each pixel by a glyph.
struct GlyphMask {
    /// The first column and row, relative to the pixel that contains the glyph's origin.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// `width × height` bytes, rows packed.
    var coverage: [UInt8]
}

/// The coverage of each pixel of a rectangle, with the row stride that Cairo expects.
struct Coverage {
    private let width: Int
    private let height: Int
    private let stride: Int
    private var bytes: [UInt8]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        bytes = [UInt8](repeating: 0, count: stride * height)
    }

    /// Adds a mask that lies within the rectangle.
    ///
    /// - Parameter overlaps: true if the mask may overlap earlier ones, as in joined letters: overlapping coverages then combine as
    ///   opacities do. Otherwise they are added.
    mutating func add(_ mask: GlyphMask, column: Int, row: Int, overlaps: Bool) {
        for line in 0..<mask.height {
            let (from, to) = (line * mask.width, (row + line) * stride + column)
            for offset in 0..<mask.width {
                let (one, other) = (UInt16(bytes[to + offset]), UInt16(mask.coverage[from + offset]))
                let sum = overlaps ? one + other - (one * other + 127) / 255 : one + other
                bytes[to + offset] = UInt8(min(sum, 255))
            }
        }
    }

    /// Paints the context's source through the coverage; positions are in pixels.
    mutating func mask(_ context: OpaquePointer, column: Int, row: Int) {
        let (width, height, stride) = (Int32(width), Int32(height), Int32(stride))
        bytes.withUnsafeMutableBufferPointer { bytes in
            let surface = cairo_image_surface_create_for_data(bytes.baseAddress, CAIRO_FORMAT_A8, width, height, stride)
            cairo_mask_surface(context, surface, Double(column), Double(row))
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}
