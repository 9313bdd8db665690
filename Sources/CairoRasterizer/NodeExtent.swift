import Scene

/// The rows that a node draws in, and those of its children, found once for all bands of a picture.
struct NodeExtent {
    /// In the coordinates of the node's parent; empty for a node that draws nothing.
    let top: Double
    let bottom: Double
    /// Whether the clip of the group that holds the node cuts something off it.
    let isCut: Bool
    let children: [NodeExtent]

    init(_ node: Node, in clip: Shape? = nil) {
        self.init(node, node.bounds, clip)
    }

    private init(_ node: Node, _ bounds: Rect?, _ clip: Shape?) {
        top = bounds?.minY ?? .infinity
        bottom = bounds?.maxY ?? -.infinity
        isCut = bounds.map { bounds in clip.map { !$0.isKnownToHold(bounds) } ?? false } ?? false
        children = switch node {
        case .shape, .text: []
        case .group(let group): group.children.map { NodeExtent($0, in: group.clip) }
        }
    }

    func meets(_ visible: Rect) -> Bool {
        top <= visible.maxY && bottom >= visible.minY
    }
}

extension Shape {
    /// Whether all of a rectangle lies in the shape, as far as can be told at a glance.
    func isKnownToHold(_ inner: Rect) -> Bool {
        switch self {
        case .rect(let rect): rect.contains(inner)
        case .roundedRect(let rect, let radius):
            rect.contains(inner)
                && (rect.inset(x: radius, y: 0).contains(inner) || rect.inset(x: 0, y: radius).contains(inner))
        case .circle, .path: false
        }
    }
}

extension Rect {
    fileprivate func inset(x: Double, y: Double) -> Rect {
        Rect(x: self.x + x, y: self.y + y, width: max(0, width - 2 * x), height: max(0, height - 2 * y))
    }
}
