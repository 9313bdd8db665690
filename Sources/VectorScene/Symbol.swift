/// A sequence of shapes that may repeat in a picture.
///
/// Two sequences are the same symbol if they differ only in position. Lengths are compared after rounding to a fraction of a point,
/// which the backend chooses.
package struct Symbol: Hashable {
    /// The shapes relative to the symbol's origin, all lengths rounded.
    package let shapes: [ShapeNode]

    /// - Parameters:
    ///   - nodes: shapes, as found by `range(in:from:)`.
    ///   - origin: the origin that positions are relative to.
    ///   - stepsPerPoint: lengths are rounded to this fraction of a point.
    package init(_ nodes: ArraySlice<Node>, origin: Point, stepsPerPoint: Double) {
        let grid = Grid(origin: origin, stepsPerPoint: stepsPerPoint)
        shapes = nodes.map { node in
            guard case .shape(let node) = node else { preconditionFailure("A symbol consists of shapes.") }
            return grid.rounded(node)
        }
    }

    /// The sequence of shapes that starts at a node, if it is short enough for a symbol.
    package static func range(in nodes: [Node], from start: Int) -> Range<Int>? {
        var end = start
        while end < nodes.count, end - start <= longestSequence, case .shape = nodes[end] { end += 1 }
        return start < end && end - start <= longestSequence ? start..<end : nil
    }

    /// The maximum number of shapes in a symbol.
    private static let longestSequence = 8
}

/// Rounds lengths, and points relative to an origin, to a grid.
private struct Grid {
    let origin: Point
    let stepsPerPoint: Double

    func rounded(_ node: ShapeNode) -> ShapeNode {
        ShapeNode(rounded(node.shape), fill: node.fill, stroke: node.stroke.map(rounded))
    }

    private func rounded(_ stroke: Stroke) -> Stroke {
        var stroke = stroke
        stroke.width = rounded(stroke.width)
        if !stroke.dashes.isEmpty { stroke.dashes = stroke.dashes.map(rounded) }
        return stroke
    }

    private func rounded(_ shape: Shape) -> Shape {
        switch shape {
        case .rect(let rect): .rect(rounded(rect))
        case .roundedRect(let rect, let radius): .roundedRect(rounded(rect), radius: rounded(radius))
        case .circle(let center, let radius): .circle(center: rounded(center), radius: rounded(radius))
        case .path(let path): .path(Path(path.segments.map(rounded), isEvenOdd: path.isEvenOdd))
        }
    }

    private func rounded(_ segment: Path.Segment) -> Path.Segment {
        switch segment {
        case .move(let point): .move(rounded(point))
        case .line(let point): .line(rounded(point))
        case .curve(let first, let second, let end): .curve(rounded(first), rounded(second), rounded(end))
        case .close: .close
        }
    }

    private func rounded(_ rect: Rect) -> Rect {
        let corner = rounded(Point(x: rect.x, y: rect.y))
        return Rect(x: corner.x, y: corner.y, width: rounded(rect.width), height: rounded(rect.height))
    }

    private func rounded(_ point: Point) -> Point {
        Point(x: rounded(point.x - origin.x), y: rounded(point.y - origin.y))
    }

    private func rounded(_ length: Double) -> Double { (length * stepsPerPoint).rounded() / stepsPerPoint }
}
