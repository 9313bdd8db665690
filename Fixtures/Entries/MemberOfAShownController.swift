import UIKit

final class FeedViewController: UIViewController {
    enum Section { case hero, rows }

    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) { list, path, _ in
        list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.hero, .rows])
        snapshot.appendItems([0], toSection: .hero)
        snapshot.appendItems([1, 2, 3], toSection: .rows)
        dataSource.apply(snapshot)
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            let height: CGFloat = dataSource.snapshot().sectionIdentifiers.first == .hero && index == 0 ? 200 : 50
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
    }

    /// A layout that asks its collection view.
    func makeFlow() -> UICollectionViewLayout { Flow() }
}

private final class Flow: UICollectionViewFlowLayout {
    override func prepare() {
        itemSize = CGSize(width: (collectionView?.bounds.width ?? 30) / 3, height: 40)
        (minimumInteritemSpacing, minimumLineSpacing) = (0, 0)
        super.prepare()
    }
}
