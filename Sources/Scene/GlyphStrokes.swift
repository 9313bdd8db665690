/// A character's strokes in points, drawn from the start of its baseline.
///
/// The same character of one style is the same value wherever it stands: copies share one place in memory, and backends
/// can draw it once and repeat it.
public struct GlyphStrokes: Sendable, Hashable {
    @usableFromInline let storage: Storage

    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let path: Path
        let bounds: Rect?

        init(_ path: Path) {
            self.path = path
            bounds = path.bounds
        }
    }

    public init(_ path: Path) {
        storage = Storage(path)
    }

    @inlinable public var path: Path { storage.path }

    /// The smallest rectangle that holds all points and control points; `nil` for a space.
    public var bounds: Rect? { storage.bounds }

    /// Equal for copies, and never for other strokes while both are held; equal strokes made apart may differ in it.
    @inlinable public var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    public static func == (one: GlyphStrokes, other: GlyphStrokes) -> Bool {
        one.storage === other.storage || one.path == other.path
    }

    /// The bounds tell characters apart well enough; going through all points would cost more than it tells.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bounds)
    }
}
