import UIKit

final class WeakShelf: UIViewController {
    let height: CGFloat = 44

    override func viewDidLoad() {
        super.viewDidLoad()
        let shelf = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        shelf.content = LayoutContent(itemCounts: [3])
        view.addSubview(shelf)
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] _, _ in
            guard let self else { return nil }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(self.height))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            return NSCollectionLayoutSection(group: group)
        }
    }
}

final class UnownedShelf: UIViewController {
    let height: CGFloat = 44

    override func viewDidLoad() {
        super.viewDidLoad()
        let shelf = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        shelf.content = LayoutContent(itemCounts: [3])
        view.addSubview(shelf)
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] _, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(self.height))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            return NSCollectionLayoutSection(group: group)
        }
    }
}
