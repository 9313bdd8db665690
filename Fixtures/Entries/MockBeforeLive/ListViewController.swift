import UIKit
final class ListViewController: UICollectionViewController {
    private let service: Servicing
    init(service: Servicing) {
        self.service = service
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    }
    required init?(coder: NSCoder) { fatalError() }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { service.items().count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
}
