import CompositionalLayout
import VectorScene

/// A direction on the page; every rule of the blueprint is written once, over it.
enum PageAxis: String, Hashable, CaseIterable {
    case horizontal
    case vertical

    var cross: PageAxis {
        switch self {
        case .horizontal: .vertical
        case .vertical: .horizontal
        }
    }

    init(_ direction: UICollectionView.ScrollDirection) {
        self = direction == .vertical ? .vertical : .horizontal
    }
}

extension Rect {
    func near(_ axis: PageAxis) -> Double {
        switch axis {
        case .horizontal: minX
        case .vertical: minY
        }
    }

    func length(_ axis: PageAxis) -> Double {
        switch axis {
        case .horizontal: width
        case .vertical: height
        }
    }

    func far(_ axis: PageAxis) -> Double { near(axis) + length(axis) }

    func midpoint(_ axis: PageAxis) -> Double { near(axis) + length(axis) / 2 }

    func range(_ axis: PageAxis) -> ClosedRange<Double> { near(axis)...max(near(axis), far(axis)) }

    /// - Parameters:
    ///   - along: what it takes of `axis`.
    ///   - across: what it takes of the other axis.
    init(_ axis: PageAxis, along: ClosedRange<Double>, across: ClosedRange<Double>) {
        let (x, y) = axis == .horizontal ? (along, across) : (across, along)
        self.init(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    /// The same rectangle with another extent along an axis.
    func with(_ axis: PageAxis, _ range: ClosedRange<Double>) -> Rect {
        Rect(axis, along: range, across: self.range(axis.cross))
    }

    func moved(_ axis: PageAxis, by distance: Double) -> Rect {
        switch axis {
        case .horizontal: moved(x: distance, y: 0)
        case .vertical: moved(x: 0, y: distance)
        }
    }
}

extension Point {
    init(_ axis: PageAxis, along: Double, across: Double) {
        switch axis {
        case .horizontal: self.init(x: along, y: across)
        case .vertical: self.init(x: across, y: along)
        }
    }
}
