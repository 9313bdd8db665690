import Scene

/// A hint of a photo: hills and a sun.
struct PhotoMotif {
    let rect: Rect
    let radius: Double
    /// What reads on the photo's ground.
    let ink: AdaptiveColor
    /// Whether it is seen as in a mirror, as labels begin at the right.
    let isMirrored: Bool

    /// - Parameter label: the cell's label, which the sun keeps clear of.
    func nodes(beside label: TextRun?) -> [Node] {
        let hills = Node.shape(ShapeNode(.path(hills), fill: .color(ink.opacity(0.13))))
        let place = isMirrored ? 1 - 0.788 : 0.788
        let sun = Rect(
            x: rect.minX + rect.width * place - sunRadius, y: rect.minY + rect.height * 0.22 - sunRadius,
            width: 2 * sunRadius, height: 2 * sunRadius)
        if let label, label.bounds.meets(sun.inset(by: -4)) { return [hills] }
        let disc = Shape.circle(center: Point(x: sun.midX, y: sun.midY), radius: sunRadius)
        return [hills, .shape(ShapeNode(disc, fill: .color(ink.opacity(0.3))))]
    }

    private var sunRadius: Double { min(12, min(rect.width, rect.height) * 0.074) }

    /// A ridge across the cell, down to its rounded bottom corners.
    private var hills: Path {
        let ridge: [(x: Double, y: Double)] = [(0, 0.714), (0.317, 0.511), (0.528, 0.640), (0.761, 0.400), (1, 0.677)]
        let seen = isMirrored ? ridge.reversed().map { (x: 1 - $0.x, y: $0.y) } : ridge
        var path = Path()
        for (index, point) in seen.enumerated() {
            let place = Point(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
            if index == 0 { path.move(to: place) } else { path.line(to: place) }
        }
        path.round(Point(x: rect.maxX, y: rect.maxY), from: (0, -radius), to: (-radius, 0))
        path.round(Point(x: rect.minX, y: rect.maxY), from: (radius, 0), to: (0, -radius))
        path.close()
        return path
    }
}
