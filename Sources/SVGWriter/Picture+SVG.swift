public import Scene

extension Picture {
    /// Which of a picture's colours an SVG has.
    public enum SVGColors: Sendable, Hashable {
        case light
        case dark
        /// The light ones, and a rule by which viewers that know of dark surroundings show the dark ones.
        case automatic
    }

    /// How an SVG holds a picture's text.
    public enum SVGText: Sendable, Hashable {
        /// As strokes: no font is asked for, and every viewer draws the same.
        case outlines
        /// As text in a font of the viewer's system, which is made as wide as the layout has it. It can be selected,
        /// searched and edited, and looks as its surroundings do.
        case live
    }

    /// The picture as an SVG document, in UTF-8.
    ///
    /// The bytes depend on the picture and what is given here alone. One element stands on a line, in drawing order.
    ///
    /// - Precondition: all numbers of the picture are finite.
    public func svg(colors: SVGColors = .automatic, text: SVGText = .outlines) -> [UInt8] {
        var document = SVGDocument(self, colors: colors, text: text, idPrefix: "000000")
        let bytes = document.write()
        document = SVGDocument(self, colors: colors, text: text, idPrefix: SVGHash.identifier(of: bytes))
        return document.write()
    }
}
