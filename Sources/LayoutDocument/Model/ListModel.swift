import CompositionalLayout

/// A list, in place of a group.
struct ListModel: Sendable {
    var mark: SourceMark
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var headerMode: UICollectionLayoutListConfiguration.HeaderMode?
    var footerMode: UICollectionLayoutListConfiguration.FooterMode?
    var headerTopPadding: NumberValue?
    var showsSeparators: Bool?
    var metrics: ListMetrics?
    var header: ListBarModel?
    var footer: ListBarModel?

    /// The list's own header and footer by their element kinds.
    var bars: [(kind: String, bar: ListBarModel)] {
        [(UICollectionView.elementKindSectionHeader, header), (UICollectionView.elementKindSectionFooter, footer)]
            .compactMap { kind, bar in bar.map { (kind, $0) } }
    }
}
