public import Foundation

/// Describes a section: a group that is repeated until all items are placed, and the views around it. Lengths are points.
public struct SectionDescription: Sendable, Hashable {
    /// The outermost group.
    public var group: ItemDescription
    /// Insets around all groups (B-N4).
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between consecutive groups (B-P8).
    public var interGroupSpacing: CGFloat
    /// The guide that insets the groups; `.automatic` means the layout's (B-R1).
    public var contentInsetsReference = ContentInsetsReference.automatic
    /// The guide that insets boundary items; `.none` makes them as wide as the viewport (B-B8, B-B9).
    public var supplementaryContentInsetsReference = ContentInsetsReference.automatic
    /// True lets the section's insets apply to its boundary items (B-B8).
    public var supplementariesFollowContentInsets = true
    public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
    /// Headers, footers and side items (B-B1 …).
    public var boundaryItems: [BoundaryDescription] = []
    /// Backgrounds (B-D1 …).
    public var decorationItems: [DecorationDescription] = []
    /// The list that the section's rows belong to, if any.
    public var list: ListDescription?

    public init(group: ItemDescription, interGroupSpacing: CGFloat = 0) {
        self.group = group
        self.interGroupSpacing = interGroupSpacing
    }
}

/// Scrolling of a section across the layout's scroll axis, and the positions at which it comes to rest (B-O1 … B-O7).
public enum OrthogonalScrollingBehavior: Int, Sendable, CaseIterable, Codable {
    /// The section does not scroll sideways.
    case none = 0
    /// Rests at any position.
    case continuous
    /// Rests at the start of a group.
    case continuousGroupLeadingBoundary
    /// Rests at multiples of the viewport.
    case paging
    /// Rests at the start of a group, one group per swipe.
    case groupPaging
    /// Rests with a group centred.
    case groupPagingCentered

    /// True if groups come to rest in the middle of the visible extent.
    var isCentred: Bool {
        switch self {
        case .groupPagingCentered: true
        case .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging: false
        }
    }
}

/// A view at the boundary of a section or of the whole layout: a header, a footer, a side item (B-B1 … B-B13). Lengths are
/// points.
public struct BoundaryDescription: Sendable, Hashable {
    public var kind: String
    public var width: LayoutDimension
    public var height: LayoutDimension
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var alignment: NSRectAlignment
    /// x runs towards the trailing edge.
    public var offset: CGPoint
    /// True lets the section or layout grow to contain the item; false lets the item overlap the content.
    public var extendsBoundary = true
    /// True keeps the item on the screen as long as its section is visible (B-K1).
    public var isPinned = false
    public var zIndex = 1

    public init(
        kind: String, width: LayoutDimension, height: LayoutDimension, alignment: NSRectAlignment, offset: CGPoint = .zero
    ) {
        self.kind = kind
        self.width = width
        self.height = height
        self.alignment = alignment
        self.offset = offset
    }
}

/// The element kinds of a list's headers and footers, as UIKit names them.
public enum ElementKind {
    public static let sectionHeader = "UICollectionElementKindSectionHeader"
    public static let sectionFooter = "UICollectionElementKindSectionFooter"
}

/// A view behind a section, over its whole extent (B-D1). Lengths are points.
public struct DecorationDescription: Sendable, Hashable {
    public var kind: String
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// In a section with decorations, all other elements have at least z-index 1 (B-D2).
    public var zIndex = 0

    public init(kind: String) {
        self.kind = kind
    }
}
