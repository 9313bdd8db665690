/// A rectangle in device pixels. A side may be negative until the frame is made of it (B-N2).
struct PixelRect: Sendable, Hashable {
    var origin: PixelPoint
    var size: PixelSize

    static let zero = PixelRect(origin: .zero, size: .zero)

    func near(_ axis: Axis) -> Double { origin[axis] }

    func far(_ axis: Axis) -> Double { origin[axis] + size[axis] }

    /// Whether all its edges are numbers.
    var isFinite: Bool {
        [Axis.horizontal, .vertical].allSatisfy { near($0).isFinite && far($0).isFinite }
    }

    func moved(by offset: PixelPoint) -> PixelRect {
        PixelRect(origin: origin + offset, size: size)
    }

    /// The rectangle inside `insets`; where they are larger than it, the size keeps the difference's absolute value
    /// and the origin still moves by the near inset (B-N2).
    func inset(by insets: PixelInsets) -> PixelRect {
        var result = self
        for axis in [Axis.horizontal, .vertical] {
            result.origin[axis] += insets.near(axis)
            result.size[axis] = abs(size[axis] - insets.total(axis))
        }
        return result
    }

    func union(_ other: PixelRect) -> PixelRect {
        var result = self
        for axis in [Axis.horizontal, .vertical] {
            result.origin[axis] = min(near(axis), other.near(axis))
            result.size[axis] = max(far(axis), other.far(axis)) - result.origin[axis]
        }
        return result
    }

    /// Whether the two share an area; touching is not enough.
    func meets(_ other: PixelRect) -> Bool {
        near(.horizontal) < other.far(.horizontal) && other.near(.horizontal) < far(.horizontal)
            && near(.vertical) < other.far(.vertical) && other.near(.vertical) < far(.vertical)
            && size.width > 0 && size.height > 0 && other.size.width > 0 && other.size.height > 0
    }

    /// Whether the two share an area or an edge.
    func touches(_ other: PixelRect) -> Bool {
        near(.horizontal) <= other.far(.horizontal) && other.near(.horizontal) <= far(.horizontal)
            && near(.vertical) <= other.far(.vertical) && other.near(.vertical) <= far(.vertical)
    }
}
