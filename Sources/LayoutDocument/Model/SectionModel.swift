import CompositionalLayout

/// A section, or as many as it is repeated.
struct SectionModel: Sendable {
    /// What the section's groups are made of.
    enum Content: Sendable {
        case group(GroupModel)
        case list(ListModel)
    }

    var mark: SourceMark
    var items: ItemsModel
    var repeatCount: NumberValue?
    var contentInsets: InsetsValue?
    var interGroupSpacing: NumberValue?
    var contentInsetsReference: UIContentInsetsReference?
    var supplementaryContentInsetsReference: UIContentInsetsReference?
    var supplementariesFollowContentInsets: Bool?
    var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var orthogonalContentOffset: NumberValue?
    var content: Content
    var boundaryItems: [BoundaryModel] = []
    var decorationItems: [DecorationModel] = []
}
