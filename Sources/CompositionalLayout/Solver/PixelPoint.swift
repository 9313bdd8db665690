/// A place, or a displacement, in device pixels.
struct PixelPoint: Sendable, Hashable {
    var x: Double
    var y: Double

    static let zero = PixelPoint(x: 0, y: 0)

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }

    static func + (left: PixelPoint, right: PixelPoint) -> PixelPoint {
        PixelPoint(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: PixelPoint, right: PixelPoint) -> PixelPoint {
        PixelPoint(x: left.x - right.x, y: left.y - right.y)
    }
}
