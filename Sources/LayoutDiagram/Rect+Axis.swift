import CompositionalLayout
import VectorScene

/// Geometry by axis, for drawing code that works along either axis.
extension Rect {
    func near(_ axis: Axis) -> Double {
        switch axis {
        case .horizontal: minX
        case .vertical: minY
        }
    }

    func far(_ axis: Axis) -> Double {
        switch axis {
        case .horizontal: maxX
        case .vertical: maxY
        }
    }

    func length(_ axis: Axis) -> Double {
        switch axis {
        case .horizontal: width
        case .vertical: height
        }
    }

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
        switch axis {
        case .horizontal: moved(x: distance, y: 0)
        case .vertical: moved(x: 0, y: distance)
        }
    }
}

extension Point {
    init(_ axis: Axis, along: Double, across: Double) {
        switch axis {
        case .horizontal: self.init(x: along, y: across)
        case .vertical: self.init(x: across, y: along)
        }
    }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get {
            switch axis {
            case .horizontal: width
            case .vertical: height
            }
        }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }
}
