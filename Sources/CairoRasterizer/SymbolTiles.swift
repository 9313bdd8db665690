import CCairo

/// A cache of rendered symbols.
final class SymbolTiles {
    private final class Tile {
        let canvas: CairoCanvas

        init(_ canvas: consuming CairoCanvas) {
            self.canvas = canvas
        }
    }

    private var tiles: [Int32: Tile] = [:]
    private var pixelCount = 0

    /// The maximum number of cached pixels, which take 8 MB. A full cache is emptied, because the next symbols are
    /// more likely new than known from an earlier band.
    private static let capacity = 1 << 21

    /// Paints a symbol, drawing it only if its tile is not cached.
    ///
    /// - Parameters:
    ///   - firstRow: the picture's row at the top of the context.
    ///   - draw: draws the symbol in the context passed to it, whose matrix is that of `context` except for the translation.
    func paint(_ place: TilePlacement, firstRow: Int, in context: OpaquePointer, _ draw: (OpaquePointer) -> Void) throws(CairoError) {
        let origin = SymbolOrigin(x: Double(place.column), y: Double(Int(place.row) - firstRow))
        let tile = try tile(place) { canvas in origin.draw(in: canvas, as: context, draw) }
        origin.paint(tile.canvas.surface, in: context)
    }

    private func tile(_ place: TilePlacement, _ draw: (OpaquePointer) -> Void) throws(CairoError) -> Tile {
        if let tile = tiles[place.symbol] { return tile }
        let tile = Tile(try CairoCanvas(width: Int(place.width), height: Int(place.height)))
        draw(tile.canvas.context)
        let size = Int(place.width) * Int(place.height)
        pixelCount += size
        if pixelCount > Self.capacity {
            tiles.removeAll()
            pixelCount = size
        }
        tiles[place.symbol] = tile
        return tile
    }
}
