import Scene

/// A direction in a column.
enum ExplodedAxis: Hashable {
    case horizontal
    case vertical

    var cross: ExplodedAxis {
        switch self {
        case .horizontal: .vertical
        case .vertical: .horizontal
        }
    }
}

extension Rect {
    func near(_ axis: ExplodedAxis) -> Double {
        switch axis {
        case .horizontal: minX
        case .vertical: minY
        }
    }

    func far(_ axis: ExplodedAxis) -> Double {
        switch axis {
        case .horizontal: maxX
        case .vertical: maxY
        }
    }

    func length(_ axis: ExplodedAxis) -> Double { far(axis) - near(axis) }

    /// The rectangle from one place to another along an axis, as it is across it.
    func spanning(_ axis: ExplodedAxis, from start: Double, to end: Double) -> Rect {
        switch axis {
        case .horizontal: Rect(x: start, y: y, width: max(0, end - start), height: height)
        case .vertical: Rect(x: x, y: start, width: width, height: max(0, end - start))
        }
    }
}
