import CompositionalLayout

/// A document as it was written, every value read and none evaluated.
struct LayoutModel: Sendable {
    var title: TextValue?
    var description: TextValue?
    var viewport: ViewportModel?
    var scrollDirection = UICollectionView.ScrollDirection.vertical
    var interSectionSpacing: NumberValue?
    var contentInsetsReference = UIContentInsetsReference.safeArea
    var boundaryItems: [BoundaryModel] = []
    var sections: [SectionModel] = []
    var style = DocumentStyle()
}
