import UIKit
import Realm

func grid(columns: Int) -> UICollectionViewLayout {
    UIView().fill()
    Realm.open()
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: columns)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

final class GridController: UIViewController {
    init(photo: Photo) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        Realm.open()
        view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: layout()))
    }
    func layout() -> UICollectionViewLayout { make() }
    private func make() -> UICollectionViewLayout { UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)) }
}
