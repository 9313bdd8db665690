import UIKit

final class GridController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Analytics.track("grid")
    }
    func makeSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Metric.rowHeight))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = Metric.gap
        return section
    }
}
