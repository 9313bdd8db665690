import CCairo

/// Symbols that were drawn once, to be put wherever the picture repeats them.
final class SymbolTiles {
    private final class Tile {
        let canvas: CairoCanvas

        init(_ canvas: consuming CairoCanvas) {
            self.canvas = canvas
        }
    }

    private var tiles: [Int32: Tile] = [:]
    private var pixelCount = 0

    /// How many pixels are kept, in 8 MB. Where there are more, all are forgotten: what is drawn next is more likely new than
    /// one of earlier bands.
    private static let pixelLimit = 1 << 21

    /// Puts a symbol's tile on the target of a context.
    ///
    /// - Parameters:
    ///   - firstRow: the picture's row that is the target's first.
    ///   - draw: draws the symbol in the context that it is handed, whose matrix is that of `context` but for the place.
    func paint(_ place: TilePlace, firstRow: Int, in context: OpaquePointer, _ draw: (OpaquePointer) -> Void) throws(CairoError) {
        let (x, y) = (Double(place.column), Double(Int(place.row) - firstRow))
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

    private func tile(_ place: TilePlace, _ draw: (OpaquePointer) -> Void) throws(CairoError) -> Tile {
        if let tile = tiles[place.symbol] { return tile }
        let tile = Tile(try CairoCanvas(width: Int(place.width), height: Int(place.height)))
        draw(tile.canvas.context)
        let size = Int(place.width) * Int(place.height)
        pixelCount += size
        if pixelCount > Self.pixelLimit {
            tiles.removeAll()
            pixelCount = size
        }
        tiles[place.symbol] = tile
        return tile
    }
}
