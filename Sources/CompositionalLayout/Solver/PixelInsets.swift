/// Distances from the edges of a rectangle, in device pixels.
struct PixelInsets: Sendable, Hashable {
    var top: Double
    var leading: Double
    var bottom: Double
    var trailing: Double

    static let zero = PixelInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// The inset of the edge with the smaller coordinate.
    func near(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

    /// The inset of the edge with the larger coordinate.
    func far(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

    func total(_ axis: Axis) -> Double { near(axis) + far(axis) }

    /// These insets on the given axes, and none on the others.
    func keeping(_ isKept: (Axis) -> Bool) -> PixelInsets {
        PixelInsets(
            top: isKept(.vertical) ? top : 0,
            leading: isKept(.horizontal) ? leading : 0,
            bottom: isKept(.vertical) ? bottom : 0,
            trailing: isKept(.horizontal) ? trailing : 0)
    }
}
