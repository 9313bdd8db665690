import CCairo

/// The position of a symbol's own surface on the surface of the picture, in whole device units.
struct SymbolOrigin {
    let x: Double
    let y: Double

    /// Draws the symbol on its own surface.
    ///
    /// - Parameters:
    ///   - canvas: the context of the symbol's surface. It gets the matrix of `context`, translated to the symbol.
    ///   - context: the context that the finished symbol is painted in.
    func draw(in canvas: OpaquePointer, as context: OpaquePointer, _ draw: (OpaquePointer) -> Void) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        matrix.x0 -= x
        matrix.y0 -= y
        cairo_set_matrix(canvas, &matrix)
        draw(canvas)
    }

    /// Paints a symbol's surface at this position.
    func paint(_ surface: OpaquePointer, in context: OpaquePointer) {
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, surface, x, y)
        cairo_paint(context)
        cairo_restore(context)
    }
}
