import UIKit

/// Chips of their own widths in rows, below a field that filters them.
final class FilterChipsViewController: UIViewController {
    private let all = ["Vegetarian", "Under 30 min", "Soup", "Bread", "Gluten-free", "One pot", "Summer", "Cold"]
    private let field = UITextField()
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<String, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Filter"
        field.addTarget(self, action: #selector(filterChanged), for: .editingChanged)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        view.addSubview(field)
        view.addSubview(collectionView)
        let tap = UITapGestureRecognizer(target: self, action: #selector(endEditing))
        view.addGestureRecognizer(tap)

        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, chip in
            var content = UIListContentConfiguration.cell()
            content.text = chip
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, chip in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: chip)
        }
        apply(filter: "")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets.top
        field.frame = CGRect(x: 16, y: safe + 8, width: view.bounds.width - 32, height: 36)
        collectionView.frame = CGRect(
            x: 0, y: field.frame.maxY + 8, width: view.bounds.width, height: view.bounds.height - field.frame.maxY - 8)
    }

    @objc private func filterChanged() { apply(filter: field.text ?? "") }

    @objc private func endEditing() { view.endEditing(true) }

    private func apply(filter: String) {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["chips"])
        snapshot.appendItems(all.filter { filter.isEmpty || $0.contains(filter) })
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(110), heightDimension: .absolute(34))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(34)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
        row.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: row)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
