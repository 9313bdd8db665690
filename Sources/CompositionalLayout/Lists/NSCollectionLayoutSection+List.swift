import Foundation

extension NSCollectionLayoutSection {
    /// A section of full-width rows that size themselves (B-T1), with the insets, headers, footers and separators of a
    /// list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let traits = layoutEnvironment.traitCollection
        let (scale, contentSize) = (traits.displayScale, traits.preferredContentSizeCategory)
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(configuration.metrics.rowHeight.height(scale: scale, contentSize: contentSize)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = ListInsets(configuration: configuration, scale: scale).inner
        section.contentInsetsReference = .none
        section.list = configuration
        let style = configuration.metrics[configuration.appearance]
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                configuration.boundaryItem(
                    UICollectionView.elementKindSectionHeader, .top,
                    height: style.headerHeight.height(scale: scale, contentSize: contentSize)))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                configuration.boundaryItem(
                    UICollectionView.elementKindSectionFooter, .bottom,
                    height: style.footerHeight.height(scale: scale, contentSize: contentSize)))
        }
        return section
    }
}

extension UICollectionLayoutListConfiguration {
    private var style: ListMetrics.Style { metrics[appearance] }

    /// Above headers: the configured padding, or the appearance's own (B-T5). A list without headers has none.
    var headerPadding: CGFloat {
        switch headerMode {
        case .none: 0
        case .supplementary: headerTopPadding ?? style.headerTopPadding
        case .firstItemInSection: headerTopPadding ?? style.firstItemTopInset
        }
    }

    /// A header or footer (B-T3).
    ///
    /// - Parameter height: its height until it is measured.
    fileprivate func boundaryItem(
        _ kind: String, _ alignment: NSRectAlignment, height: CGFloat
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = style.pinsHeaders
        item.zIndex = style.headerZIndex
        return item
    }
}
