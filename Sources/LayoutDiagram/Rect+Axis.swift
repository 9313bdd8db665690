import CompositionalLayout
import VectorScene

/// Geometry by axis, for drawing code that works along either axis.
extension Rect {
    func near(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
    func far(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
    func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
    func midpoint(_ axis: Axis) -> Double { near(axis) + length(axis) / 2 }
    func range(_ axis: Axis) -> ClosedRange<Double> { near(axis)...max(near(axis), far(axis)) }

    /// - Parameters:
    ///   - along: extent along `axis`.
    ///   - across: extent along the other axis.
    init(_ axis: Axis, along: ClosedRange<Double>, across: ClosedRange<Double>) {
        let (x, y) = axis == .horizontal ? (along, across) : (across, along)
        self.init(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    /// The same rectangle with another extent along an axis.
    func with(_ axis: Axis, _ range: ClosedRange<Double>) -> Rect {
        Rect(axis, along: range, across: self.range(axis.cross))
    }

    /// The rectangle from one position to another along an axis, unchanged across it; its length is not negative.
    func spanning(_ axis: Axis, from start: Double, to end: Double) -> Rect {
        switch axis {
        case .horizontal: Rect(x: start, y: y, width: max(0, end - start), height: height)
        case .vertical: Rect(x: x, y: start, width: width, height: max(0, end - start))
        }
    }

    func moved(_ axis: Axis, by distance: Double) -> Rect {
        axis == .horizontal ? moved(x: distance, y: 0) : moved(x: 0, y: distance)
    }
}

extension Point {
    init(_ axis: Axis, along: Double, across: Double) {
        self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
