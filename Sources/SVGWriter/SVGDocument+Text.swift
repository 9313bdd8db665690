import Scene

extension SVGDocument {
    /// The fonts of live text: that of the viewer's system, whichever it is. It stands on the root, for all text.
    static let fontFamily: StaticString = """
         font-family="-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
        """

    mutating func draw(_ run: TextRun) {
        switch text {
        case .outlines: drawOutlines(of: run)
        case .live: drawText(of: run)
        }
    }

    private mutating func drawOutlines(of run: TextRun) {
        indent()
        body.put("<path")
        put(.translation(x: run.origin.x, y: run.origin.y))
        body.put(" d=\"")
        for glyph in run.glyphs { body.put(glyph.strokes.path, x: glyph.x) }
        body.put("\" fill=\"none\"")
        var classes: [Int] = []
        put(Stroke(.color(run.color), width: run.strokeWidth, ends: .round), &classes)
        putClasses(classes)
        body.put("/>\n")
    }

    /// Letters and gaps alike give way to the layout's width: letters of joined scripts stay joined. Where a viewer knows
    /// no `textLength`, the text is at least centred or flush as it was meant.
    private mutating func drawText(of run: TextRun) {
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
        var classes: [Int] = []
        put(.color(run.color), as: .fill, name: " fill=\"", opacity: " fill-opacity=\"", &classes)
        putClasses(classes)
        body.put(">")
        body.put(escaped: run.text)
        body.put("</text>\n")
    }

    /// Which part of the width lies before a text's point, and the attribute that says so.
    private static func anchor(_ alignment: TextRun.Alignment) -> (share: Double, attribute: StaticString?) {
        switch alignment {
        case .start: (0, nil)
        case .middle: (0.5, " text-anchor=\"middle\"")
        case .end: (1, " text-anchor=\"end\"")
        }
    }

    private static func fontWeight(_ weight: TextRun.Weight) -> StaticString {
        switch weight {
        case .regular: " font-weight=\"400\""
        case .medium: " font-weight=\"500\""
        case .bold: " font-weight=\"700\""
        }
    }

    /// Whether a viewer would leave out white space of a text: what stands at its ends or beside more of it.
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
