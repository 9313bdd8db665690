import UIKit

protocol GridStyle { static var height: CGFloat { get } }

/// A grid whose style is a type.
class GridLayout<Style: GridStyle>: UICollectionViewCompositionalLayout {
    convenience init() { self.init(section: GridSection<Style, Int>(items: []).section(columns: 3)) }
}

struct GridSection<Style: GridStyle, Item: Hashable> {
    let items: [Item]

    func section(columns: Int) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Style.height))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: columns))
    }

    static func banner() -> NSCollectionLayoutSection { GridSection(items: []).section(columns: 1) }
}
