/// A dimension of a size in the solver, with lengths in device pixels.
enum PixelDimension: Sendable, Hashable, Codable {
    case fraction(Double, of: Axis)
    case absolute(Double)
    /// An initial value that the content may replace.
    case estimated(Double)
    /// An estimate; all siblings of the group take the largest measured value (B-E11).
    case uniform(Double)
    /// A dimension that is not finite, as given. Solving throws (B-X1).
    case refused(LayoutDimension)

    var isEstimated: Bool {
        switch self {
        case .fraction, .absolute, .refused: false
        case .estimated, .uniform: true
        }
    }

    var isUniform: Bool {
        switch self {
        case .fraction, .absolute, .estimated, .refused: false
        case .uniform: true
        }
    }

    /// The length in a container, with estimates taken at face value (B-S1, B-S2, B-S5).
    func resolved(in container: PixelSize) -> Double {
        switch self {
        case .fraction(let fraction, let axis): PixelGrid.floor(fraction * container[axis])
        case .absolute(let length), .estimated(let length), .uniform(let length): length
        case .refused(let dimension): Double(dimension.value)
        }
    }

    /// Shorthand for drawings: `1/3` of the container's same dimension, `1/3w` of its width, `1/3h` of its height, `44` points,
    /// `~44` for an estimate, `≈44` for one shared among siblings.
    func shorthand(of side: Axis, _ grid: PixelGrid) -> String {
        func points(_ pixels: Double) -> String { NumberText.text(Double(grid.points(pixels)), decimals: 2) }
        switch self {
        case .fraction(let fraction, let axis):
            let suffix = axis == side ? "" : axis == .horizontal ? "w" : "h"
            return FractionText.text(fraction) + suffix
        case .absolute(let length): return points(length)
        case .estimated(let length): return "~" + points(length)
        case .uniform(let length): return "≈" + points(length)
        case .refused(let dimension): return NumberText.text(Double(dimension.value))
        }
    }

    /// The dimension as Swift code: `fractionalWidth(1/3)`, `absolute(44)`.
    func code(_ grid: PixelGrid) -> String {
        func points(_ pixels: Double) -> String { NumberText.text(Double(grid.points(pixels))) }
        return switch self {
        case .fraction(let fraction, of: .horizontal): "fractionalWidth(\(FractionText.code(fraction)))"
        case .fraction(let fraction, of: .vertical): "fractionalHeight(\(FractionText.code(fraction)))"
        case .absolute(let length): "absolute(\(points(length)))"
        case .estimated(let length): "estimated(\(points(length)))"
        case .uniform(let length): "uniformAcrossSiblings(estimate: \(points(length)))"
        case .refused(let dimension): "\(dimension)"
        }
    }

    func isFraction(of axis: Axis) -> Bool {
        guard case .fraction(_, axis) = self else { return false }
        return true
    }
}

/// A requested size.
struct PixelDimensions: Sendable, Hashable, Codable {
    var width: PixelDimension
    var height: PixelDimension

    subscript(axis: Axis) -> PixelDimension {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    func resolved(in container: PixelSize) -> PixelSize {
        PixelSize(width: width.resolved(in: container), height: height.resolved(in: container))
    }

    func isEstimated(_ axis: Axis) -> Bool { self[axis].isEstimated }

    var hasEstimates: Bool { width.isEstimated || height.isEstimated }

    /// The estimated sides, marked as undecided.
    var estimates: FrameDoubt {
        FrameDoubt(width.isEstimated ? [.undecidedWidth] : []).union(height.isEstimated ? .undecidedHeight : [])
    }

    /// `size` with its estimated dimensions replaced by those of the fitting size.
    func replacingEstimates(of size: PixelSize, with fitting: PixelSize?) -> PixelSize {
        guard let fitting else { return size }
        return PixelSize(
            width: isEstimated(.horizontal) ? fitting.width : size.width,
            height: isEstimated(.vertical) ? fitting.height : size.height)
    }
}
