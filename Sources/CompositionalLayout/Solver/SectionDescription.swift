/// A section copied out of the API's classes, its guides resolved.
struct SectionDescription: Sendable, Hashable {
    /// The outermost group.
    var group: ItemDescription
    var insets: PixelInsets
    /// What the content insets reference adds, across the scroll axis only (B-R2).
    var referenceInsets: PixelInsets
    /// What keeps the boundary items clear of the view's edges across the scroll axis (B-B8, B-B9).
    var boundaryInsets: PixelInsets
    var interGroupSpacing: Double
    var scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var boundary: [BoundaryDescription]
    var decorations: [DecorationDescription]
    /// The rows' separators, if it is a list.
    var separators: ListSeparators?
    /// What goes before the section's near items.
    var headerPadding: Double

    var isOrthogonal: Bool { scrolling != .none }

    /// Whether content can size anything of the section.
    var asksContent: Bool { group.asksContent || boundary.contains(where: \.size.hasEstimates) }
}
