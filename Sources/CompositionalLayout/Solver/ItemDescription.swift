/// A subitem, cell or group, copied out of the API's classes.
struct ItemDescription: Sendable, Hashable {
    enum Content: Sendable, Hashable {
        case cell
        indirect case group(GroupDescription)
    }

    var size: PixelDimensions
    var insets: PixelInsets
    var edges: EdgeSpacing
    var anchored: [AnchoredDescription]
    var content: Content

    /// The insets that count: those on an estimated axis do not (B-N5).
    var effectiveInsets: PixelInsets {
        insets.keeping { !size.isEstimated($0) }
    }

    /// Whether content can size anything here.
    var hasEstimates: Bool {
        if size.hasEstimates || anchored.contains(where: \.size.hasEstimates) { return true }
        switch content {
        case .cell: return false
        case .group(let group): return group.subitems.contains(where: \.hasEstimates)
        }
    }

    /// The kinds of everything anchored here or further in, in layout order, repetitions included.
    var anchoredKinds: [String] {
        let own = anchored.map(\.kind)
        switch content {
        case .cell: return own
        case .group(let group): return own + group.subitems.flatMap(\.anchoredKinds)
        }
    }
}

/// How a group fills itself, copied out of the API's classes.
struct GroupDescription: Sendable, Hashable {
    enum Arrangement: Sendable, Hashable {
        /// The list is repeated until the next subitem does not fit (B-G1).
        case list([ItemDescription])
        /// So many subitems share the main axis equally (B-G5).
        case count(ItemDescription, Int)
        /// So many copies of a subitem with its own size (B-G7).
        case repeating(ItemDescription, Int)
        /// Frames from the group's outer corner (B-G9).
        case custom([CustomFrame])
    }

    struct CustomFrame: Sendable, Hashable {
        var frame: PixelRect
        var zIndex: Int
    }

    /// The main axis; of no consequence to a custom group.
    var axis: Axis
    var arrangement: Arrangement
    var spacing: Spacing

    var subitems: [ItemDescription] {
        switch arrangement {
        case .list(let subitems): subitems
        case .count(let subitem, _), .repeating(let subitem, _): [subitem]
        case .custom: []
        }
    }
}

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
