/// The items of a group, in device pixels.
struct PixelGroup: Sendable, Hashable, Codable {
    enum Arrangement: Sendable, Hashable, Codable {
        /// The list is repeated until the next subitem does not fit (B-G1).
        case list([PixelItem])
        /// A number of equal subitems that share the main axis (B-G5).
        case count(PixelItem, Int)
        /// A number of copies of a subitem, each with the subitem's own size (B-G7).
        case repeating(PixelItem, Int)
        /// Frames relative to the group's outer origin (B-G9).
        case custom([CustomFrame])
        /// No subitems.
        case empty
    }

    struct CustomFrame: Sendable, Hashable, Codable {
        var frame: PixelRect
        var zIndex: Int
    }

    /// The main axis; ignored by a custom group.
    var axis: Axis
    var arrangement: Arrangement
    var spacing: Spacing

    var subitems: [PixelItem] {
        switch arrangement {
        case .list(let subitems): subitems
        case .count(let subitem, _), .repeating(let subitem, _): [subitem]
        case .custom, .empty: []
        }
    }

    /// The number of subitems in a group that is estimated along its axis (B-E8).
    var runLength: Int {
        switch arrangement {
        case .list(let subitems): subitems.count
        case .count(_, let count), .repeating(_, let count): count
        case .custom, .empty: 0
        }
    }

    /// True if measured sizes determine the number of subitems in a row (B-E10).
    var flows: Bool {
        guard case .list(let subitems) = arrangement else { return false }
        return subitems.contains { $0.isSelfSizing(axis) }
    }
}

/// A view anchored to an item or a group.
struct PixelAnchored: Sendable, Hashable, Codable {
    struct Anchor: Sendable, Hashable, Codable {
        /// Fractions of the rectangle's sides: 0 near, ½ centred, 1 far (B-A1).
        var point: PixelPoint
        /// Offset in device pixels, or in multiples of the view's own size (B-A2).
        var offset: PixelPoint
        var isFractionalOffset: Bool
    }

    var kind: String
    var size: PixelDimensions
    var insets: PixelInsets
    var containerAnchor: Anchor
    var itemAnchor: Anchor?
    var zIndex: Int

    /// The view's frame on `rect`, for its size.
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
