/// A character's strokes in points, drawn from the start of its baseline.
///
/// The same character of one style is the same value wherever it stands, so that it is held once in memory, and backends
/// can draw it once and repeat it.
public struct GlyphStrokes: Sendable, Hashable {
    public let path: Path
    /// The smallest rectangle that holds all points and control points; `nil` for a space.
    public let bounds: Rect?

    public init(_ path: Path) {
        self.path = path
        bounds = path.bounds
    }

    public static func == (one: GlyphStrokes, other: GlyphStrokes) -> Bool {
        one.path == other.path
    }

    /// The bounds tell characters apart well enough; going through all points would cost more than it tells.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bounds)
    }
}
