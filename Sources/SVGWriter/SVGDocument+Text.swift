import VectorScene

extension SVGDocument {
    /// Draws some glyphs of a text at their positions.
    mutating func drawOutlines(of run: TextRun, _ glyphs: Range<Int>) {
        for span in run.spans(of: glyphs) {
            indent()
            body.put("<path")
            put(.translation(x: run.origin.x, y: run.origin.y))
            put(span, of: run, from: 0)
        }
    }

    /// Draws some glyphs of a text as one element.
    ///
    /// - Parameters:
    ///   - id: the element's `id`: empty, or a whole attribute.
    ///   - x: the element's origin, relative to the text's.
    mutating func put(_ run: TextRun, _ glyphs: Range<Int>, id: String, from x: Double) {
        let spans = run.spans(of: glyphs)
        if spans.count > 1 { beginGroup(id) }
        for span in spans {
            if spans.count > 1 { indent() }
            body.put(spans.count > 1 ? "<path" : "<path\(id)")
            put(span, of: run, from: x)
        }
        if spans.count > 1 { endGroup() }
    }

    /// The rest of a path element after its name.
    private mutating func put(_ span: TextRun.Span, of run: TextRun, from x: Double) {
        body.put(" d=\"")
        var data = SVGPathData()
        for glyph in run.glyphs[span.glyphs] {
            data.put(glyph.strokes.path, movedBy: SVGBuffer.thousandths(glyph.x - x), to: &body)
        }
        body.put("\"")
        let rules = put(.color(run.color), as: .stroke)
        body.put(" stroke-width=\"", span.strokeWidth)
        body.put(classes(rules))
        body.put("/>\n")
    }

    /// The font of live text: the viewer's system font. It is set on the root, for all text.
    static let fontFamily = """
         font-family="-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
        """

    /// Both glyphs and spacing are adjusted to the layout's width, so that joined scripts stay joined. In a viewer that
    /// does not support `textLength`, the text still has the right alignment.
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

    /// Which fraction of the width lies before the text's anchor point, and the attribute for it.
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

    /// Whether a viewer would collapse white space of a text: at its ends, or next to other white space.
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
