import Scene

/// A name that stands beside the view it belongs to, with a line to it.
struct Callout {
    private static let dot = 1.8

    var run: TextRun
    /// The pill around the name.
    var rect: Rect
    /// On the view's edge.
    var site: Point

    /// Where the line leaves the pill.
    var start: Point {
        Point(x: min(max(site.x, rect.minX), rect.maxX), y: min(max(site.y, rect.minY), rect.maxY))
    }

    /// Whether the line runs through a rectangle.
    func meets(_ rect: Rect) -> Bool {
        let count = max(2, Int(max(abs(site.x - start.x), abs(site.y - start.y)) / 2))
        return (0...count).contains { step in
            let share = Double(step) / Double(count)
            let (x, y) = (start.x + (site.x - start.x) * share, start.y + (site.y - start.y) * share)
            return (rect.minX...rect.maxX).contains(x) && (rect.minY...rect.maxY).contains(y)
        }
    }

    func nodes(_ pen: BlueprintPen) -> [Node] {
        let color = pen.colors.anchored
        return [
            pen.lines([(start, site)], color, width: 1),
            .shape(ShapeNode(.circle(center: site, radius: Self.dot), fill: .color(color))),
            pen.outline(rect, color, width: 1, radius: rect.height / 2, fill: pen.colors.page), .text(run),
        ]
    }
}
