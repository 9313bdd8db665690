import UIKit

final class FeedController: UIViewController {
    private var source: UICollectionViewDiffableDataSource<Int, String>!
    override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
        view.addSubview(list)
        source = .init(collectionView: list) { _, _, _ in UICollectionViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(Realm.titles)
        source.apply(snapshot)
    }
    func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: rows(40)) }
}
