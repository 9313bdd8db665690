import VectorScene

extension SVGDocument {
    /// Draws glyphs of a text at their positions.
    mutating func drawOutlines(of run: TextRun, _ glyphs: Range<Int>) {
        var place = SVGBuffer()
        place.put(.translation(x: run.origin.x, y: run.origin.y))
        for span in run.spans(of: glyphs) { put(span, of: run, attributes: place, from: 0) }
    }

    /// Draws glyphs of a text as one element.
    ///
    /// - Parameters:
    ///   - id: the element's `id`: empty, or a whole attribute.
    ///   - x: the element's origin, relative to the text's.
    mutating func put(_ run: TextRun, _ glyphs: Range<Int>, id: String, from x: Double) {
        let spans = run.spans(of: glyphs)
        var attributes = SVGBuffer()
        if spans.count > 1 { beginGroup(id) } else { attributes.put(id) }
        for span in spans { put(span, of: run, attributes: attributes, from: x) }
        if spans.count > 1 { endGroup() }
    }

    /// Writes a glyph's outlines for reference by `<use>`, which sets their colour.
    mutating func put(_ glyph: GlyphShape, _ id: String) {
        indent()
        body.put("<path\(id) d=\"")
        var data = SVGPathData()
        data.put(glyph.path, to: &body)
        body.put("\"/>\n")
    }

    /// Draws glyphs with one pen. Outlines that overlap, and shared ones, get elements of their own.
    ///
    /// - Parameters:
    ///   - attributes: the element's position or id.
    ///   - x: the element's origin, relative to the text's.
    private mutating func put(_ span: TextRun.Span, of run: TextRun, attributes: SVGBuffer, from x: Double) {
        let glyphs = run.glyphs[span.glyphs]
        guard span.pen == .fill else { return putPath(glyphs, span, attributes, from: x) }
        let shared = glyphs.filter { reference(of: $0) != nil }
        let paths = Self.separated(glyphs.filter { reference(of: $0) == nil })
        if shared.isEmpty, paths.count == 1 { return putPath(paths[0], span, attributes, from: x) }
        indent()
        body.put("<g")
        body.put(attributes)
        putPaint(of: span)
        body.put(">\n")
        depth += 1
        for glyph in shared {
            guard let reference = reference(of: glyph) else { continue }
            putReference(glyphNames[reference], at: Point(x: glyph.x - x, y: 0))
        }
        for path in paths { putPath(path, nil, SVGBuffer(), from: x) }
        endGroup()
    }

    /// Groups glyphs into paths. Glyphs that overlap go into different paths, where they cannot cancel each other out.
    private static func separated(_ glyphs: [TextRun.Glyph]) -> [ArraySlice<TextRun.Glyph>] {
        var paths: [ArraySlice<TextRun.Glyph>] = []
        var covered: [Rect] = []
        // Only marks overlap other glyphs, and only nearby ones.
        let reach = 64
        for glyph in glyphs {
            guard let bounds = glyph.shape.bounds?.moved(x: glyph.x, y: 0) else { continue }
            // Glyphs less than half a point apart might share a pixel.
            if paths.isEmpty || covered.suffix(reach).contains(where: { !$0.intersection(bounds.inset(by: -0.5)).isEmpty }) {
                paths.append([])
                covered = []
            }
            paths[paths.count - 1].append(glyph)
            covered.append(bounds)
        }
        return paths
    }

    /// The number of a glyph's shared outlines.
    private func reference(of glyph: TextRun.Glyph) -> Int? {
        glyph.shape.ink == .outlines ? plan.texts.outlines.reference(of: glyph.shape) : nil
    }

    /// Draws glyphs as one path.
    ///
    /// - Parameter span: `nil` if the enclosing element sets the paint.
    private mutating func putPath(
        _ glyphs: ArraySlice<TextRun.Glyph>, _ span: TextRun.Span?, _ attributes: SVGBuffer, from x: Double
    ) {
        indent()
        body.put("<path")
        body.put(attributes)
        body.put(" d=\"")
        var data = SVGPathData()
        for glyph in glyphs {
            data.put(glyph.shape.path, movedBy: SVGBuffer.thousandths(glyph.x - x), to: &body)
        }
        body.put("\"")
        if let span { putPaint(of: span) }
        body.put("/>\n")
    }

    private mutating func putPaint(of span: TextRun.Span) {
        switch span.pen {
        case .stroke(let width):
            let rules = put(.color(span.color), as: .stroke)
            body.put(" stroke-width=\"", width)
            body.put(classes(rules))
        case .fill:
            let rules = put(.color(span.color), as: .fill)
            body.put(classes(rules))
        }
    }

    /// The font of live text: the viewer's system font. It is set on the root, for all text.
    static let fontFamily = """
         font-family="-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
        """

    /// Draws a live text. Both glyphs and spacing are adjusted to the layout's width, so that joined scripts stay joined. A viewer that
    /// ignores `textLength` still aligns the text correctly.
    mutating func drawText(of run: TextRun) {
        guard run.advance > 0 else { return }
        indent()
        let (share, anchor) = Self.anchor(run.alignment)
        body.put("<text x=\"", run.origin.x + run.advance * share)
        body.put(" y=\"", run.origin.y)
        body.put(" font-size=\"", run.size)
        body.put(Self.fontWeight(run.weight))
        if let anchor { body.put(anchor) }
        body.put(" textLength=\"", run.advance)
        body.put(" lengthAdjust=\"spacingAndGlyphs\"")
        if Self.losesSpace(run.text) { body.put(" xml:space=\"preserve\"") }
        let rules = put(.color(run.color), as: .fill)
        body.put(classes(rules))
        body.put(">")
        body.put(escaped: run.text)
        body.put("</text>\n")
    }

    /// The fraction of the width before the text's anchor point, and the attribute for it.
    private static func anchor(_ alignment: TextRun.Alignment) -> (share: Double, attribute: String?) {
        switch alignment {
        case .start: (0, nil)
        case .middle: (0.5, " text-anchor=\"middle\"")
        case .end: (1, " text-anchor=\"end\"")
        }
    }

    private static func fontWeight(_ weight: TextRun.Weight) -> String {
        switch weight {
        case .regular: " font-weight=\"400\""
        case .medium: " font-weight=\"500\""
        case .bold: " font-weight=\"700\""
        }
    }

    /// True if a viewer would collapse white space: at either end, or next to other white space.
    private static func losesSpace(_ text: String) -> Bool {
        var previousIsSpace = true
        for character in text.utf8 {
            let isSpace = character == 0x20 || (0x09...0x0D).contains(character)
            if isSpace, previousIsSpace { return true }
            previousIsSpace = isSpace
        }
        return previousIsSpace
    }
}
