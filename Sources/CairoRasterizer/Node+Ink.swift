import VectorScene

extension Node {
    /// A rectangle that contains every pixel of the node. Unlike `bounds`, which is for layout, it includes the tips of mitred
    /// corners, which reach further than half the stroke's width.
    var ink: Rect? {
        extent { node in
            let reach: Double = if case .path = node.shape, node.stroke?.ends == .butt { CairoPainter.miterLimit } else { 1 }
            return node.shape.bounds.inset(by: -reach * (node.stroke?.width ?? 0) / 2)
        }
    }
}
