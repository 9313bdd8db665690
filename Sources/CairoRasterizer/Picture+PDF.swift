import CCairo
public import Scene

extension Picture {
    /// The picture as a PDF of one page, its title and description as metadata. The same picture gives the same bytes with
    /// the same version of Cairo: there is no date in it.
    ///
    /// - Parameter appearance: whose colours it is drawn in.
    /// - Throws: a `CairoError` for a picture that is too large, or where Cairo fails.
    public func pdf(appearance: Appearance = .light) throws(CairoError) -> [UInt8] {
        // 200 inches, the most that readers show.
        let limit = 14_400.0
        guard size.width > 0, size.height > 0, size.width <= limit, size.height <= limit else {
            throw CairoError("a page of a PDF is at most \(Int(limit)) points wide and high")
        }
        let page = try PDFPage(width: size.width, height: size.height, title: title, subject: description)
        try CairoPainter(context: page.context, appearance: appearance)
            .draw(nodes, DrawingPlan(nodes, scale: 1), visible: Rect(x: 0, y: 0, width: size.width, height: size.height))
        return try page.finish()
    }
}
