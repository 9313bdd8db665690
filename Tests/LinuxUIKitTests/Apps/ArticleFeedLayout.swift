import UIKit

enum ArticleFeedLayout {
    /// One column on a phone, two on a tablet, three in landscape.
    static func make() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { (_, layoutEnvironment) -> NSCollectionLayoutSection? in
            let width = layoutEnvironment.container.effectiveContentSize.width
            let itemsPerRow: Int
            switch width {
            case ..<500: itemsPerRow = 1
            case 501...1024: itemsPerRow = 2
            default: itemsPerRow = 3
            }

            let size = NSCollectionLayoutSize(
                widthDimension: NSCollectionLayoutDimension.fractionalWidth(1),
                heightDimension: NSCollectionLayoutDimension.estimated(200))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: itemsPerRow)
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
            return section
        }
    }
}
