import UIKit
final class Rows {
    init(height: CGFloat) { self.height = height }
    let height: CGFloat
    func section() -> NSCollectionLayoutSection { rows(columns: 1, height: height) }
}
func rows(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: columns))
}
