import Combine
import UIKit

@MainActor
final class SkyViewController: UIViewController {
    private typealias Section = SkyViewModel.Section

    private let viewModel: SkyViewModel
    private var subscriptions = Set<AnyCancellable>()
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Star.ID>!

    init(viewModel: SkyViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        traitOverrides.userInterfaceStyle = .dark
        view.backgroundColor = .black
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.makeLayout(for: { [weak self] in
            self?.viewModel.sections.map(\.0) ?? []
        }))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundView = StarfieldView()
        view.addSubview(collectionView)
        configureDataSource()
        viewModel.$sections.sink { [unowned self] in apply($0) }.store(in: &subscriptions)
        Task { try? await viewModel.load() }
        navigationItem.trailingItemGroups = [
            UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(image: UIImage(systemName: "book"), primaryAction: UIAction { [weak self] _ in
                self?.showJournal()
            })], representativeItem: nil),
        ]
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<StarCell, Star.ID> { [viewModel] cell, _, id in
            cell.star = viewModel.sections.lazy.flatMap(\.1).first { $0.id == id }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, id in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
        }
    }

    private func apply(_ sections: [(Section, [Star])]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Star.ID>()
        for (section, stars) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(stars.map(\.id), toSection: section)
        }
        dataSource.apply(snapshot)
    }

    private func showJournal() {
        let journal = JournalViewController()
        journal.modalPresentationStyle = .pageSheet
        journal.sheetPresentationController?.detents = [.custom { $0.maximumDetentValue * 0.4 }, .large()]
        journal.sheetPresentationController?.preferredCornerRadius = 24
        present(journal, animated: true)
    }
}

// MARK: - Layout

extension SkyViewController {
    static func makeLayout(for sections: @escaping () -> [SkyViewModel.Section]) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let sections = sections()
            guard sections.indices.contains(index) else { return constellationSection(environment) }
            return switch sections[index] {
            case .tonight: tonightSection()
            case .constellation: constellationSection(environment)
            case .footer: footerSection()
            }
        }
    }

    static func tonightSection(itemHeight: CGFloat = 280) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(itemHeight))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.orthogonalScrollingProperties.decelerationRate = .normal
        return section
    }

    private static func constellationSection(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = environment.container.effectiveContentSize.width >= 600 ? 6 : 4
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalWidth(1 / CGFloat(columns))))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .uniformAcrossSiblings(estimate: 100)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    private static func footerSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
}

#Preview {
    SkyViewController(viewModel: SkyViewModel())
}
