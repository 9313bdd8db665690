import Combine
import Core
import DesignSystem
import UIKit

final class HomeViewController: UIViewController {
    private enum Item: Hashable {
        case story(Story.ID)
        case forecast(hour: Int)
    }

    private let store: HomeStore
    private var observers: Set<AnyCancellable> = []
    private var refreshTask: Task<Void, Never>?

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<HomeSection, Item>!

    init(store: HomeStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit { refreshTask?.cancel() }

    override func loadView() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = String(localized: "Newsstand", bundle: .module)
        configureDataSource()

        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        collectionView.refreshControl = control

        store.$stories
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.apply($0) }
            .store(in: &observers)
        store.$isRefreshing
            .filter { !$0 }
            .sink { [weak control] _ in control?.endRefreshing() }
            .store(in: &observers)
        refresh()
    }

    private func refresh() {
        refreshTask?.cancel()
        refreshTask = Task { [store] in await store.refresh() }
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            self?.dataSource.sectionIdentifier(for: index)?.layout(environment: environment)
        }
    }

    private func configureDataSource() {
        let story = UICollectionView.CellRegistration<StoryCell, Story.ID> { [store] cell, _, id in
            cell.hosted.story = store.stories.values.joined().first { $0.id == id }
        }
        let forecast = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, hour in
            var content = cell.defaultContentConfiguration()
            content.text = "\(hour):00"
            content.image = UIImage(systemName: "cloud.sun")
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] view, _, indexPath in
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = dataSource.sectionIdentifier(for: indexPath.section)?.title
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
            switch item {
            case .story(let id): return collectionView.dequeueConfiguredReusableCell(using: story, for: indexPath, item: id)
            case .forecast(let hour): return collectionView.dequeueConfiguredReusableCell(using: forecast, for: indexPath, item: hour)
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    private func apply(_ stories: [Edition: [Story]]) {
        var snapshot = NSDiffableDataSourceSnapshot<HomeSection, Item>()
        if let lead = stories[.world]?.first {
            snapshot.appendSections([.top])
            snapshot.appendItems([.story(lead.id)])
        }
        snapshot.appendSections([.weather])
        snapshot.appendItems((6..<24).map { .forecast(hour: $0) })
        for edition in Edition.allCases {
            snapshot.appendSections([.edition(edition)])
            snapshot.appendItems((stories[edition] ?? []).dropFirst().map { .story($0.id) })
        }
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }
}
