#if !canImport(CoreGraphics)
public import Foundation

public class CGPath: @unchecked Sendable {
    // Changed only by `CGMutablePath`, which must not be shared between threads.
    fileprivate(set) final var points: PathPoints

    init(_ points: PathPoints = PathPoints()) { self.points = points }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var points = PathPoints()
        points.add(rect)
        if let transform { points.apply(transform.pointee) }
        self.init(points)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) { self.init(rect, CGSize(width: cornerWidth, height: cornerHeight), transform) }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(rect, CGSize(width: rect.width / 2, height: rect.height / 2), transform)
    }

    private convenience init(_ rect: CGRect, _ radii: CGSize, _ transform: UnsafePointer<CGAffineTransform>?) {
        var points = PathPoints()
        points.add(rect, radii: radii)
        if let transform { points.apply(transform.pointee) }
        self.init(points)
    }

    package final var segments: [PathSegment] { points.segments }
    /// The smallest rectangle around the path's points, control points of curves included.
    public final var boundingBox: CGRect { points.bounds }
    /// The same as `boundingBox`. Unlike in Core Graphics, control points are included.
    public final var boundingBoxOfPath: CGRect { points.bounds }
    public final var currentPoint: CGPoint { points.current }
    public final var isEmpty: Bool { points.isEmpty }

    public func copy() -> CGPath? { CGPath(points) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(points) }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
    public convenience init() { self.init(PathPoints()) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        points.move(to: point.applying(transform))
    }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        points.line(to: point.applying(transform))
    }
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) { points.curve(control1.applying(transform), control2.applying(transform), to: end.applying(transform)) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        points.curve(control.applying(transform), to: end.applying(transform))
    }
    /// Adds an arc. As in Core Graphics, whose y-axis points up, a true `clockwise` is counterclockwise on the screen.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        points.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
    }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { points.add(rect.applying(transform)) }
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addPath(CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil), transform: transform)
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(CGPath(ellipseIn: rect, transform: nil), transform: transform)
    }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        var other = path.points
        other.apply(transform)
        points.append(other)
    }
    public func closeSubpath() { points.close() }
}

public enum CGLineCap: Int32, Sendable {
    case butt = 0, round, square
}

public enum CGLineJoin: Int32, Sendable {
    case miter = 0, round, bevel
}

public enum CGPathFillRule: Int, Sendable {
    case winding = 0, evenOdd
}
#endif
