import Scene

/// A character's shape: strokes on a 1000-unit em, y up, baseline 0.
struct Glyph: Sendable {
    /// From this character's origin to the next one's, in units.
    var advance: Double
    var strokes: Path
}

extension Path {
    /// Appends another path, each point placed anew.
    mutating func append(_ other: Path, _ place: (Point) -> Point) {
        for segment in other.segments {
            switch segment {
            case .move(let point): move(to: place(point))
            case .line(let point): line(to: place(point))
            case .curve(let first, let second, let end): curve(place(first), place(second), to: place(end))
            case .close: close()
            }
        }
    }
}
