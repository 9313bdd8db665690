/// How a glyph looks: strokes or outlines, in points from its origin on the baseline.
///
/// A glyph of one style is the same value at every position: copies share their storage, and backends can draw it once
/// and repeat it.
public struct GlyphShape: Sendable, Hashable {
    /// What its path is.
    public enum Ink: Sendable, Hashable {
        /// Centre lines, stroked with round caps. The width is in points; `nil` for that of the run.
        case strokes(width: Double?)
        /// Closed outlines, filled by the nonzero rule.
        case outlines
    }

    private let storage: Storage

    private final class Storage: Sendable {
        let path: Path
        let ink: Ink
        let bounds: Rect?
        /// Hashes the bounds, which distinguish glyphs well enough: hashing all points would cost more than it gains.
        let hash: Int

        init(_ path: Path, _ ink: Ink) {
            self.path = path
            self.ink = ink
            bounds = path.bounds
            hash = bounds.hashValue
        }
    }

    public init(_ path: Path, _ ink: Ink = .strokes(width: nil)) {
        storage = Storage(path, ink)
    }

    public var path: Path { storage.path }

    public var ink: Ink { storage.ink }

    /// The width of its own strokes in points; `nil` if they are as wide as those of the run, or if it has none.
    public var strokeWidth: Double? {
        switch ink {
        case .strokes(let width): width
        case .outlines: nil
        }
    }

    /// The smallest rectangle that holds all points and control points; `nil` for a space.
    public var bounds: Rect? { storage.bounds }

    public static func == (one: GlyphShape, other: GlyphShape) -> Bool {
        one.storage === other.storage || (one.path == other.path && one.ink == other.ink)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage.hash)
    }
}
