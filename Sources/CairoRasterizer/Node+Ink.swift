import VectorScene

extension Node {
    /// A rectangle that contains every pixel of the node. Unlike `bounds`, which is for layout, it includes the tips of mitred
    /// corners, which reach further than half the stroke's width.
    var ink: Rect? {
        switch self {
        case .shape(let node):
            guard case .path = node.shape, let stroke = node.stroke, stroke.ends == .butt else { return bounds }
            return node.shape.bounds.inset(by: -CairoPainter.miterLimit * stroke.width / 2)
        case .text: return bounds
        case .group(let group):
            let inks = group.children.compactMap(\.ink)
            guard var ink = inks.first else { return nil }
            for other in inks.dropFirst() { ink = ink.union(other) }
            if let clip = group.clip { ink = ink.intersection(clip.bounds) }
            return ink.transformed(by: group.transform)
        }
    }
}
