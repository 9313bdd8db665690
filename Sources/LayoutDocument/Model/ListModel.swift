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
}
