import Foundation
public import Scene

/// Turns text into strokes, the same on every machine: no font is asked.
public struct Typesetter: Sendable {
    public typealias Weight = TextRun.Weight

    /// A size in points and a weight.
    public struct Style: Sendable, Hashable {
        public var size: Double
        public var weight: Weight

        public init(size: Double, weight: Weight = .regular) {
            self.size = size
            self.weight = weight
        }
    }

    /// Where a text's given point lies on it.
    public typealias Alignment = TextRun.Alignment

    public init() {}

    /// Height of capitals above the baseline, in points.
    public func capHeight(_ style: Style) -> Double { style.size / 1000 * Pen.capHeight }

    /// Height above the baseline of a text's tallest character, in points.
    func inkHeight(of text: String, _ style: Style) -> Double {
        let pen = Pen(style)
        var height = 0.0
        _ = layOut(text, pen) { _, glyph in
            guard let bounds = glyph.strokes.bounds else { return }
            let top = pen.place(Point(x: 0, y: bounds.maxY), in: glyph).y + pen.width / 2
            height = max(height, top)
        }
        return height * style.size / 1000
    }

    /// The advance of a text in points.
    public func width(of text: String, _ style: Style) -> Double {
        layOut(text, Pen(style)) { _, _ in } * style.size / 1000
    }

    /// A line of text.
    ///
    /// - Parameters:
    ///   - point: on the baseline, in points.
    ///   - alignment: where on the text that point is.
    public func run(
        _ text: String, at point: Point, _ style: Style, color: AdaptiveColor, alignment: Alignment = .start
    ) -> TextRun {
        let scale = style.size / 1000
        let pen = Pen(style)
        var strokes = Path()
        let advance = scale * layOut(text, pen) { x, glyph in
            // A hundredth of a point is finer than any pen, and keeps the numbers short.
            strokes.append(glyph.strokes) { point in
                let place = pen.place(point, in: glyph)
                return Point(
                    x: ((place.x + x) * scale * 100).rounded() / 100, y: (-place.y * scale * 100).rounded() / 100)
            }
        }
        var origin = point
        switch alignment {
        case .start: break
        case .middle: origin.x -= advance / 2
        case .end: origin.x -= advance
        }
        return TextRun(
            text: text, size: style.size, weight: style.weight, origin: origin, alignment: alignment,
            strokes: strokes, strokeWidth: pen.width * scale, color: color, advance: advance)
    }

    /// The characters of a text that the lettering lacks, each once, in order.
    public func missingCharacters(in text: String) -> [Unicode.Scalar] {
        var seen: Set<Unicode.Scalar> = []
        return characters(of: text).filter { Lettering.glyph($0) == nil && seen.insert($0).inserted }
    }

    /// Walks a text's glyphs with their places along the baseline.
    ///
    /// - Returns: the text's advance; all in units.
    private func layOut(_ text: String, _ pen: Pen, _ body: (Double, Glyph) -> Void) -> Double {
        var x = 0.0
        var previous: Unicode.Scalar?
        for scalar in characters(of: text) {
            if let previous { x += Lettering.kerning(previous, scalar) }
            let glyph = Lettering.glyph(scalar) ?? Lettering.placeholder(for: scalar)
            // Half of a character's tracking stands on each side of it.
            body(x + pen.tracking / 2, glyph)
            x += glyph.advance + pen.tracking
            previous = scalar
        }
        return x
    }

    /// The characters to draw: composed, one for each that a reader would count, white space as plain spaces.
    private func characters(of text: String) -> [Unicode.Scalar] {
        text.precomposedStringWithCanonicalMapping.compactMap { character in
            if character.isWhitespace { return " " }
            return character.unicodeScalars.first { !$0.properties.isDefaultIgnorableCodePoint }
        }
    }
}

// MARK: - Fitting

extension Typesetter {
    /// The text if it fits, else its beginning with an ellipsis; `nil` where not even one character fits.
    public func fitted(_ text: String, _ style: Style, width: Double) -> String? {
        if self.width(of: text, style) <= width { return text }
        let characters = Array(text)
        // The longest beginning that fits: widths grow with the text, so it can be halved to.
        var (low, high) = (0, characters.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if self.width(of: shortened(characters, middle), style) <= width { low = middle } else { high = middle - 1 }
        }
        guard low > 0, self.width(of: shortened(characters, low), style) <= width else { return nil }
        return shortened(characters, low)
    }

    private func shortened(_ characters: [Character], _ count: Int) -> String {
        var kept = characters.prefix(count)
        while let last = kept.last, last.isWhitespace { kept.removeLast() }
        return String(kept) + "…"
    }

    /// Breaks a list of phrases into lines, joined by a separator; a phrase that is wider than a line is shortened.
    public func lines(of phrases: [String], separator: String, _ style: Style, width: Double) -> [String] {
        var lines: [String] = []
        for phrase in phrases {
            if let last = lines.last, self.width(of: last + separator + phrase, style) <= width {
                lines[lines.count - 1] = last + separator + phrase
            } else if let fitted = fitted(phrase, style, width: width) {
                lines.append(fitted)
            }
        }
        return lines
    }
}
