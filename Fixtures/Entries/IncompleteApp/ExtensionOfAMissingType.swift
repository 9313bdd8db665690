import UIKit

class GridController: UIViewController {
    func makeSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        return section
    }
    func other(rows: Int) -> NSCollectionLayoutSection { makeSection() }
}
extension Catalogue {
    func promotions() -> NSCollectionLayoutSection { GridController().makeSection() }
}
