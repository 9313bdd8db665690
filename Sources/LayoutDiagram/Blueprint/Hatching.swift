import Scene

/// Diagonal lines over rectangles, in step with each other wherever they meet.
struct Hatching {
    /// Between two lines, along either axis.
    static let pitch = 7.0

    /// The lines in all of the rectangles, as one path; `nil` where there is nothing to hatch.
    static func path(over rects: [Rect]) -> Path? {
        var path = Path()
        for rect in rects where !rect.isEmpty { append(rect, to: &path) }
        return path.segments.isEmpty ? nil : path
    }

    /// The lines x + y = n · pitch, from where they enter the rectangle to where they leave it.
    private static func append(_ rect: Rect, to path: inout Path) {
        var sum = ((rect.minX + rect.minY) / pitch).rounded(.down) * pitch + pitch
        while sum < rect.maxX + rect.maxY {
            let low = max(rect.minX, sum - rect.maxY)
            let high = min(rect.maxX, sum - rect.minY)
            if high - low > 0.01 {
                path.move(to: Point(x: low, y: sum - low))
                path.line(to: Point(x: high, y: sum - high))
            }
            sum += pitch
        }
    }

    /// What lies in the outer and not in the inner rectangle, as strips that do not overlap.
    static func ring(_ outer: Rect, around inner: Rect) -> [Rect] {
        let inner = inner.intersection(outer)
        let rows = [outer.minY...max(outer.minY, inner.minY), min(inner.maxY, outer.maxY)...outer.maxY]
        let columns = [outer.minX...max(outer.minX, inner.minX), min(inner.maxX, outer.maxX)...outer.maxX]
        let beside = inner.range(.vertical)
        return (rows.map { Rect(.vertical, along: $0, across: outer.range(.horizontal)) }
            + columns.map { Rect(.horizontal, along: $0, across: beside) }).filter { !$0.isEmpty }
    }
}
