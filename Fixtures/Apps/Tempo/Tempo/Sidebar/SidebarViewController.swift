import UIKit

final class SidebarViewController: UICollectionViewController {
    enum Section: Hashable { case main, folders }

    struct Item: Hashable {
        let title: String
        let symbol: String
        var children: [Item] = []
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
            configuration.headerMode = section == 0 ? .none : .firstItemInSection
            configuration.showsSeparators = false
            return .list(using: configuration, layoutEnvironment: environment)
        })
        title = "Tempo"
        clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureDataSource()
        applyInitialSnapshots()
    }

    private func configureDataSource() {
        let header = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = UIListContentConfiguration.sidebarHeader()
            content.text = item.title
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = UIListContentConfiguration.sidebarCell()
            content.text = item.title
            content.image = UIImage(systemName: item.symbol)
            content.imageProperties.tintColor = .systemOrange
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: item.children.isEmpty ? row : header, for: indexPath, item: item)
        }
    }

    private func applyInitialSnapshots() {
        var main = NSDiffableDataSourceSectionSnapshot<Item>()
        main.append([Item(title: "Sessions", symbol: "metronome"), Item(title: "Statistics", symbol: "chart.bar")])
        dataSource.apply(main, to: .main, animatingDifferences: false)

        let folder = Item(title: "Setlists", symbol: "folder", children: [
            Item(title: "Friday", symbol: "music.note.list"), Item(title: "Practice", symbol: "music.note.list"),
        ])
        var folders = NSDiffableDataSourceSectionSnapshot<Item>()
        folders.append([folder])
        folders.append(folder.children, to: folder)
        folders.expand([folder])
        dataSource.apply(folders, to: .folders, animatingDifferences: false)
    }
}
