import Foundation
public import Scene

/// Turns text into strokes, the same on every machine: no font is asked.
public struct Typesetter: Sendable {
    public enum Weight: Sendable, Hashable, CaseIterable {
        case regular
        case medium
        case bold
    }

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
    public enum Alignment: Sendable, Hashable {
        case start
        case middle
        case end
    }

    public init() {}

    /// Height of capitals above the baseline, in points.
    public func capHeight(_ style: Style) -> Double { style.size * 0.7 }

    /// The stroke's width in points; a little heavier in small sizes, where thin strokes would fade.
    func strokeWidth(_ style: Style) -> Double {
        let units: Double = switch style.weight {
        case .regular: 78
        case .medium: 96
        case .bold: 124
        }
        let smallness = min(max((13 - style.size) / 4, 0), 1)
        return style.size / 1000 * units * (1 + 0.18 * smallness)
    }

    /// Height above the baseline of a text's tallest character, in points.
    func inkHeight(of text: String, _ style: Style) -> Double {
        var height = 0.0
        layOut(text, style) { _, _, glyph in height = max(height, glyph.strokes.bounds?.maxY ?? 0) }
        return height * style.size / 1000
    }

    /// The advance of a text in points.
    public func width(of text: String, _ style: Style) -> Double {
        var width = 0.0
        layOut(text, style) { _, x, glyph in width = x + glyph.advance }
        return width * style.size / 1000
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
        var strokes = Path()
        var advance = 0.0
        layOut(text, style) { _, x, glyph in
            // A hundredth of a point is finer than any pen, and keeps the numbers short.
            strokes.append(glyph.strokes) { point in
                Point(x: ((point.x + x) * scale * 100).rounded() / 100, y: (-point.y * scale * 100).rounded() / 100)
            }
            advance = x + glyph.advance
        }
        advance *= scale
        var origin = point
        switch alignment {
        case .start: break
        case .middle: origin.x -= advance / 2
        case .end: origin.x -= advance
        }
        return TextRun(
            text: text, origin: origin, strokes: strokes, strokeWidth: strokeWidth(style), color: color, advance: advance)
    }

    /// The characters of a text that the lettering lacks, each once, in order.
    public func missingCharacters(in text: String) -> [Unicode.Scalar] {
        var seen: Set<Unicode.Scalar> = []
        return characters(of: text).filter { Lettering.glyph($0) == nil && seen.insert($0).inserted }
    }

    /// Walks a text's glyphs with their places along the baseline, in units.
    private func layOut(_ text: String, _ style: Style, _ body: (Unicode.Scalar, Double, Glyph) -> Void) {
        // Heavier strokes need room between them.
        let tracking: Double = switch style.weight {
        case .regular: 0
        case .medium: 14
        case .bold: 34
        }
        var x = tracking / 2
        var previous: Unicode.Scalar?
        for scalar in characters(of: text) {
            if let previous { x += tracking + Lettering.kerning(previous, scalar) }
            let glyph = Lettering.glyph(scalar) ?? Lettering.placeholder(for: scalar)
            body(scalar, x, glyph)
            x += glyph.advance
            previous = scalar
        }
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
