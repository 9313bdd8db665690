/// Lines and cubic Bézier curves.
public struct Path: Sendable, Hashable {
    public enum Segment: Sendable, Hashable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        case close
    }

    public var segments: [Segment]

    public init(_ segments: [Segment] = []) {
        self.segments = segments
    }

    public mutating func move(to point: Point) { segments.append(.move(point)) }
    public mutating func line(to point: Point) { segments.append(.line(point)) }
    public mutating func curve(_ first: Point, _ second: Point, to end: Point) {
        segments.append(.curve(first, second, end))
    }
    public mutating func close() { segments.append(.close) }

    /// The smallest rectangle that holds all points and control points; `nil` for an empty path.
    public var bounds: Rect? {
        var bounds: Rect?
        func include(_ point: Point) {
            let dot = Rect(x: point.x, y: point.y, width: 0, height: 0)
            bounds = bounds?.union(dot) ?? dot
        }
        for segment in segments {
            switch segment {
            case .move(let point), .line(let point): include(point)
            case .curve(let first, let second, let end): [first, second, end].forEach(include)
            case .close: break
            }
        }
        return bounds
    }
}
