public import Foundation

/// The points of a path, as far as anything asks for them: nothing is drawn.
struct PathPoints: Sendable {
    /// The smallest rectangle around all points, those that control curves included; null without points.
    private(set) var bounds = CGRect.null
    private(set) var current = CGPoint.zero
    private var start = CGPoint.zero

    var isEmpty: Bool { bounds.isNull }

    mutating func move(to point: CGPoint) {
        start = point
        add([point])
    }

    /// Adds a line or a curve: the points that control it, and its end.
    mutating func add(_ points: [CGPoint]) {
        for point in points { bounds = bounds.union(CGRect(origin: point, size: .zero)) }
        current = points.last ?? current
    }

    mutating func add(_ rect: CGRect) {
        move(to: rect.origin)
        add([CGPoint(x: rect.maxX, y: rect.maxY), rect.origin])
    }

    /// Adds an arc: its ends, and the points between them where it is farthest from the centre along an axis.
    mutating func addArc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool) {
        let turn = 2 * CGFloat.pi
        var angle = clockwise ? end - start : start - end
        if angle < 0 { angle = turn - (-angle).truncatingRemainder(dividingBy: turn) }
        let first = clockwise ? start : end
        let quarters = stride(from: (first / (turn / 4)).rounded(.up) * turn / 4, to: first + min(angle, turn), by: turn / 4)
        add(([start] + quarters + [end]).map { CGPoint(x: center.x + radius * cos($0), y: center.y + radius * sin($0)) })
    }

    mutating func close() { current = start }

    mutating func append(_ other: PathPoints) {
        bounds = bounds.union(other.bounds)
        current = other.current
    }

    mutating func apply(_ transform: CGAffineTransform) {
        if !isEmpty { bounds = bounds.applying(transform) }
        (current, start) = (current.applying(transform), start.applying(transform))
    }
}

#if !canImport(CoreGraphics)
/// The bounds of a path. Nothing else is stored, as nothing is drawn.
public class CGPath: @unchecked Sendable {
    // Changed by `CGMutablePath` alone, which only one thread may use.
    fileprivate(set) final var points: PathPoints

    init(_ points: PathPoints = PathPoints()) {
        self.points = points
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var points = PathPoints()
        points.add(rect)
        if let transform { points.apply(transform.pointee) }
        self.init(points)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(rect: rect, transform: transform)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(rect: rect, transform: transform)
    }

    /// The smallest rectangle around the path's points, those that control curves included.
    public final var boundingBox: CGRect { points.bounds }
    /// The same, as curves are not stored.
    public final var boundingBoxOfPath: CGRect { points.bounds }
    public final var currentPoint: CGPoint { points.current }
    public final var isEmpty: Bool { points.isEmpty }

    public func copy() -> CGPath? { CGPath(points) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(points) }
}

/// A path under construction. Only its bounds are stored.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public convenience init() {
        self.init(PathPoints())
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        points.move(to: point.applying(transform))
    }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        points.add([point.applying(transform)])
    }
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        self.points.add(points.map { $0.applying(transform) })
    }
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        points.add([control1, control2, end].map { $0.applying(transform) })
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        points.add([control, end].map { $0.applying(transform) })
    }
    /// Here `clockwise` is that of Core Graphics, whose y-axis points up: true is counterclockwise on the screen.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        points.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
    }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { points.add(rect.applying(transform)) }
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addRect(rect, transform: transform)
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { addRect(rect, transform: transform) }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        var other = path.points
        other.apply(transform)
        points.append(other)
    }
    public func closeSubpath() { points.close() }
}

/// The end of a line. Ignored: nothing is drawn.
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round
    case square
}

/// The corner between two lines. Ignored: nothing is drawn.
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round
    case bevel
}

/// The rule that says what is inside a path. Ignored: nothing is drawn.
public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd
}
#endif
