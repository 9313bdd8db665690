import VectorScene

extension ShapeNode {
    /// The shape without lines that draw nothing in the visible rows. A hatching may have thousands of lines, and a tall picture
    /// is drawn in hundreds of bands.
    func visible(in visible: Rect) -> Shape {
        guard fill == nil, let stroke, case .path(let path) = shape else { return shape }
        let margin = stroke.width / 2 * (stroke.ends == .butt ? CairoPainter.miterLimit : 1)
        return path.subpaths(from: visible.minY - margin, to: visible.maxY + margin).map(Shape.path) ?? shape
    }
}

extension Path {
    /// The subpaths that reach into a vertical range; `nil` if a subpath begins without a move.
    fileprivate func subpaths(from top: Double, to bottom: Double) -> Path? {
        var kept: [Segment] = []
        var start = 0
        var extent = (top: Double.infinity, bottom: -Double.infinity)
        func keep(to end: Int) {
            if extent.top <= bottom, extent.bottom >= top { kept += segments[start..<end] }
        }
        func extend(_ point: Point) { extent = (min(extent.top, point.y), max(extent.bottom, point.y)) }
        for (index, segment) in segments.enumerated() {
            switch segment {
            case .move(let point):
                keep(to: index)
                (start, extent) = (index, (point.y, point.y))
            case .line(let point): extend(point)
            case .curve(let first, let second, let end):
                extend(first)
                extend(second)
                extend(end)
            case .close:
                guard index + 1 == segments.count || segments[index + 1].isMove else { return nil }
            }
        }
        keep(to: segments.count)
        return Path(kept)
    }
}

extension Path.Segment {
    fileprivate var isMove: Bool {
        if case .move = self { true } else { false }
    }
}
