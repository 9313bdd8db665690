// The layout is drawn in its controller.
import UIKit

final class CardLayout: UICollectionViewCompositionalLayout {
    init() {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        super.init(section: NSCollectionLayoutSection(group: group), configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class CardsViewController: UICollectionViewController {
    init() { super.init(collectionViewLayout: CardLayout()) }
    required init?(coder: NSCoder) { fatalError() }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
}
