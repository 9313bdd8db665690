/// A width and a height in device pixels.
struct PixelSize: Sendable, Hashable {
    var width: Double
    var height: Double

    static let zero = PixelSize(width: 0, height: 0)

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }
}
