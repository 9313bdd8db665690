import Foundation
import VectorScene
import ViewPictures

/// A view's rectangle with its rounded corners.
struct ViewOutline {
    var rect: Rect
    private var radius: Double
    private var rounded: Set<ViewCorners.Corner>

    init(_ rect: Rect, _ corners: ViewCorners = ViewCorners()) {
        self.rect = rect
        radius = min(max(corners.radius, 0), min(rect.width, rect.height) / 2)
        rounded = corners.rounded
    }

    private static let tolerance = 0.01

    private var isRound: Bool { radius > 0 && rounded.count == ViewCorners.Corner.allCases.count }

    /// True if the outline is a circle, to a hundredth of a point.
    var isCircle: Bool {
        isRound && abs(rect.width - rect.height) < Self.tolerance && radius > rect.width / 2 - Self.tolerance
    }

    /// The radius of the lower corners; `nil` if they differ.
    var lowerRadius: Double? {
        let (left, right) = (rounded.contains(.bottomLeft), rounded.contains(.bottomRight))
        return left == right ? (left ? radius : 0) : nil
    }

    var shape: Shape {
        if radius <= 0 || rounded.isEmpty { return .rect(rect) }
        if isCircle { return .circle(center: Point(x: rect.midX, y: rect.midY), radius: rect.width / 2) }
        return isRound ? .roundedRect(rect, radius: radius) : .path(path)
    }

    private var path: Path {
        func radius(_ corner: ViewCorners.Corner) -> Double { rounded.contains(corner) ? self.radius : 0 }
        let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
        let (bottomLeft, bottomRight) = (radius(.bottomLeft), radius(.bottomRight))
        var path = Path([.move(Point(x: rect.minX + topLeft, y: rect.minY))])
        func corner(_ x: Double, _ y: Double, _ radius: Double, _ start: (x: Double, y: Double), _ end: (x: Double, y: Double)) {
            guard radius > 0 else { return path.line(to: Point(x: x, y: y)) }
            path.round(
                Point(x: x, y: y), from: (start.x * radius, start.y * radius), to: (end.x * radius, end.y * radius))
        }
        corner(rect.maxX, rect.minY, topRight, (-1, 0), (0, 1))
        corner(rect.maxX, rect.maxY, bottomRight, (0, -1), (-1, 0))
        corner(rect.minX, rect.maxY, bottomLeft, (1, 0), (0, -1))
        corner(rect.minX, rect.minY, topLeft, (0, 1), (1, 0))
        path.close()
        return path
    }

    func moved(x: Double, y: Double) -> ViewOutline {
        var outline = self
        outline.rect = rect.moved(x: x, y: y)
        return outline
    }

    /// This outline moved inwards by the same distance everywhere; outwards if the margin is negative.
    func inset(by margin: Double) -> ViewOutline {
        var outline = self
        outline.rect = rect.inset(by: margin)
        outline.radius = radius > 0 ? min(max(0, radius - margin), min(outline.rect.width, outline.rect.height) / 2) : 0
        return outline
    }

    /// True if a rectangle is inside the outline.
    func contains(_ other: Rect) -> Bool {
        guard rect.contains(other) else { return false }
        guard radius > 0 else { return true }
        func isInside(_ corner: ViewCorners.Corner, _ x: Double, _ y: Double) -> Bool {
            guard rounded.contains(corner), x < radius, y < radius else { return true }
            return hypot(radius - x, radius - y) <= radius + Self.tolerance
        }
        let (left, top) = (other.minX - rect.minX, other.minY - rect.minY)
        let (right, bottom) = (rect.maxX - other.maxX, rect.maxY - other.maxY)
        return isInside(.topLeft, left, top) && isInside(.topRight, right, top)
            && isInside(.bottomLeft, left, bottom) && isInside(.bottomRight, right, bottom)
    }
}

extension Path {
    /// Adds an arc of a circle, which a line joins to an open path. It runs clockwise from an angle to a larger one; 0 is right, 90
    /// below.
    ///
    /// - Parameter angles: in degrees.
    mutating func arc(_ center: Point, radius: Double, _ angles: (from: Double, to: Double)) {
        let parts = max(1, (abs(angles.to - angles.from) / 90).rounded(.up))
        let step = (angles.to - angles.from) / parts * .pi / 180
        let reach = 4 / 3 * tan(step / 4) * radius
        func point(_ angle: Double, _ along: Double) -> Point {
            Point(
                x: center.x + radius * cos(angle) - along * sin(angle), y: center.y + radius * sin(angle) + along * cos(angle))
        }
        var angle = angles.from * .pi / 180
        if segments.isEmpty || !segments.isOpen { move(to: point(angle, 0)) } else { line(to: point(angle, 0)) }
        for _ in 0..<Int(parts) {
            curve(point(angle, reach), point(angle + step, -reach), to: point(angle + step, 0))
            angle += step
        }
    }
}

extension [Path.Segment] {
    /// True if the last part of a path is not closed.
    fileprivate var isOpen: Bool { last.map { $0 != .close } ?? false }
}

extension Path {
    /// Segments in the coordinates of a view's rectangle.
    fileprivate init(_ segments: [ViewShape.Segment], at rect: Rect, isEvenOdd: Bool) {
        func place(_ point: CGPoint) -> Point { Point(x: Double(point.x) + rect.x, y: Double(point.y) + rect.y) }
        self.init(segments.map { segment in
            switch segment {
            case .move(let point): .move(place(point))
            case .line(let point): .line(place(point))
            case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
            case .close: .close
            }
        }, isEvenOdd: isEvenOdd)
    }
}

extension Shape {
    /// The outline inside which a mask shows a view. Fails for a mask that is a picture, and for a mask without area, whose frame may
    /// be set later.
    init?(_ mask: ViewMask, at rect: Rect) {
        switch mask {
        case .box(let frame, let corners):
            guard !frame.isEmpty else { return nil }
            self = ViewOutline(Rect(frame).moved(x: rect.x, y: rect.y), corners).shape
        case .path(let segments, let isEvenOdd):
            guard !segments.isEmpty else { return nil }
            self = .path(Path(segments, at: rect, isEvenOdd: isEvenOdd))
        case .picture: return nil
        }
    }
}

extension DrawnView {
    /// A shape in the coordinates of a view's rectangle.
    init(_ shape: ViewShape, at rect: Rect) {
        let path = Path(shape.segments, at: rect, isEvenOdd: shape.isEvenOdd)
        let fill = shape.fill.flatMap { $0.isVisible ? Paint.color(AdaptiveColor($0)) : nil }
        let stroke = shape.stroke.flatMap { color in
            color.isVisible && shape.lineWidth > 0
                ? Stroke(
                    .color(AdaptiveColor(color)), width: shape.lineWidth, ends: shape.isRound ? .round : .butt,
                    dashes: shape.dashes) : nil
        }
        guard let bounds = path.bounds, fill != nil || stroke != nil else {
            self.init()
            return
        }
        self.init(
            [.shape(ShapeNode(.path(path), fill: fill, stroke: stroke))], bounds.inset(by: -(stroke?.width ?? 0) / 2))
    }
}
