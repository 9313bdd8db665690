/// A rectangle in device pixels. An extent may be negative until the rectangle becomes a frame (B-N2).
struct PixelRect: Sendable, Hashable, Codable {
    var origin: PixelPoint
    var size: PixelSize

    static let zero = PixelRect(origin: .zero, size: .zero)

    func near(_ axis: Axis) -> Double { origin[axis] }

    func far(_ axis: Axis) -> Double { origin[axis] + size[axis] }

    /// True if all edges are finite.
    var isFinite: Bool {
        [Axis.horizontal, .vertical].allSatisfy { near($0).isFinite && far($0).isFinite }
    }

    func moved(by offset: PixelPoint) -> PixelRect {
        PixelRect(origin: origin + offset, size: size)
    }

    /// The rectangle inside `insets`. If they exceed it, the size is the absolute value of the difference, and the origin still
    /// moves by the near inset (B-N2).
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

    /// True if the rectangles share an area; touching edges do not count.
    func meets(_ other: PixelRect) -> Bool {
        near(.horizontal) < other.far(.horizontal) && other.near(.horizontal) < far(.horizontal)
            && near(.vertical) < other.far(.vertical) && other.near(.vertical) < far(.vertical)
            && size.width > 0 && size.height > 0 && other.size.width > 0 && other.size.height > 0
    }

    /// True if the rectangles share an area or an edge.
    func touches(_ other: PixelRect) -> Bool {
        near(.horizontal) <= other.far(.horizontal) && other.near(.horizontal) <= far(.horizontal)
            && near(.vertical) <= other.far(.vertical) && other.near(.vertical) <= far(.vertical)
    }
}

/// A position or displacement in device pixels.
struct PixelPoint: Sendable, Hashable, Codable {
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

/// A width and a height in device pixels.
struct PixelSize: Sendable, Hashable, Codable {
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

/// Distances from the edges of a rectangle, in device pixels.
struct PixelInsets: Sendable, Hashable, Codable {
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

    /// The insets on the given axes, and zero on the others.
    func keeping(_ isKept: (Axis) -> Bool) -> PixelInsets {
        PixelInsets(
            top: isKept(.vertical) ? top : 0,
            leading: isKept(.horizontal) ? leading : 0,
            bottom: isKept(.vertical) ? bottom : 0,
            trailing: isKept(.horizontal) ? trailing : 0)
    }
}

/// The distances by which contents extend beyond the near and far ends, in device pixels; not negative.
struct Overhang: Sendable, Hashable, Codable {
    var near = 0.0
    var far = 0.0

    mutating func include(_ other: Overhang) {
        near = max(near, other.near)
        far = max(far, other.far)
    }
}
