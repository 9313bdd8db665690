/// A view anchored to an item or a group.
struct AnchoredDescription: Sendable, Hashable {
    struct Anchor: Sendable, Hashable {
        /// Fractions of the rectangle's sides: 0 near, ½ centred, 1 far (B-A1).
        var point: PixelPoint
        /// Device pixels, or multiples of the view's own size (B-A2).
        var offset: PixelPoint
        var isFractionalOffset: Bool
    }

    var kind: String
    var size: PixelDimensions
    var insets: PixelInsets
    var containerAnchor: Anchor
    var itemAnchor: Anchor?
    var zIndex: Int

    /// The view's frame on `rect`, given its size.
    func place(size: PixelSize, on rect: PixelRect) -> PixelRect {
        let own = itemAnchor ?? Anchor(point: containerAnchor.point, offset: .zero, isFractionalOffset: false)
        var origin = PixelPoint.zero
        for axis in [Axis.horizontal, .vertical] {
            let target = rect.near(axis) + containerAnchor.point[axis] * rect.size[axis]
            let offsets = [containerAnchor, own].map { anchor in
                anchor.isFractionalOffset ? anchor.offset[axis] * size[axis] : anchor.offset[axis]
            }
            origin[axis] = target - own.point[axis] * size[axis] + offsets[0] + offsets[1]
        }
        return PixelRect(origin: origin, size: size).inset(by: insets.keeping { !self.size.isEstimated($0) })
    }
}
