package import Foundation

package enum PathSegment: Sendable, Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, to: CGPoint)
    case close
}

/// The segments of a path, and its bounds.
struct PathPoints: Sendable {
    /// The smallest rectangle around all points, control points of curves included; null without points.
    private(set) var bounds = CGRect.null
    private(set) var current = CGPoint.zero
    private var start = CGPoint.zero
    private(set) var segments: [PathSegment] = []

    var isEmpty: Bool { bounds.isNull }

    mutating func move(to point: CGPoint) {
        start = point
        segments.append(.move(point))
        extend(around: [point])
    }

    mutating func line(to point: CGPoint) { add(.line(point), [point]) }

    mutating func curve(_ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
        add(.curve(control1, control2, to: end), [control1, control2, end])
    }

    mutating func curve(_ control: CGPoint, to end: CGPoint) {
        func twoThirds(from point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        add(.curve(twoThirds(from: current), twoThirds(from: end), to: end), [control, end])
    }

    private mutating func add(_ segment: PathSegment, _ points: [CGPoint]) {
        if segments.isEmpty || segments.last == .close { segments.append(.move(isEmpty ? points[0] : current)) }
        segments.append(segment)
        extend(around: points)
    }

    private mutating func extend(around points: [CGPoint]) {
        for point in points { bounds = bounds.union(CGRect(origin: point, size: .zero)) }
        current = points.last ?? current
    }

    /// Adds a closed rectangle with rounded corners, clockwise.
    ///
    /// - Parameter radii: the horizontal and vertical radius, at most half of the side.
    mutating func add(_ rect: CGRect, radii: CGSize = .zero, corners: UIRectCorner = .allCorners) {
        let rect = rect.standardized
        let radius = CGSize(width: min(radii.width, rect.width / 2), height: min(radii.height, rect.height / 2))
        /// Appends the corner at `point`. `x` and `y` are the directions, 1 or -1, of the sides that begin there.
        func round(_ corner: UIRectCorner, _ point: CGPoint, x: CGFloat, y: CGFloat, startsAcross: Bool) {
            guard corners.contains(corner), radius.width > 0, radius.height > 0 else { return segments.append(.line(point)) }
            func side(_ part: CGFloat, _ isAcross: Bool) -> CGPoint {
                isAcross ? CGPoint(x: point.x, y: point.y + y * radius.height * part) : CGPoint(x: point.x + x * radius.width * part, y: point.y)
            }
            let reach = 1 - Self.quarter
            segments += [
                .line(side(1, startsAcross)), .curve(side(reach, startsAcross), side(reach, !startsAcross), to: side(1, !startsAcross)),
            ]
        }
        let first = segments.count
        round(.topLeft, rect.origin, x: 1, y: 1, startsAcross: true)
        round(.topRight, CGPoint(x: rect.maxX, y: rect.minY), x: -1, y: 1, startsAcross: false)
        round(.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), x: -1, y: -1, startsAcross: true)
        round(.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), x: 1, y: -1, startsAcross: false)
        if case .line(let point) = segments[first] { segments[first] = .move(point) }
        segments.append(.close)
        start = rect.origin
        extend(around: [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY), rect.origin])
    }

    mutating func addEllipse(in rect: CGRect) { add(rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2)) }

    /// The distance between control point and end point of a curve that is a quarter of a circle of radius 1.
    private static let quarter: CGFloat = 0.5522847498

    /// Adds an arc, with exact bounds: around its ends and its extreme points along both axes.
    mutating func addArc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool) {
        let turn = 2 * CGFloat.pi
        var angle = clockwise ? end - start : start - end
        if angle < 0 { angle = turn - (-angle).truncatingRemainder(dividingBy: turn) }
        let first = clockwise ? start : end
        func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        appendArc(min(angle, turn) * (clockwise ? 1 : -1), from: start, radius: radius, point)
        let quarters = stride(from: (first / (turn / 4)).rounded(.up) * turn / 4, to: first + min(angle, turn), by: turn / 4)
        extend(around: ([start] + quarters + [end]).map(point))
    }

    /// Appends an arc as curves, each of at most a quarter of a circle.
    private mutating func appendArc(_ sweep: CGFloat, from start: CGFloat, radius: CGFloat, _ point: (CGFloat) -> CGPoint) {
        segments.append(segments.isEmpty ? .move(point(start)) : .line(point(start)))
        guard radius > 0, sweep.isFinite, sweep != 0 else { return }
        let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
        let step = sweep / count
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<Int(count) {
            let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            let (near, far) = (point(from), point(to))
            segments.append(
                .curve(
                    CGPoint(x: near.x - reach * sin(from), y: near.y + reach * cos(from)),
                    CGPoint(x: far.x + reach * sin(to), y: far.y - reach * cos(to)), to: far))
        }
    }

    mutating func close() {
        current = start
        if !segments.isEmpty { segments.append(.close) }
    }

    mutating func append(_ other: PathPoints) {
        bounds = bounds.union(other.bounds)
        current = other.current
        segments += other.segments
    }

    mutating func apply(_ transform: CGAffineTransform) {
        if !isEmpty { bounds = bounds.applying(transform) }
        (current, start) = (current.applying(transform), start.applying(transform))
        segments = segments.map { $0.applying(transform) }
    }
}

extension PathSegment {
    fileprivate func applying(_ transform: CGAffineTransform) -> PathSegment {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let control1, let control2, let end):
            .curve(control1.applying(transform), control2.applying(transform), to: end.applying(transform))
        case .close: .close
        }
    }
}
