import VectorScene

/// Estimates the cost of painting a picture. Covered shapes are painted too, so even a picture of few pixels could take hours.
enum PaintEstimate {
    /// Cost factor of a gradient, whose colour is computed per pixel.
    private static let gradientCost = 8.0
    /// Cost factor of a layer, which is cleared, then composited.
    private static let layerCost = 2.0

    /// The total area of the nodes' fills within a rectangle, in square points, weighted by the cost of each paint. Overlapping areas
    /// count for each fill.
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
        let layers = (group.opacity < 1 ? 1.0 : 0) + (group.mask.isEmpty ? 0 : 2)
        let layer = layers * layerCost * area(inner) + area(of: group.mask, in: inner)
        let magnification = abs(transform.a * transform.d - transform.b * transform.c)
        return (layer + area(of: group.children, in: inner)) * magnification
    }

    /// The visible rectangle in a group's coordinates; `Rect.everything` if the group is rotated or mirrored.
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
