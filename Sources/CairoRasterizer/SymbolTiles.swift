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

    /// The maximum number of cached pixels, 8 MB of them. Beyond it, all tiles are discarded: the next symbols are more likely new
    /// than from an earlier band.
    private static let capacity = 1 << 21

    /// Paints a symbol's tile on the target of a context.
    ///
    /// - Parameters:
    ///   - firstRow: the row of the picture that is the target's first row.
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
