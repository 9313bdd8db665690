/// The strokes or outlines of a glyph, in points from its origin on the baseline.
///
/// A glyph of one style is the same value at every position: copies share their storage, and backends can draw it once
/// and repeat it.
public struct GlyphShape: Sendable, Hashable {
    /// The meaning of a glyph's path.
    public enum Ink: Sendable, Hashable {
        /// Centre lines, stroked with round caps. The width is in points; `nil` for the run's stroke width.
        case strokes(width: Double?)
        /// Closed outlines, filled with the nonzero rule.
        case outlines
    }

    private let storage: Storage

    private final class Storage: Sendable {
        let path: Path
        let ink: Ink
        let bounds: Rect?
        /// A hash of the bounds, which distinguish glyphs well enough; hashing all points would cost more than it gains.
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

    /// The glyph's own stroke width in points; `nil` for outlines, and for strokes as wide as the run's.
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
