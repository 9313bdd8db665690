/// A line of text as geometry: strokes with round caps.
public struct TextRun: Sendable, Hashable {
    /// A glyph's strokes and their position.
    public struct Glyph: Sendable, Hashable {
        public var strokes: GlyphStrokes
        /// From the run's origin to the glyph's, in points.
        public var x: Double

        public init(_ strokes: GlyphStrokes, x: Double) {
            self.strokes = strokes
            self.x = x
        }
    }

    /// The font weight.
    public enum Weight: Sendable, Hashable, CaseIterable {
        case regular
        case medium
        case bold
    }

    /// Which point of a text stays fixed if its actual width differs, as with another font.
    public enum Alignment: Sendable, Hashable {
        case start
        case middle
        case end
    }

    /// The characters.
    public var text: String
    /// The font size in points.
    public var size: Double
    public var weight: Weight
    /// The start of the baseline.
    public var origin: Point
    public var alignment: Alignment
    /// In order; spaces are left out.
    public var glyphs: [Glyph]
    /// In points.
    public var strokeWidth: Double
    public var color: AdaptiveColor
    /// From the first glyph's origin to where the next one's would be, in points.
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
            // What is stroked by another pen has its own margin; the run's is added below.
            let margin = (strokeWidth - (glyph.strokes.width ?? strokeWidth)) / 2
            guard let bounds = glyph.strokes.bounds?.moved(x: glyph.x, y: 0).inset(by: margin) else { continue }
            ink = ink?.union(bounds) ?? bounds
        }
        guard let ink else { return Rect(x: origin.x, y: origin.y, width: 0, height: 0) }
        return ink.moved(x: origin.x, y: origin.y).inset(by: -strokeWidth / 2)
    }
}

extension TextRun {
    /// Consecutive glyphs whose strokes have one width.
    package struct Span {
        package var glyphs: Range<Int>
        /// In points.
        package var strokeWidth: Double
    }

    /// The spans of some glyphs, in order.
    package func spans(of glyphs: Range<Int>) -> [Span] {
        var spans: [Span] = []
        for index in glyphs {
            let width = self.glyphs[index].strokes.width ?? strokeWidth
            if let last = spans.last, last.strokeWidth == width {
                spans[spans.count - 1].glyphs = last.glyphs.lowerBound..<index + 1
            } else {
                spans.append(Span(glyphs: index..<index + 1, strokeWidth: width))
            }
        }
        return spans
    }
}

/// A glyph's strokes, in points from its origin on the baseline.
///
/// A glyph of one style is the same value at every position: copies share their storage, and backends can draw it once
/// and repeat it.
public struct GlyphStrokes: Sendable, Hashable {
    private let storage: Storage

    private final class Storage: Sendable {
        let path: Path
        let width: Double?
        let bounds: Rect?
        /// Hashes the bounds, which distinguish glyphs well enough: hashing all points would cost more than it gains.
        let hash: Int

        init(_ path: Path, width: Double?) {
            self.path = path
            self.width = width
            bounds = path.bounds
            hash = bounds.hashValue
        }
    }

    /// - Parameters:
    ///   - path: the centre lines.
    ///   - width: the strokes' width in points; `nil` for that of the run.
    public init(_ path: Path, width: Double? = nil) {
        storage = Storage(path, width: width)
    }

    public var path: Path { storage.path }

    /// In points; `nil` for the stroke width of the run.
    public var width: Double? { storage.width }

    /// The smallest rectangle that holds all points and control points; `nil` for a space.
    public var bounds: Rect? { storage.bounds }

    public static func == (one: GlyphStrokes, other: GlyphStrokes) -> Bool {
        one.storage === other.storage || (one.path == other.path && one.width == other.width)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage.hash)
    }
}
