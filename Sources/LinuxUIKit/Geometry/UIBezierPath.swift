public import Foundation

/// A path with segments and bounds. Its drawing methods have no effect.
open class UIBezierPath: NSObject {
    private var points = PathPoints()

    // Stored: nothing is drawn.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false

    public override init() {}

    public convenience init(rect: CGRect) {
        self.init()
        points.add(rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        points.add(rect, radii: cornerRadii, corners: corners)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        points.addEllipse(in: rect)
    }

    /// A path with one arc. Angles are in radians, clockwise from the right.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The smallest rectangle around the path's points, control points of curves included; null without points.
    open var bounds: CGRect { points.bounds }
    open var currentPoint: CGPoint { points.current }
    open var isEmpty: Bool { points.isEmpty }

    /// True for a point within the bounds: the outline itself is not tested.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    // MARK: Construction

    open func move(to point: CGPoint) { points.move(to: point) }
    open func addLine(to point: CGPoint) { points.line(to: point) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        points.curve(controlPoint1, controlPoint2, to: endPoint)
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { points.curve(controlPoint, to: endPoint) }
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        points.addArc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    }
    open func close() { points.close() }
    open func removeAllPoints() { points = PathPoints() }
    open func append(_ bezierPath: UIBezierPath) { points.append(bezierPath.points) }
    open func apply(_ transform: CGAffineTransform) { points.apply(transform) }
    /// The path itself: its direction is not reversed.
    open func reversing() -> UIBezierPath { self }
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
}

#if !canImport(CoreGraphics)
extension UIBezierPath {
    public convenience init(cgPath: CGPath) {
        self.init()
        points = cgPath.points
    }

    public var cgPath: CGPath {
        get { CGPath(points) }
        set { points = newValue.points }
    }
}
#endif

public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1) }
    public static var topRight: UIRectCorner { UIRectCorner(rawValue: 2) }
    public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 4) }
    public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 8) }
    public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }
}
