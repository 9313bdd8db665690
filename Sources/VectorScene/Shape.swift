/// A closed set of outlines.
public enum Shape: Sendable, Hashable {
    case rect(Rect)
    /// A rectangle with circular corners; the radius is limited to half of the shorter side.
    case roundedRect(Rect, radius: Double)
    case circle(center: Point, radius: Double)
    case path(Path)

    /// The smallest rectangle that holds the shape, without its stroke.
    public var bounds: Rect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _): rect
        case .circle(let center, let radius):
            Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        case .path(let path): path.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
        }
    }
}

/// Lines and cubic Bézier curves.
public struct Path: Sendable, Hashable {
    public enum Segment: Sendable, Hashable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        case close
    }

    public var segments: [Segment]
    /// True to leave areas unfilled that an even number of outlines encloses, instead of areas enclosed by opposite outlines.
    public var isEvenOdd: Bool

    public init(_ segments: [Segment] = [], isEvenOdd: Bool = false) {
        (self.segments, self.isEvenOdd) = (segments, isEvenOdd)
    }

    public mutating func move(to point: Point) { segments.append(.move(point)) }
    public mutating func line(to point: Point) { segments.append(.line(point)) }
    public mutating func curve(_ first: Point, _ second: Point, to end: Point) {
        segments.append(.curve(first, second, end))
    }

    /// The distance of the control points, as a fraction of the radius, with which a cubic Bézier curve approximates a quarter
    /// circle.
    private static let quarterCircle = 0.552_284_749_8

    /// Adds a line to the start of a corner and a curve that rounds it.
    ///
    /// - Parameters:
    ///   - start: offset from the corner to the start of the curve, in points.
    ///   - end: offset from the corner to the end of the curve.
    package mutating func round(_ corner: Point, from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
        let rest = 1 - Self.quarterCircle
        line(to: Point(x: corner.x + start.x, y: corner.y + start.y))
        curve(
            Point(x: corner.x + start.x * rest, y: corner.y + start.y * rest),
            Point(x: corner.x + end.x * rest, y: corner.y + end.y * rest),
            to: Point(x: corner.x + end.x, y: corner.y + end.y))
    }

    public mutating func close() { segments.append(.close) }

    /// The smallest rectangle that holds all points and control points; `nil` for an empty path.
    public var bounds: Rect? {
        var (left, top) = (Double.infinity, Double.infinity)
        var (right, bottom) = (-Double.infinity, -Double.infinity)
        func include(_ point: Point) {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        for segment in segments {
            switch segment {
            case .move(let point), .line(let point): include(point)
            case .curve(let first, let second, let end):
                include(first)
                include(second)
                include(end)
            case .close: break
            }
        }
        return left <= right ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }
}

extension Shape {
    package func moved(x: Double, y: Double) -> Shape {
        func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
        switch self {
        case .rect(let rect): return .rect(rect.moved(x: x, y: y))
        case .roundedRect(let rect, let radius): return .roundedRect(rect.moved(x: x, y: y), radius: radius)
        case .circle(let center, let radius): return .circle(center: moved(center), radius: radius)
        case .path(let path):
            let segments = path.segments.map { segment -> Path.Segment in
                switch segment {
                case .move(let point): .move(moved(point))
                case .line(let point): .line(moved(point))
                case .curve(let first, let second, let end): .curve(moved(first), moved(second), moved(end))
                case .close: .close
                }
            }
            return .path(Path(segments, isEvenOdd: path.isEvenOdd))
        }
    }
}
