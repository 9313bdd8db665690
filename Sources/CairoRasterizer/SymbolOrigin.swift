import CCairo

/// The position of a symbol's surface on the target of a context, in whole device units.
struct SymbolOrigin {
    let x: Double
    let y: Double

    /// Draws the symbol on its own surface.
    ///
    /// - Parameters:
    ///   - canvas: draws on the surface; its matrix is set to that of `context` except for the translation.
    ///   - context: the context for the finished symbol.
    func draw(in canvas: OpaquePointer, as context: OpaquePointer, _ draw: (OpaquePointer) -> Void) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        matrix.x0 -= x
        matrix.y0 -= y
        cairo_set_matrix(canvas, &matrix)
        draw(canvas)
    }

    /// Paints the surface on the target of a context.
    func paint(_ surface: OpaquePointer, in context: OpaquePointer) {
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, surface, x, y)
        cairo_paint(context)
        cairo_restore(context)
    }
}
