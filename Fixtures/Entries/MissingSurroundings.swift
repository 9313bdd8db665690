import Realm
import UIKit

final class ShopController: UIViewController, UICollectionViewDataSource {
    @IBOutlet private weak var list: UICollectionView!
    @IBOutlet weak var titleLabel: UILabel!
    private let store: RealmStore

    init(store: RealmStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = store.title
        list.dataSource = self
        list.collectionViewLayout = UICollectionViewCompositionalLayout(section: Self.section())
    }
    static func section() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        section.boundarySupplementaryItems = [
            .init(layoutSize: size, elementKind: RealmHeader.kind, alignment: .top)
        ]
        return section
    }
    func sidebar() -> NSCollectionLayoutSection {
        precondition(list.numberOfSections == 7)
        return Self.section()
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = RealmCell.dequeue(collectionView, indexPath)
        cell.fill(store)
        return cell
    }
}
