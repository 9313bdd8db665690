import SwiftUI
import UIKit

final class FeedViewController: UIViewController {
    private enum Section: Int, CaseIterable {
        case recent, archive

        func layout(environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
            switch self {
            case .recent: .recent(environment)
            case .archive: .archive(environment)
            }
        }
    }

    private let model: FeedModel
    private let collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
            Section(rawValue: index)?.layout(environment: environment)
        })
    private lazy var dataSource = makeDataSource()

    init(model: FeedModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Postcards", comment: "Title of the feed")
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { [unowned self] _ in compose() })
        Task { await model.load() }
        observe()
    }

    private func observe() {
        withObservationTracking {
            apply(model.postcards)
        } onChange: {
            Task { @MainActor [weak self] in self?.observe() }
        }
    }

    private func apply(_ postcards: [Postcard]) {
        contentUnavailableConfiguration = postcards.isEmpty ? UIContentUnavailableConfiguration.loading() : nil
        var snapshot = NSDiffableDataSourceSnapshot<Section, Postcard.ID>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(postcards.prefix(2).map(\.id), toSection: .recent)
        snapshot.appendItems(postcards.dropFirst(2).map(\.id), toSection: .archive)
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Postcard.ID> {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Postcard.ID> { [model] cell, _, id in
            guard let postcard = model.postcards.first(where: { $0.id == id }) else { return }
            cell.contentConfiguration = UIHostingConfiguration {
                VStack(alignment: .leading) {
                    Text(postcard.place).font(.headline)
                    Text(postcard.summary).foregroundStyle(.secondary)
                }
            }
            .margins(.all, 12)
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.listCell().updated(for: state)
                background.cornerRadius = 16
                background.backgroundColor = state.isSelected ? .tintColor : .secondarySystemGroupedBackground
                cell.backgroundConfiguration = background
            }
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
    }

    private func compose() {
        let controller = ComposeViewController()
        if let sheet = controller.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        present(controller, animated: true)
    }
}

private extension NSCollectionLayoutSection {
    static func recent(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(200)), repeatingSubitem: item, count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 16
        section.contentInsets = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items where item.representedElementCategory == .cell {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                let scale = max(1 - distance / environment.container.contentSize.width * 0.2, 0.85)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }

    static func archive(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .none
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Burn") { _, _, done in done(true) }])
        }
        return .list(using: configuration, layoutEnvironment: environment)
    }
}

#Preview("Feed") {
    UINavigationController(rootViewController: FeedViewController(model: FeedModel(client: .preview, postcards: Postcard.samples)))
}
