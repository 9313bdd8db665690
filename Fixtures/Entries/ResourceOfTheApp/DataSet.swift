import UIKit

func makeSpacedRows() -> UICollectionViewLayout {
    let spacings = try! JSONDecoder().decode([CGFloat].self, from: NSDataAsset(name: "Lists/spacings")!.data)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = spacings[1]
    return UICollectionViewCompositionalLayout(section: section)
}
