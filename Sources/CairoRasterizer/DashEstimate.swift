import VectorScene

/// Estimates the number of dashes that Cairo computes for a picture, including covered ones: in a PDF each counts once, in a
/// PNG once for each band that the dashed line reaches.
enum DashEstimate {
    /// The bands in which a picture is drawn, in the coordinates of nodes.
    struct Bands {
        static let none = Bands(height: .infinity, count: 1)

        let height: Double
        let count: Double

        func reached(by shape: Shape) -> Double {
            min(shape.bounds.height / height + 1, count)
        }

        func seen(through transform: Transform) -> Bands {
            Bands(height: height / (abs(transform.b) + abs(transform.d)), count: count)
        }
    }

    /// The number of dashes that Cairo computes for the nodes.
    static func count(in nodes: [Node], _ bands: Bands = .none) -> Double {
        nodes.reduce(0) { $0 + count(in: $1, bands) }
    }

    private static func count(in node: Node, _ bands: Bands) -> Double {
        switch node {
        case .shape(let node): count(in: node, bands)
        case .text: 0
        case .group(let group): count(in: group.children + group.mask, bands.seen(through: group.transform))
        }
    }

    private static func count(in node: ShapeNode, _ bands: Bands) -> Double {
        guard let stroke = node.stroke, !stroke.dashes.isEmpty else { return 0 }
        let period = stroke.dashes.reduce(0, +)
        return period > 0 ? length(of: node.shape) / period * bands.reached(by: node.shape) : 0
    }

    /// Estimated length of the outline: the sum of horizontal and vertical distances, along the control polygon for curves.
    private static func length(of shape: Shape) -> Double {
        guard case .path(let path) = shape else { return 2 * (shape.bounds.width + shape.bounds.height) }
        var (length, place, start) = (0.0, Point.zero, Point.zero)
        func go(to end: Point) {
            length += abs(end.x - place.x) + abs(end.y - place.y)
            place = end
        }
        for segment in path.segments {
            switch segment {
            case .move(let end): (place, start) = (end, end)
            case .line(let end): go(to: end)
            case .curve(let first, let second, let end): for point in [first, second, end] { go(to: point) }
            case .close: go(to: start)
            }
        }
        return length
    }
}
