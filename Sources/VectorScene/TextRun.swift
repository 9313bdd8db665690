/// A line of text as geometry: strokes with round caps, and outlines.
public struct TextRun: Sendable, Hashable {
    /// A glyph's shape and its position.
    public struct Glyph: Sendable, Hashable {
        public var shape: GlyphShape
        /// Distance from the run's origin to the glyph's, in points.
        public var x: Double
        /// The glyph's own colour, as in the layers of an emoji; `nil` for the run's colour.
        public var color: AdaptiveColor?

        public init(_ shape: GlyphShape, x: Double, color: AdaptiveColor? = nil) {
            self.shape = shape
            self.x = x
            self.color = color
        }
    }

    /// The font weight.
    public enum Weight: Sendable, Hashable, CaseIterable {
        case regular
        case medium
        case bold
    }

    /// The point of a text that stays fixed if its actual width differs, as with another font.
    public enum Alignment: Sendable, Hashable {
        case start
        case middle
        case end
    }

    /// The characters that the glyphs represent.
    public var text: String
    /// The font size in points.
    public var size: Double
    public var weight: Weight
    /// The start of the baseline.
    public var origin: Point
    public var alignment: Alignment
    /// Glyphs in order; spaces are left out.
    public var glyphs: [Glyph]
    /// Default stroke width of glyphs, in points.
    public var strokeWidth: Double
    public var color: AdaptiveColor
    /// Distance from the run's origin to the origin of a text that would follow it, in points.
    public var advance: Double

    public init(
        text: String, size: Double, weight: Weight, origin: Point, alignment: Alignment = .start, glyphs: [Glyph],
        strokeWidth: Double, color: AdaptiveColor, advance: Double
    ) {
        self.text = text
        self.size = size
        self.weight = weight
        self.origin = origin
        self.alignment = alignment
        self.glyphs = glyphs
        self.strokeWidth = strokeWidth
        self.color = color
        self.advance = advance
    }

    /// The smallest rectangle that holds the ink.
    public var bounds: Rect {
        var ink: Rect?
        for glyph in glyphs {
            // Glyphs with a stroke width of their own need a different margin than the run's, which is added below.
            let margin = (strokeWidth - pen(of: glyph.shape).width) / 2
            guard let bounds = glyph.shape.bounds?.moved(x: glyph.x, y: 0).inset(by: margin) else { continue }
            ink = ink?.union(bounds) ?? bounds
        }
        guard let ink else { return Rect(x: origin.x, y: origin.y, width: 0, height: 0) }
        return ink.moved(x: origin.x, y: origin.y).inset(by: -strokeWidth / 2)
    }
}

extension TextRun {
    /// A character, or several that share a glyph, with its part of the line.
    public struct Letter: Sendable, Hashable {
        public var text: String
        /// Distance from the run's origin, in points.
        public var x: Double
        /// Distance to the next letter, in points.
        public var width: Double

        public init(_ text: String, x: Double, width: Double) {
            self.text = text
            self.x = x
            self.width = width
        }
    }

    /// Consecutive glyphs with the same colour and pen.
    package struct Span {
        package var glyphs: Range<Int>
        package var pen: Pen
        package var color: AdaptiveColor
    }

    /// The stroke or fill of a glyph.
    package enum Pen: Sendable, Hashable {
        /// Width in points.
        case stroke(width: Double)
        case fill

        /// Stroke width in points; 0 for a fill.
        package var width: Double {
            switch self {
            case .stroke(let width): width
            case .fill: 0
            }
        }
    }

    /// The pen for a glyph.
    package func pen(of shape: GlyphShape) -> Pen {
        switch shape.ink {
        case .strokes(let width): .stroke(width: width ?? strokeWidth)
        case .outlines: .fill
        }
    }

    /// Splits glyphs into spans, in order.
    package func spans(of glyphs: Range<Int>) -> [Span] {
        var spans: [Span] = []
        for index in glyphs {
            let (pen, color) = (pen(of: self.glyphs[index].shape), self.glyphs[index].color ?? color)
            if let last = spans.last, last.pen == pen, last.color == color {
                spans[spans.count - 1].glyphs = last.glyphs.lowerBound..<index + 1
            } else {
                spans.append(Span(glyphs: index..<index + 1, pen: pen, color: color))
            }
        }
        return spans
    }
}
