import Scene

/// Marks where a view is anchored: a ring on what it is anchored to, a cross on the view, a line for offsets between.
struct AnchorMark {
    static let radius = 3.2

    var site: Point
    var own: Point

    func nodes(_ pen: BlueprintPen) -> [Node] {
        let color = pen.colors.anchored
        let isApart = abs(site.x - own.x) + abs(site.y - own.y) > 0.5
        let arm = 2.2
        let cross = [
            (Point(x: own.x - arm, y: own.y - arm), Point(x: own.x + arm, y: own.y + arm)),
            (Point(x: own.x - arm, y: own.y + arm), Point(x: own.x + arm, y: own.y - arm)),
        ]
        let ring = Node.shape(ShapeNode(
            .circle(center: site, radius: Self.radius), fill: .color(pen.colors.sectionFill),
            stroke: Stroke(.color(color), width: 1.3)))
        return [ring] + (isApart ? [pen.lines([(site, own)], color, width: 0.9)] : []) + [pen.lines(cross, color, width: 1.1)]
    }

    var bounds: Rect {
        let reach = Self.radius + 1
        return [site, own].map { Rect(x: $0.x - reach, y: $0.y - reach, width: 2 * reach, height: 2 * reach) }
            .reduce(Rect(x: site.x, y: site.y, width: 0, height: 0)) { $0.union($1) }
    }
}
