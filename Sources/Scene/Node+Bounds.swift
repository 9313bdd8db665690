extension Node {
    /// A rectangle that holds everything that the node draws; `nil` for nothing. Curves count with their control points.
    public var bounds: Rect? {
        switch self {
        case .shape(let node):
            let margin = (node.stroke?.width ?? 0) / 2
            return node.shape.bounds.inset(by: -margin)
        case .text(let run): return run.bounds
        case .group(let group):
            var union: Rect?
            for child in group.children {
                guard let bounds = child.bounds else { continue }
                union = union?.union(bounds) ?? bounds
            }
            guard var bounds = union else { return nil }
            if let clip = group.clip { bounds = bounds.intersection(clip.bounds) }
            return bounds.transformed(by: group.transform)
        }
    }
}

extension Rect {
    /// The smallest upright rectangle that holds this one after a transform.
    public func transformed(by transform: Transform) -> Rect {
        if transform == .identity { return self }
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
            Rect(
                x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty,
                width: 0, height: 0)
        }
        return corners.dropFirst().reduce(corners[0]) { $0.union($1) }
    }
}
