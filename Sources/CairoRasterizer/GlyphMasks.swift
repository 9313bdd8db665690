import CCairo
import Scene

/// Characters that were drawn once, to be put wherever a text repeats them.
///
/// A mask is kept for every place within a pixel that a character stands at, as finely as Cairo tells places apart, so
/// that text looks as if it were stroked where it stands.
final class GlyphMasks {
    struct Key: Hashable {
        var strokes: GlyphStrokes
        /// In points.
        var strokeWidth: Double
        /// Pixels a point.
        var scale: Double
        /// From the pixel's corner to the origin, in 256ths of a pixel.
        var x: Int
        var y: Int
    }

    private var masks: [Key: GlyphMask] = [:]

    /// Masks are forgotten, all at once, when there are more.
    private static let countLimit = 4096

    func mask(_ key: Key) throws(CairoError) -> GlyphMask {
        if let mask = masks[key] { return mask }
        if masks.count == Self.countLimit { masks.removeAll() }
        let mask = try draw(key)
        masks[key] = mask
        return mask
    }

    private func draw(_ key: Key) throws(CairoError) -> GlyphMask {
        guard let bounds = key.strokes.bounds?.inset(by: -key.strokeWidth / 2) else {
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
        CairoPainter(context: canvas.context).stroke(key.strokes.path, width: key.strokeWidth)
        return GlyphMask(
            left: Int(left), top: Int(top), width: canvas.width, height: canvas.height, coverage: try canvas.bytes())
    }
}
