import UIKit

/// A sidebar with an outline, from snapshots of its sections.
class LibrarySidebarViewController: UIViewController {
    private enum Section: Int, CaseIterable {
        case library, collections
    }

    private struct Item: Hashable {
        let title: String
        let symbol: String
        private let identifier = UUID()
    }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Library"
        navigationItem.largeTitleDisplayMode = .always
        configureCollectionView()
        configureDataSource()
        applyInitialSnapshots()
    }

    private func configureCollectionView() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.backgroundColor = .systemGroupedBackground
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, layoutEnvironment in
            var config = UICollectionLayoutListConfiguration(appearance: .sidebar)
            config.headerMode = section == 0 ? .none : .firstItemInSection
            return NSCollectionLayoutSection.list(using: config, layoutEnvironment: layoutEnvironment)
        }
    }

    private func configureDataSource() {
        let headerRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = UIListContentConfiguration.sidebarHeader()
            content.text = item.title
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure()]
        }
        let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = UIListContentConfiguration.sidebarCell()
            content.text = item.title
            content.image = UIImage(systemName: item.symbol)
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
            collectionView, indexPath, item in
            if indexPath.section == 1, indexPath.item == 0 {
                return collectionView.dequeueConfiguredReusableCell(using: headerRegistration, for: indexPath, item: item)
            }
            return collectionView.dequeueConfiguredReusableCell(using: rowRegistration, for: indexPath, item: item)
        }
    }

    private func applyInitialSnapshots() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)

        var library = NSDiffableDataSourceSectionSnapshot<Item>()
        library.append([
            Item(title: "Recent", symbol: "clock"), Item(title: "Favourites", symbol: "star"),
            Item(title: "Archive", symbol: "archivebox"),
        ])
        dataSource.apply(library, to: .library, animatingDifferences: false)

        var collections = NSDiffableDataSourceSectionSnapshot<Item>()
        let header = Item(title: "Collections", symbol: "folder")
        let trips = Item(title: "Trips", symbol: "airplane")
        collections.append([header])
        collections.append([trips, Item(title: "Receipts", symbol: "doc")], to: header)
        collections.append([Item(title: "Lisbon", symbol: "map"), Item(title: "Oslo", symbol: "map")], to: trips)
        collections.expand([header])
        dataSource.apply(collections, to: .collections, animatingDifferences: false)
    }
}
