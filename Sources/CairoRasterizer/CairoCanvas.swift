import CCairo

/// Owns a Cairo image surface and the context that draws on it.
struct CairoCanvas: ~Copyable {
    let width: Int
    let height: Int
    let surface: OpaquePointer
    let context: OpaquePointer

    /// A transparent canvas; sizes are in pixels.
    init(width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32) throws(CairoError) {
        guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
            throw CairoError("cannot make a surface")
        }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            throw CairoError("cannot make a surface of \(width) × \(height) pixels: \(String(cString: cairo_status_to_string(status)))")
        }
        self.width = width
        self.height = height
        self.surface = surface
        self.context = context
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    func clear() {
        cairo_save(context)
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        cairo_paint(context)
        cairo_restore(context)
    }

    /// Runs `body` with the coordinate system in the picture's points, scaled and translated so that the picture's `firstRow` is
    /// the canvas's first row.
    func draw(from firstRow: Int, scale: Double, _ body: () throws(CairoError) -> Void) throws(CairoError) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, 0, -Double(firstRow))
        cairo_scale(context, scale, scale)
        try body()
    }

    /// The bytes of an 8-bit canvas, rows packed.
    func bytes() throws(CairoError) -> [UInt8] {
        try CairoError.check(cairo_status(context), "cannot draw")
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { throw CairoError("the surface has no pixels") }
        let stride = Int(cairo_image_surface_get_stride(surface))
        return (0..<height).flatMap { row in UnsafeBufferPointer(start: data + row * stride, count: width) }
    }

    /// Passes the first rows to `body`: one 32-bit word a pixel, rows packed.
    func withWords<Result>(
        rowCount: Int, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
    ) throws -> Result {
        try CairoError.check(cairo_status(context), "cannot draw")
        cairo_surface_flush(surface)
        // Rows of 32-bit pixels have no padding.
        precondition(cairo_image_surface_get_stride(surface) == Int32(4 * width))
        guard let data = cairo_image_surface_get_data(surface) else { throw CairoError("the surface has no pixels") }
        return try UnsafeRawPointer(data).withMemoryRebound(to: UInt32.self, capacity: width * rowCount) { words in
            try body(UnsafeBufferPointer(start: words, count: width * rowCount))
        }
    }
}

/// A failure in Cairo.
public struct CairoError: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }

    /// Throws if a Cairo call has failed.
    static func check(_ status: cairo_status_t, _ what: String) throws(CairoError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw CairoError("\(what): \(String(cString: cairo_status_to_string(status)))")
    }
}
