/// A character's strokes in points, drawn from the start of its baseline.
///
/// The same character of one style is the same value wherever it stands: copies share one place in memory, and backends
/// can draw it once and repeat it.
public struct GlyphStrokes: Sendable, Hashable {
    private let storage: Storage

    private final class Storage: Sendable {
        let path: Path
        let bounds: Rect?

        init(_ path: Path) {
            self.path = path
            bounds = path.bounds
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

    /// The bounds tell characters apart well enough; going through all points would cost more than it tells.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bounds)
    }
}
