/// A requested size.
struct PixelDimensions: Sendable, Hashable {
    var width: PixelDimension
    var height: PixelDimension

    subscript(axis: Axis) -> PixelDimension {
        axis == .horizontal ? width : height
    }

    func resolved(in container: PixelSize) -> PixelSize {
        PixelSize(width: width.resolved(in: container), height: height.resolved(in: container))
    }

    func isEstimated(_ axis: Axis) -> Bool { self[axis].isEstimated }

    var hasEstimates: Bool { width.isEstimated || height.isEstimated }

    /// `size` with its estimated sides taken from the content's fitting size.
    func replacingEstimates(of size: PixelSize, with fitting: PixelSize?) -> PixelSize {
        guard let fitting else { return size }
        return PixelSize(
            width: isEstimated(.horizontal) ? fitting.width : size.width,
            height: isEstimated(.vertical) ? fitting.height : size.height)
    }
}
