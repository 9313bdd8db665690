/// A direction in the plane. Every rule of the solver is written once, over an axis and its cross axis.
enum Axis: String, Sendable, Hashable, CustomStringConvertible {
    case horizontal
    case vertical

    var cross: Axis {
        switch self {
        case .horizontal: .vertical
        case .vertical: .horizontal
        }
    }

    var description: String { rawValue }
}
