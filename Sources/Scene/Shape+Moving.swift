extension Shape {
    package func moved(x: Double, y: Double) -> Shape {
        func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
        switch self {
        case .rect(let rect): return .rect(rect.moved(x: x, y: y))
        case .roundedRect(let rect, let radius): return .roundedRect(rect.moved(x: x, y: y), radius: radius)
        case .circle(let center, let radius): return .circle(center: moved(center), radius: radius)
        case .path(let path):
            return .path(Path(path.segments.map { segment in
                switch segment {
                case .move(let point): .move(moved(point))
                case .line(let point): .line(moved(point))
                case .curve(let first, let second, let end): .curve(moved(first), moved(second), moved(end))
                case .close: .close
                }
            }))
        }
    }
}
