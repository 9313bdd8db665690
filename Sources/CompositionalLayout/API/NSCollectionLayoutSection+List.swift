import Foundation

extension NSCollectionLayoutSection {
    /// A section of full-width rows that size themselves (B-T1), with the insets, headers and footers of a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let metrics = ListMetrics(configuration)
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.rowHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = metrics.insets
        section.contentInsetsReference = .none
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                metrics.boundaryItem(UICollectionView.elementKindSectionHeader, .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                metrics.boundaryItem(UICollectionView.elementKindSectionFooter, .bottom))
        }
        return section
    }
}

/// The measures of a list, in points. They are private to UIKit and vary by version: a table to be replaced (B-T7).
private struct ListMetrics {
    var rowHeight: CGFloat = 44                     // B-T1, E5
    var insets: NSDirectionalEdgeInsets
    var headerHeight: CGFloat
    var pinsHeaders: Bool

    init(_ configuration: UICollectionLayoutListConfiguration) {
        let top: CGFloat = configuration.headerMode == .none ? 35 : 0               // B-T2
        let bottom: CGFloat = configuration.footerMode == .none ? 20 : 0            // B-T2
        switch configuration.appearance {
        case .plain:
            let firstRow: CGFloat = configuration.headerMode == .firstItemInSection ? 22 : 0
            insets = NSDirectionalEdgeInsets(top: firstRow, leading: 0, bottom: 0, trailing: 0)
            (headerHeight, pinsHeaders) = (28, true)                                // B-T3
        case .sidebarPlain:
            insets = .zero
            (headerHeight, pinsHeaders) = (28, true)
        case .grouped:
            insets = NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
            (headerHeight, pinsHeaders) = (17.5, false)
        case .insetGrouped:
            insets = NSDirectionalEdgeInsets(top: top, leading: 20, bottom: bottom, trailing: 20)   // E5
            (headerHeight, pinsHeaders) = (17.5, false)
        case .sidebar:
            insets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 10, trailing: 16)
            (headerHeight, pinsHeaders) = (17.5, false)
        }
        insets.top += configuration.headerMode == .none ? 0 : configuration.headerTopPadding ?? 0
    }

    func boundaryItem(
        _ kind: String, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(headerHeight))
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = pinsHeaders
        if pinsHeaders { item.zIndex = 200 }                                        // B-T3
        return item
    }
}
