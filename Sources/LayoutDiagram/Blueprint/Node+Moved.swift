import Scene

extension Node {
    /// The same node at another place.
    func moved(x: Double, y: Double) -> Node {
        switch self {
        case .shape(var node):
            node.shape = node.shape.moved(x: x, y: y)
            return .shape(node)
        case .text(var run):
            run.origin.x += x
            run.origin.y += y
            return .text(run)
        case .group(var group):
            precondition(group.transform == .identity, "What a transformed group holds moves otherwise.")
            group.children = group.children.map { $0.moved(x: x, y: y) }
            group.clip = group.clip?.moved(x: x, y: y)
            return .group(group)
        }
    }
}

extension Shape {
    fileprivate func moved(x: Double, y: Double) -> Shape {
        switch self {
        case .rect(let rect): .rect(rect.moved(x: x, y: y))
        case .roundedRect(let rect, let radius): .roundedRect(rect.moved(x: x, y: y), radius: radius)
        case .circle(let center, let radius): .circle(center: Point(x: center.x + x, y: center.y + y), radius: radius)
        case .path(let path): .path(path.moved(x: x, y: y))
        }
    }
}

extension Path {
    fileprivate func moved(x: Double, y: Double) -> Path {
        func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
        return Path(segments.map { segment in
            switch segment {
            case .move(let point): .move(moved(point))
            case .line(let point): .line(moved(point))
            case .curve(let first, let second, let end): .curve(moved(first), moved(second), moved(end))
            case .close: .close
            }
        })
    }
}
