import Combine
import UIKit

struct Episode: Hashable, Identifiable {
    let id: Int
    let title: String
    let minutes: Int
}

final class PodcastViewModel: ObservableObject {
    @Published private(set) var episodes: [Episode] = []
    @Published var query = ""
    let errors = PassthroughSubject<Error, Never>()

    private var cancellables = Set<AnyCancellable>()
    private let all = CurrentValueSubject<[Episode], Never>([])

    init() {
        Publishers.CombineLatest(all, $query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates())
            .map { episodes, query in query.isEmpty ? episodes : episodes.filter { $0.title.contains(query) } }
            .receive(on: DispatchQueue.main)
            .assign(to: &$episodes)
    }

    func load() {
        Just(["Tides", "Old Maps", "The Lighthouse", "Rain"])
            .setFailureType(to: Error.self)
            .tryMap { titles in titles.enumerated().map { Episode(id: $0.offset, title: $0.element, minutes: 20 + $0.offset) } }
            .sink(receiveCompletion: { [weak self] completion in
                if case .failure(let error) = completion { self?.errors.send(error) }
            }, receiveValue: { [weak self] episodes in
                self?.all.send(episodes)
            })
            .store(in: &cancellables)
    }
}

/// Episodes that a view model publishes.
final class PodcastViewController: UIViewController {
    private enum Section { case episodes }

    private let viewModel = PodcastViewModel()
    private var cancellables: Set<AnyCancellable> = []
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Episodes"
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        bind()
        viewModel.load()
    }

    private func bind() {
        viewModel.$episodes
            .receive(on: RunLoop.main)
            .sink { [weak self] episodes in self?.apply(episodes) }
            .store(in: &cancellables)
        viewModel.errors
            .map(\.localizedDescription)
            .sink { print($0) }
            .store(in: &cancellables)
    }

    private func apply(_ episodes: [Episode]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Episode>()
        snapshot.appendSections([.episodes])
        snapshot.appendItems(episodes)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(72))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Episode> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Episode> { cell, _, episode in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = episode.title
            content.secondaryText = "\(episode.minutes) min"
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, episode in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: episode)
        }
    }
}
