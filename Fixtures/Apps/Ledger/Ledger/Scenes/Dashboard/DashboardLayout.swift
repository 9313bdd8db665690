import UIKit

struct DashboardLayout {

    static func make() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout(section: cards(perRow: 1, height: 120))
        return layout
    }

    static func cards(perRow: Int, height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                                                             heightDimension: .fractionalHeight(1.0)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                                                                          heightDimension: .absolute(height)),
                                                       subitem: item, count: perRow)
        group.interItemSpacing = NSCollectionLayoutSpacing.fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
        section.interGroupSpacing = 12
        return section
    }
}
