import CCairo

/// Repeated symbols of a PDF page, each written only once. Without them, twenty thousand cells with gradients would take seconds.
final class SymbolForms {
    /// Owns a surface that records drawing operations rather than pixels.
    private final class Form {
        let surface: OpaquePointer

        init(width: Int, height: Int) throws(CairoError) {
            var extents = cairo_rectangle_t(x: 0, y: 0, width: Double(width), height: Double(height))
            guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
                throw CairoError("cannot record a symbol")
            }
            self.surface = surface
        }

        deinit {
            cairo_surface_destroy(surface)
        }
    }

    private var forms: [Int32: Form] = [:]

    /// Paints a symbol on the page.
    ///
    /// - Parameter draw: draws the symbol in the context passed to it, whose matrix is that of `context` except for the
    ///   translation.
    func paint(_ place: TilePlacement, in context: OpaquePointer, _ draw: (OpaquePointer) -> Void) throws(CairoError) {
        let origin = SymbolOrigin(x: Double(place.column), y: Double(place.row))
        let form = try form(place) { canvas in origin.draw(in: canvas, as: context, draw) }
        origin.paint(form.surface, in: context)
    }

    private func form(_ place: TilePlacement, _ draw: (OpaquePointer) -> Void) throws(CairoError) -> Form {
        if let form = forms[place.symbol] { return form }
        let form = try Form(width: Int(place.width), height: Int(place.height))
        guard let canvas = cairo_create(form.surface) else { throw CairoError("cannot record a symbol") }
        defer { cairo_destroy(canvas) }
        draw(canvas)
        try CairoError.check(cairo_status(canvas), "cannot record a symbol")
        forms[place.symbol] = form
        return form
    }
}
