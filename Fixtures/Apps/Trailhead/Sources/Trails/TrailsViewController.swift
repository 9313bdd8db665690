import Combine
import UIKit

final class TrailsViewController: UIViewController {
    typealias Section = TrailsViewModel.Section
    typealias DataSource = UICollectionViewDiffableDataSource<Section, Trail>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Trail>

    var onSelect: ((Trail) -> Void)?

    private let viewModel: TrailsViewModel
    private var cancellables = Set<AnyCancellable>()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private lazy var dataSource = makeDataSource()

    private lazy var layout: UICollectionViewCompositionalLayout = {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 24
        return UICollectionViewCompositionalLayout(sectionProvider: { [unowned self] index, environment in
            switch Section(rawValue: index) {
            case .featured?: return self.featuredSection(environment)
            case .nearby?: return self.nearbySection()
            case nil: return nil
            }
        }, configuration: configuration)
    }()

    init(viewModel: TrailsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = "Trails"
        tabBarItem.image = UIImage(systemName: "figure.walk")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.fill(view)
        collectionView.delegate = self
        collectionView.register(TrailCell.self, forCellWithReuseIdentifier: "trail")
        configureSearch()

        viewModel.$state
            .sink { [weak self] state in self?.render(state) }
            .store(in: &cancellables)
        viewModel.load()
    }

    private func configureSearch() {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        definesPresentationContext = true
    }

    private func render(_ state: TrailsViewModel.State) {
        guard case .loaded(let sections) = state else { return }
        var snapshot = Snapshot()
        snapshot.appendSections(Section.allCases)
        for (section, trails) in sections {
            snapshot.appendItems(trails, toSection: section)
        }
        dataSource.apply(snapshot)
    }

    private func makeDataSource() -> DataSource {
        DataSource(collectionView: collectionView) { collectionView, indexPath, trail in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "trail", for: indexPath) as! TrailCell
            cell.update(with: trail)
            return cell
        }
    }

    private func featuredSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isWide = environment.traitCollection.horizontalSizeClass == .regular
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(isWide ? 0.45 : 0.9), heightDimension: .absolute(240)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        return section
    }

    private func nearbySection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(88))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        section.contentInsets = .init(top: 0, leading: 20, bottom: 20, trailing: 20)
        section.interGroupSpacing = 1
        return section
    }
}

extension TrailsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        dataSource.itemIdentifier(for: indexPath).map { onSelect?($0) }
    }
}

extension TrailsViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        viewModel.query.value = searchController.searchBar.text ?? ""
    }
}
