import UIKit

@MainActor
final class AccountModel {
    var columns = 3
    var badges = ["Reader", "Writer", "Editor", "Printer", "Binder"]
}

/// Bound to the main actor by its base class, like the code it calls.
class AccountViewController: UIViewController {
    let model = AccountModel()
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.setCollectionViewLayout(createLayout(), animated: false)
        collectionView.dataSource = self
        view.addSubview(collectionView)
        model.columns += 1
    }

    private func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] _, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
                subitem: item, count: model.columns)
            return NSCollectionLayoutSection(group: group)
        }
    }
}

extension AccountViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.badges.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = UICollectionViewCell()
        cell.tag = model.badges[indexPath.item].count
        return cell
    }
}
