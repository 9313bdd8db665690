public import Foundation

/// Describes a cell or a group of items. Lengths are points.
public struct ItemDescription: Sendable, Hashable {
    public enum Content: Sendable, Hashable {
        case cell
        indirect case group(GroupDescription)
    }

    /// The requested size, before insets.
    public var width: LayoutDimension
    public var height: LayoutDimension
    /// Insets by which the element's frame is smaller than its slot (B-N1). Ignored on an estimated axis (B-N5).
    public var contentInsets: NSDirectionalEdgeInsets
    /// Space outside the slot (B-P6).
    public var edgeSpacing = LayoutEdgeSpacing()
    /// Views anchored to every instance of the item (B-A7).
    public var supplementaryItems: [SupplementaryDescription] = []
    public var content: Content

    public init(
        width: LayoutDimension, height: LayoutDimension, contentInsets: NSDirectionalEdgeInsets = .zero, content: Content = .cell
    ) {
        self.width = width
        self.height = height
        self.contentInsets = contentInsets
        self.content = content
    }

    /// A group that is filled from its leading edge: the list of subitems is repeated until the next one does not fit (B-G1).
    public static func row(
        of subitems: [ItemDescription], width: LayoutDimension, height: LayoutDimension, spacing: LayoutSpacing = .fixed(0)
    ) -> ItemDescription {
        list(subitems, along: .horizontal, width, height, spacing)
    }

    /// A group that is filled from its top: the list of subitems is repeated until the next one does not fit (B-G1).
    public static func column(
        of subitems: [ItemDescription], width: LayoutDimension, height: LayoutDimension, spacing: LayoutSpacing = .fixed(0)
    ) -> ItemDescription {
        list(subitems, along: .vertical, width, height, spacing)
    }

    private static func list(
        _ subitems: [ItemDescription], along axis: LayoutAxis, _ width: LayoutDimension, _ height: LayoutDimension,
        _ spacing: LayoutSpacing
    ) -> ItemDescription {
        let group = GroupDescription(axis: axis, arrangement: .list(subitems), interItemSpacing: spacing)
        return ItemDescription(width: width, height: height, content: .group(group))
    }

    /// The content insets, without those on an estimated axis (B-N5).
    package var effectiveContentInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

/// The items of a group, side by side along one axis or at frames of their own.
public struct GroupDescription: Sendable, Hashable {
    public enum Arrangement: Sendable, Hashable {
        /// The list is repeated until the next subitem does not fit (B-G1, B-G2).
        case list([ItemDescription])
        /// A number of equal subitems that share the main axis (B-G5).
        case count(ItemDescription, Int)
        /// A number of copies of a subitem, each with the subitem's own size (B-G7).
        case repeating(ItemDescription, Int)
        /// Frames relative to the group's top leading corner (B-G9). `LayoutViewport.size(ofCustomGroup:_:)` returns the
        /// group's size.
        case custom([CustomFrame])
        /// No subitems, and therefore no items.
        case empty
    }

    public struct CustomFrame: Sendable, Hashable {
        public var frame: CGRect
        public var zIndex: Int

        public init(_ frame: CGRect, zIndex: Int = 0) {
            self.frame = frame
            self.zIndex = zIndex
        }
    }

    /// The main axis; ignored by custom and empty groups.
    public var axis: LayoutAxis
    public var arrangement: Arrangement
    /// The spacing between neighbours along the axis (B-P1 … B-P3).
    public var interItemSpacing: LayoutSpacing

    public init(axis: LayoutAxis, arrangement: Arrangement, interItemSpacing: LayoutSpacing = .fixed(0)) {
        self.axis = axis
        self.arrangement = arrangement
        self.interItemSpacing = interItemSpacing
    }
}

/// A view anchored to an item or a group, such as a badge. It takes up no space (B-A5). Lengths are points.
public struct SupplementaryDescription: Sendable, Hashable {
    public var kind: String
    public var width: LayoutDimension
    public var height: LayoutDimension
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The point of the item or group that the view is anchored to.
    public var containerAnchor: LayoutAnchor
    /// The point of the view that lies on the container's anchor; `nil` means the same point as on the container (B-A1).
    public var itemAnchor: LayoutAnchor?
    /// Above cells by default (B-A6).
    public var zIndex = 1

    public init(
        kind: String, width: LayoutDimension, height: LayoutDimension, containerAnchor: LayoutAnchor,
        itemAnchor: LayoutAnchor? = nil
    ) {
        self.kind = kind
        self.width = width
        self.height = height
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
    }
}

/// A point on a rectangle's edge, corner or centre, moved by an offset (B-A1, B-A2).
public struct LayoutAnchor: Sendable, Hashable {
    /// The edges that the point lies on; on an axis without an edge, the point is centred.
    public var edges: NSDirectionalRectEdge
    /// Points, or multiples of the view's own size; x runs towards the trailing edge.
    public var offset: CGPoint
    public var isFractionalOffset: Bool

    public init(edges: NSDirectionalRectEdge, offset: CGPoint = .zero, isFractionalOffset: Bool = false) {
        self.edges = edges
        self.offset = offset
        self.isFractionalOffset = isFractionalOffset
    }
}
