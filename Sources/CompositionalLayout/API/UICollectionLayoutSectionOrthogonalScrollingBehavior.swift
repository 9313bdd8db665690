/// How a section scrolls across the layout's scroll direction, and where it comes to rest (B-O1 … B-O7).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, CaseIterable {
    /// The section does not scroll sideways.
    case none = 0
    /// It rests anywhere.
    case continuous
    /// It rests where a group begins.
    case continuousGroupLeadingBoundary
    /// It rests at multiples of its viewport.
    case paging
    /// It rests where a group begins, one group a swipe.
    case groupPaging
    /// It rests where a group stands in the middle.
    case groupPagingCentered
}
