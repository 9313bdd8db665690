import UIKit

class GridController: UIViewController {
    private var heights: [CGFloat]!
    override func viewDidLoad() { heights = [30, 70] }
    func makeSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = heights[1]
        return section
    }
}
