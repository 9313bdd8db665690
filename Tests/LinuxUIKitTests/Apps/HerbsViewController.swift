import UIKit

class HerbsViewController: UIViewController {
    private enum Section: CaseIterable {
        case herbs, roots
    }

    private lazy var collectionView: UICollectionView = {
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        return collectionView
    }()
    private var dataSource: UICollectionViewDiffableDataSource<Section, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = UIListContentConfiguration.cell()
            content.text = name
            content.image = UIImage(systemName: "leaf")
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, name in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(["Basil", "Chives", "Dill", "Fennel"], toSection: .herbs)
        snapshot.appendItems(["Beetroot", "Carrot", "Parsnip", "Radish", "Turnip"], toSection: .roots)
        dataSource?.apply(snapshot, animatingDifferences: true)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        configuration.backgroundColor = .systemGroupedBackground
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let self, let name = self.dataSource?.itemIdentifier(for: indexPath) else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                self.delete(name)
                completion(true)
            }
            delete.backgroundColor = .systemRed
            return UISwipeActionsConfiguration(actions: [delete])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func delete(_ name: String) {
        guard var snapshot = dataSource?.snapshot() else { return }
        snapshot.deleteItems([name])
        dataSource?.apply(snapshot)
    }
}
