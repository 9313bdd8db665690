import CompositionalLayout
import VectorScene

/// Maps a part of a layout into a column of an exploded diagram: to scale if that is readable. A side that would be too short is
/// stretched, and a cut replaces omitted content.
///
/// Rectangles of the layout are in reading coordinates: x grows from the leading edge.
struct Enlargement {
    /// The size limits of the drawing.
    struct Limits {
        var minimum: Size
        var maximum: Size

        /// Raises the drawing's minimum length along an axis, but not above the maximum.
        mutating func demand(_ length: Double, along axis: Axis) {
            minimum[axis] = min(max(minimum[axis], length), maximum[axis])
        }
    }

    /// An omitted range of an axis, and the length of the mark that replaces it.
    struct Cut {
        var axis: Axis
        var from: Double
        var to: Double
        var mark: Double
    }

    let area: Rect
    let cut: Cut?
    let isMirrored: Bool
    /// Points of the drawing per point of the layout.
    let scale: Size
    let size: Size

    init(_ area: Rect, cut: Cut? = nil, limits: Limits, isMirrored: Bool) {
        self.area = area
        self.cut = cut
        self.isMirrored = isMirrored
        func shown(_ axis: Axis) -> Double {
            let left = cut.map { $0.axis == axis ? $0.to - $0.from : 0 } ?? 0
            return max(area.length(axis) - left, 0.001)
        }
        func room(_ axis: Axis, _ side: Double) -> Double {
            max(1, side - (cut.map { $0.axis == axis ? $0.mark : 0 } ?? 0))
        }
        let (width, height) = (shown(.horizontal), shown(.vertical))
        let highest = (room(.horizontal, limits.maximum.width), room(.vertical, limits.maximum.height))
        let lowest = (room(.horizontal, limits.minimum.width), room(.vertical, limits.minimum.height))
        let even = min(highest.0 / width, highest.1 / height)
        scale = Size(width: max(even, lowest.0 / width), height: max(even, lowest.1 / height))
        size = Size(
            width: width * scale.width + limits.maximum.width - highest.0,
            height: height * scale.height + limits.maximum.height - highest.1)
    }

    /// The scale of the drawing: `scale 53%`, or a note that the axes differ.
    var note: String {
        let hasArea = area.width > 0.01 && area.height > 0.01
        guard hasArea, abs(scale.width / scale.height - 1) < 0.01 else { return "not to scale" }
        let percent = max(1, (scale.width * 100).rounded())
        return "scale \(Summary.number(percent))%"
    }

    /// Maps a rectangle of the layout into the drawing. The result lies inside the drawing and is never too thin to be visible.
    func place(_ rect: Rect) -> Rect {
        let x = span(.horizontal, rect.minX, rect.maxX)
        let y = span(.vertical, rect.minY, rect.maxY)
        let left = isMirrored ? size.width - x.0 - x.1 : x.0
        return Rect(x: left, y: y.0, width: x.1, height: y.1)
    }

    /// The rectangle of the mark for omitted content.
    var mark: Rect? {
        guard let cut else { return nil }
        let start = place(cut.from, on: cut.axis)
        switch cut.axis {
        case .horizontal:
            let left = isMirrored ? size.width - start - cut.mark : start
            return Rect(x: left, y: 0, width: cut.mark, height: size.height)
        case .vertical: return Rect(x: 0, y: start, width: size.width, height: cut.mark)
        }
    }

    private func span(_ axis: Axis, _ from: Double, _ to: Double) -> (Double, Double) {
        let thinnest = 1.5
        let end = size[axis]
        let start = min(max(0, place(from, on: axis)), end - thinnest)
        return (start, max(thinnest, min(place(to, on: axis), end) - start))
    }

    private func place(_ value: Double, on axis: Axis) -> Double {
        let (scale, near) = (scale[axis], area.near(axis))
        // In an area without length everything is centred.
        guard area.length(axis) > 0.01 else { return size[axis] / 2 }
        guard let cut, cut.axis == axis, value > cut.from else { return (value - near) * scale }
        let start = (cut.from - near) * scale
        return value >= cut.to ? start + cut.mark + (value - cut.to) * scale : start
    }
}
