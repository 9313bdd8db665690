import UIKit

func makeProvider(gap: CGFloat) -> UICollectionViewCompositionalLayoutSectionProvider {
    { index, environment in
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = gap
        return section
    }
}
