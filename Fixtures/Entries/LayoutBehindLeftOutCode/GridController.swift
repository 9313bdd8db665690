import UIKit

final class GridController: UIViewController, UICollectionViewDataSource {
    @IBOutlet var list: UICollectionView!
    override func viewDidLoad() {
        super.viewDidLoad()
        Realm.open {
            self.list.dataSource = self
            self.list.collectionViewLayout = self.layout()
        }
    }
    func layout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
}
