import Scene

/// What leads from a member to the column that enlarges it: two faint lines that open like a lens, and an arrow.
struct ExplodedArrow {
    /// The member's right side: where the lens begins.
    var from: (x: Double, top: Double, bottom: Double)
    /// The left side of the box that it opens to.
    var to: (x: Double, top: Double, bottom: Double)
    var shades: ExplodedPalette.Shades
    var ink: AdaptiveColor

    var nodes: [Node] {
        [.shape(ShapeNode(.path(lens), fill: .color(shades.tint.opacity(0.45)))), arrow]
    }

    private var lens: Path {
        var path = Path()
        let bend = (to.x - from.x) * 0.5
        path.move(to: Point(x: from.x, y: from.top))
        path.curve(
            Point(x: from.x + bend, y: from.top), Point(x: to.x - bend, y: to.top), to: Point(x: to.x, y: to.top))
        path.line(to: Point(x: to.x, y: to.bottom))
        path.curve(
            Point(x: to.x - bend, y: to.bottom), Point(x: from.x + bend, y: from.bottom),
            to: Point(x: from.x, y: from.bottom))
        path.close()
        return path
    }

    /// From the member to the box, level at both ends.
    private var arrow: Node {
        let gap = 12.0
        let end = Point(x: to.x - gap, y: (to.top + to.bottom) / 2)
        let middle = (from.top + from.bottom) / 2
        let start = Point(x: from.x + gap, y: abs(middle - end.y) < 1 ? end.y : middle)
        var path = Path()
        path.move(to: start)
        if abs(start.y - end.y) >= 1 {
            // The last bit is straight, so that the head points where the line goes.
            let neck = Point(x: end.x - 9, y: end.y)
            let bend = (neck.x - start.x) * 0.75
            path.curve(Point(x: start.x + bend, y: start.y), Point(x: neck.x - bend, y: end.y), to: neck)
        }
        path.line(to: end)
        path.move(to: Point(x: end.x - 6, y: end.y - 5))
        path.line(to: end)
        path.line(to: Point(x: end.x - 6, y: end.y + 5))
        return .shape(ShapeNode(.path(path), stroke: Stroke(.color(ink), width: 2, ends: .round)))
    }
}
