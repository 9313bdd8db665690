import VectorScene

/// How much paint a picture takes. Elements that cover each other are all painted, so a picture of few pixels can take
/// hours.
enum PaintEstimate {
    /// A gradient's colour is computed pixel by pixel.
    private static let gradientCost = 8.0
    /// A layer is cleared, and painted onto what is below it.
    private static let layerCost = 2.0

    /// The area that the nodes' fills cover within a rectangle, in square points: each as often as it is covered, and weighted
    /// by how long a paint takes.
    static func area(of nodes: [Node], in visible: Rect) -> Double {
        nodes.reduce(0) { $0 + area(of: $1, in: visible) }
    }

    private static func area(of node: Node, in visible: Rect) -> Double {
        switch node {
        case .shape(let node): area(of: node, in: visible)
        case .text: 0
        case .group(let group): area(of: group, in: visible)
        }
    }

    private static func area(of node: ShapeNode, in visible: Rect) -> Double {
        let area = area(node.shape.bounds.intersection(visible))
        return switch node.fill {
        case .color: area
        case .gradient: gradientCost * area
        case nil: 0
        }
    }

    private static func area(of group: Group, in visible: Rect) -> Double {
        let transform = group.transform
        var inner = inner(visible, transform)
        if let clip = group.clip { inner = inner.intersection(clip.bounds) }
        let layer = group.opacity < 1 ? layerCost * area(inner) : 0
        let magnification = abs(transform.a * transform.d - transform.b * transform.c)
        return (layer + area(of: group.children, in: inner)) * magnification
    }

    /// What is visible in the coordinates of a group; everything if it is turned.
    private static func inner(_ visible: Rect, _ transform: Transform) -> Rect {
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return visible.seen(through: transform) }
        return Rect(
            x: (visible.minX - transform.tx) / transform.a, y: (visible.minY - transform.ty) / transform.d,
            width: visible.width / transform.a, height: visible.height / transform.d)
    }

    private static func area(_ rect: Rect) -> Double {
        rect.isEmpty ? 0 : rect.width * rect.height
    }
}
