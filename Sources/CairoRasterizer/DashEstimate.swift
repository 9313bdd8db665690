import VectorScene

/// How many dashes the lines of a picture have. Cairo places each of them, whatever covers it, before it writes a PDF.
enum DashEstimate {
    static func count(in nodes: [Node]) -> Double {
        nodes.reduce(0) { $0 + count(in: $1) }
    }

    private static func count(in node: Node) -> Double {
        switch node {
        case .shape(let node): count(in: node)
        case .text: 0
        case .group(let group): count(in: group.children)
        }
    }

    private static func count(in node: ShapeNode) -> Double {
        guard let stroke = node.stroke, !stroke.dashes.isEmpty else { return 0 }
        let period = stroke.dashes.reduce(0, +)
        return period > 0 ? length(of: node.shape) / period : 0
    }

    /// That of the outline: for curves, of their control points.
    private static func length(of shape: Shape) -> Double {
        guard case .path(let path) = shape else { return 2 * (shape.bounds.width + shape.bounds.height) }
        var (length, place) = (0.0, Point.zero)
        func go(to end: Point) {
            length += abs(end.x - place.x) + abs(end.y - place.y)
            place = end
        }
        for segment in path.segments {
            switch segment {
            case .move(let end): place = end
            case .line(let end): go(to: end)
            case .curve(let first, let second, let end): for point in [first, second, end] { go(to: point) }
            case .close: break
            }
        }
        return length
    }
}
