import CCairo
import VectorScene

/// Draws text with cached glyph masks.
struct TextPainter {
    let masks = GlyphMasks()

    /// The largest font size (pixels) and text area (square pixels) for which masks are used.
    private static let largestSize = 120.0
    private static let largestArea = 1 << 18
    /// The largest side of a glyph's outlines, in pixels. A font's glyphs may be far larger than its size.
    private static let longestSide = 1024.0

    /// A glyph's mask and its first pixel.
    private struct Placed {
        var mask: GlyphMask
        var column: Int
        var row: Int
        /// True if the glyph may overlap others.
        var overlaps: Bool
    }

    /// Draws a text in the context's colour.
    ///
    /// - Returns: `false` if nothing was drawn because masks do not apply: the text is too large, rotated, mirrored or scaled
    ///   unevenly.
    func draw(_ run: TextRun, in context: OpaquePointer) throws(CairoError) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let scale = matrix.xx
        guard matrix.yx == 0, matrix.xy == 0, matrix.yy == scale, scale > 0, run.size * scale <= Self.largestSize else {
            return false
        }
        guard run.glyphs.allSatisfy({ Self.isSmall($0, scale: scale) }) else { return false }
        let origin = Point(x: run.origin.x * scale + matrix.x0, y: run.origin.y * scale + matrix.y0)
        let placed = try place(run, at: origin, scale: scale)
        guard let box = box(of: placed) else { return true }
        guard box.columns.count * box.rows.count <= Self.largestArea else { return false }
        var coverage = joined(placed, box.columns, box.rows)
        cairo_save(context)
        cairo_identity_matrix(context)
        coverage.mask(context, column: box.columns.lowerBound, row: box.rows.lowerBound)
        cairo_restore(context)
        return true
    }

    private static func isSmall(_ glyph: TextRun.Glyph, scale: Double) -> Bool {
        guard glyph.shape.ink == .outlines, let bounds = glyph.shape.bounds else { return true }
        return max(bounds.width, bounds.height) * scale <= longestSide
    }

    private func place(_ run: TextRun, at origin: Point, scale: Double) throws(CairoError) -> [Placed] {
        let y = Self.steps(origin.y)
        var placed: [Placed] = []
        placed.reserveCapacity(run.glyphs.count)
        for glyph in run.glyphs {
            let x = Self.steps(origin.x + glyph.x * scale)
            let mask = try masks.mask(.init(
                shape: glyph.shape, pen: run.pen(of: glyph.shape), scale: scale, x: x.rest, y: y.rest))
            guard mask.width > 0 else { continue }
            placed.append(Placed(
                mask: mask, column: x.pixel + mask.left, row: y.pixel + mask.top, overlaps: glyph.shape.ink == .outlines))
        }
        return placed
    }

    /// The pixel that contains a coordinate, and the offset within it in 256ths.
    private static func steps(_ coordinate: Double) -> (pixel: Int, rest: Int) {
        let steps = Int(min(max((coordinate * DrawingPlan.stepsPerPixel).rounded(), -1e12), 1e12))
        return (steps >> 8, steps & 255)
    }

    private func box(of placed: [Placed]) -> (columns: Range<Int>, rows: Range<Int>)? {
        guard let first = placed.first else { return nil }
        var (left, right) = (first.column, first.column)
        var (top, bottom) = (first.row, first.row)
        for glyph in placed {
            (left, right) = (min(left, glyph.column), max(right, glyph.column + glyph.mask.width))
            (top, bottom) = (min(top, glyph.row), max(bottom, glyph.row + glyph.mask.height))
        }
        return (left..<right, top..<bottom)
    }

    /// Combines all glyphs in one mask.
    private func joined(_ placed: [Placed], _ columns: Range<Int>, _ rows: Range<Int>) -> Coverage {
        var coverage = Coverage(width: columns.count, height: rows.count)
        for glyph in placed {
            coverage.add(
                glyph.mask, column: glyph.column - columns.lowerBound, row: glyph.row - rows.lowerBound,
                overlaps: glyph.overlaps)
        }
        return coverage
    }
}
