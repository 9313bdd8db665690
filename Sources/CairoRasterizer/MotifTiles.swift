import CCairo

/// Motifs that were drawn once, to be put wherever the picture repeats them.
final class MotifTiles {
    private final class Tile {
        let canvas: CairoCanvas

        init(_ canvas: consuming CairoCanvas) {
            self.canvas = canvas
        }
    }

    private var tiles: [Int: Tile] = [:]
    private var pixelCount = 0

    /// How many pixels are kept, 16 MB; where there are more, the bands are as narrow as a few tiles are high, and those
    /// of earlier bands are not needed again.
    private static let pixelLimit = 1 << 21

    /// Puts a motif's tile on the target of a context.
    ///
    /// - Parameters:
    ///   - firstRow: the picture's row that is the target's first.
    ///   - draw: draws the motif in the context that it is handed, whose matrix is that of `context` but for the place.
    func paint(_ place: DrawingStep.Tile, firstRow: Int, in context: OpaquePointer, _ draw: (OpaquePointer) -> Void) throws(CairoError) {
        let (x, y) = (Double(place.column), Double(place.row - firstRow))
        let tile = try tile(place) { canvas in
            var matrix = cairo_matrix_t()
            cairo_get_matrix(context, &matrix)
            matrix.x0 -= x
            matrix.y0 -= y
            cairo_set_matrix(canvas, &matrix)
            draw(canvas)
        }
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, tile.canvas.surface, x, y)
        cairo_paint(context)
        cairo_restore(context)
    }

    private func tile(_ place: DrawingStep.Tile, _ draw: (OpaquePointer) -> Void) throws(CairoError) -> Tile {
        if let tile = tiles[place.motif] { return tile }
        let tile = Tile(try CairoCanvas(width: place.width, height: place.height))
        draw(tile.canvas.context)
        pixelCount += place.width * place.height
        if pixelCount > Self.pixelLimit {
            tiles.removeAll()
            pixelCount = place.width * place.height
        }
        tiles[place.motif] = tile
        return tile
    }
}
