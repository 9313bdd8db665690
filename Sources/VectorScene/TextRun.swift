/// A line of text, already geometry: strokes with round ends.
public struct TextRun: Sendable, Hashable {
    /// A character's strokes in their place.
    public struct Glyph: Sendable, Hashable {
        public var strokes: GlyphStrokes
        /// From the run's origin to the glyph's, in points.
        public var x: Double

        public init(_ strokes: GlyphStrokes, x: Double) {
            self.strokes = strokes
            self.x = x
        }
    }

    /// How heavy the letters are.
    public enum Weight: Sendable, Hashable, CaseIterable {
        case regular
        case medium
        case bold
    }

    /// Which point of a text keeps its place where its width is not what was thought.
    public enum Alignment: Sendable, Hashable {
        case start
        case middle
        case end
    }

    /// What is written.
    public var text: String
    /// The letters' size in points, as fonts count it.
    public var size: Double
    public var weight: Weight
    /// The start of the baseline.
    public var origin: Point
    public var alignment: Alignment
    /// From the first to the last; spaces are left out.
    public var glyphs: [Glyph]
    /// In points.
    public var strokeWidth: Double
    public var color: AdaptiveColor
    /// From the first character's origin to where a further one would stand, in points.
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
            guard let bounds = glyph.strokes.bounds?.moved(x: glyph.x, y: 0) else { continue }
            ink = ink?.union(bounds) ?? bounds
        }
        guard let ink else { return Rect(x: origin.x, y: origin.y, width: 0, height: 0) }
        return ink.moved(x: origin.x, y: origin.y).inset(by: -strokeWidth / 2)
    }
}

/// A character's strokes in points, drawn from the start of its baseline.
///
/// The same character of one style is the same value wherever it stands: copies share one place in memory, and backends
/// can draw it once and repeat it.
public struct GlyphStrokes: Sendable, Hashable {
    private let storage: Storage

    private final class Storage: Sendable {
        let path: Path
        let bounds: Rect?
        /// Of the bounds, which tell characters apart well enough: going through all points would cost more than it tells.
        let hash: Int

        init(_ path: Path) {
            self.path = path
            bounds = path.bounds
            hash = bounds.hashValue
        }
    }

    public init(_ path: Path) {
        storage = Storage(path)
    }

    public var path: Path { storage.path }

    /// The smallest rectangle that holds all points and control points; `nil` for a space.
    public var bounds: Rect? { storage.bounds }

    public static func == (one: GlyphStrokes, other: GlyphStrokes) -> Bool {
        one.storage === other.storage || one.path == other.path
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage.hash)
    }
}
