import Foundation

extension NSCollectionLayoutSection {
    /// A section of full-width rows that size themselves (B-T1), with the insets, headers, footers and separators of a
    /// list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(configuration.metrics.rowHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = configuration.contentInsets
        section.contentInsetsReference = .none
        section.list = configuration
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                configuration.boundaryItem(UICollectionView.elementKindSectionHeader, .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                configuration.boundaryItem(UICollectionView.elementKindSectionFooter, .bottom))
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

    /// The insets around a section's rows (B-T2).
    fileprivate var contentInsets: NSDirectionalEdgeInsets {
        let top = switch headerMode {
        case .none: style.topInset
        case .supplementary: CGFloat(0)
        case .firstItemInSection: headerPadding
        }
        return NSDirectionalEdgeInsets(
            top: top, leading: style.sideInset,
            bottom: footerMode == .none ? style.bottomInset : 0, trailing: style.sideInset)
    }

    /// A header or footer (B-T3).
    fileprivate func boundaryItem(
        _ kind: String, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(style.headerHeight))
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = style.pinsHeaders
        item.zIndex = style.headerZIndex
        return item
    }
}
