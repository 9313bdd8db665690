import UIKit

final class ShopController: UICollectionViewController {
    private lazy var source = ShopSource()
    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            if index == 0 { section.contentInsets.top = 10 }
            return section
        })
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = source
    }
}
