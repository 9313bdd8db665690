import UIKit

/// Layouts that tests share.
func fullSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
}

func row(height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
}

func rows(height: CGFloat = 50) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: fullSize())
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: row(height: height), subitems: [item]))
}

/// A view of 300 × 600 points.
func collectionView(_ section: NSCollectionLayoutSection = rows()) -> UICollectionView {
    UICollectionView(frame: CGRect(0, 0, 300, 600), collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
}

/// The cells' frames on a screen of 300 × 600 points.
func frames(_ layout: UICollectionViewLayout, items: [Int]) -> [CGRect] {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 600)
    let view = UICollectionView(frame: bounds, collectionViewLayout: layout)
    view.content = LayoutContent(itemCounts: items)
    view.layoutIfNeeded()
    let cells = (layout.layoutAttributesForElements(in: bounds) ?? []).filter { $0.representedElementCategory == .cell }
    return cells.sorted { $0.indexPath < $1.indexPath }.map(\.frame)
}

func frames(_ section: NSCollectionLayoutSection, items: Int) -> [CGRect] {
    frames(UICollectionViewCompositionalLayout(section: section), items: [items])
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
