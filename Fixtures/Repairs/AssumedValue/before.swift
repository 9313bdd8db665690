import UIKit

func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Metric.rowHeight))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = CGFloat.small
    section.contentInsets = NSDirectionalEdgeInsets(top: Metric.gap, leading: 8, bottom: 8, trailing: 8)
    return section
}
