import UIKit

func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100             ))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8         , leading: 8, bottom: 8, trailing: 8)
    return section
}
