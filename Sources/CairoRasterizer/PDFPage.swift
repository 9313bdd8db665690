import CCairo
public import VectorScene

/// Owns a Cairo PDF surface, the context that draws on its page, and the output bytes.
struct PDFPage: ~Copyable {
    private let surface: OpaquePointer
    let context: OpaquePointer
    private let bytes: Bytes

    private final class Bytes {
        var bytes: [UInt8] = []
    }

    /// Starts a blank page; sizes are in points.
    init(width: Double, height: Double, title: String, subject: String) throws(CairoError) {
        let bytes = Bytes()
        let write: cairo_write_func_t = { closure, data, length in
            guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<Bytes>.fromOpaque(closure).takeUnretainedValue().bytes
                .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
            return CAIRO_STATUS_SUCCESS
        }
        let closure = Unmanaged.passUnretained(bytes).toOpaque()
        guard let surface = cairo_pdf_surface_create_for_stream(write, closure, width, height) else {
            throw CairoError("cannot make a PDF")
        }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            throw CairoError("cannot make a PDF of \(width) × \(height) points")
        }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, subject)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Galley")
        // By default Cairo writes the current time.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
        self.surface = surface
        self.context = context
        self.bytes = bytes
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Ends the page and the document.
    func finish() throws(CairoError) -> [UInt8] {
        cairo_show_page(context)
        try CairoError.check(cairo_status(context), "cannot draw")
        cairo_surface_finish(surface)
        try CairoError.check(cairo_surface_status(surface), "cannot write the PDF")
        return bytes.bytes
    }
}

extension Picture {
    /// The picture as a single-page PDF, with its title and description as metadata. The file contains no date: the same version
    /// of Cairo gives the same bytes for the same picture.
    ///
    /// - Parameters:
    ///   - appearance: the appearance to draw; `nil` for the picture's own, or light if it has none.
    ///   - letters: returns the letters of a text, so that it can be selected, searched and read aloud; `nil` for drawn text alone.
    ///     The drawing is the same.
    /// - Throws: a `CairoError` if the picture is too large or Cairo fails.
    public func pdf(
        appearance: Appearance? = nil, letters: ((TextRun) -> [TextRun.Letter])? = nil
    ) throws(CairoError) -> [UInt8] {
        let limit = RasterLimits.pageSide
        guard size.width > 0, size.height > 0, size.width <= limit, size.height <= limit else {
            throw CairoError("a page of a PDF is at most \(Int(limit)) points wide and high")
        }
        let dashes = DashEstimate.count(in: nodes)
        guard dashes <= RasterLimits.pageDashes else {
            throw CairoError(
                "the picture's lines have \(Int(min(dashes, 1e15) / 1_000_000)) million dashes; "
                    + "the limit of a PDF is \(Int(RasterLimits.pageDashes / 1_000_000)) million")
        }
        let page = try PDFPage(width: size.width, height: size.height, title: title, subject: description)
        var painter = CairoPainter(context: page.context, appearance: appearance ?? self.appearance ?? .light)
        painter.forms = SymbolForms()
        let plan = DrawingPlan(nodes, scale: 1, tileLimit: .max)
        let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
        try painter.draw(nodes, plan, visible: whole)
        if let letters { try SelectableText(page.context).put(nodes, visible: whole, letters) }
        return try page.finish()
    }
}
