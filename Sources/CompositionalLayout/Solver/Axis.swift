/// A direction in the plane. A rule that holds for both is written once, over an axis and its cross axis.
package enum Axis: String, Sendable, Hashable, CustomStringConvertible, Codable {
    case horizontal
    case vertical

    /// The axis that a layout scrolls along.
    package init(_ direction: UICollectionView.ScrollDirection) {
        switch direction {
        case .horizontal: self = .horizontal
        case .vertical: self = .vertical
        }
    }

    package var cross: Axis {
        switch self {
        case .horizontal: .vertical
        case .vertical: .horizontal
        }
    }

    package var description: String { rawValue }
}
