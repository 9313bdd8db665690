import UIKit

/// Settings as an inset grouped list with headers, in a subclass of the collection view controller.
final class AccountSettingsViewController: UICollectionViewController {
    private enum Section: String, CaseIterable {
        case profile = "Profile"
        case notifications = "Notifications"
        case about = "About"
    }

    private struct Setting: Hashable {
        let title: String
        var value: String?
        let id = UUID()
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, Setting>!

    init() {
        super.init(collectionViewLayout: Self.makeLayout())
        title = "Account"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = makeDataSource()
        dataSource.apply(makeSnapshot(), animatingDifferences: false)
    }

    private static func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Setting> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> { cell, _, setting in
            var content = UIListContentConfiguration.valueCell()
            content.text = setting.title
            content.secondaryText = setting.value
            cell.contentConfiguration = content
            cell.accessories = setting.value == nil ? [.disclosureIndicator()] : []
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, indexPath in
            guard let section = self?.dataSource.sectionIdentifier(for: indexPath.section) else { return }
            var content = UIListContentConfiguration.groupedHeader()
            content.text = section.rawValue
            header.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, Setting>(collectionView: collectionView) {
            collectionView, indexPath, setting in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: setting)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Section, Setting> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Setting>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([Setting(title: "Name", value: "Ada"), Setting(title: "Password")], toSection: .profile)
        snapshot.appendItems(
            ["Messages", "Mentions", "Digest"].map { Setting(title: $0) }, toSection: .notifications)
        snapshot.appendItems([Setting(title: "Version", value: "2.1")], toSection: .about)
        return snapshot
    }
}
