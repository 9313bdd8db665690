import UIKit

/// Stories as high as their text, one per row or two on a wide screen, in a custom layout class.
final class NewsFeedViewController: UIViewController, UICollectionViewDelegate {
    enum Section: Int, CaseIterable { case top, more }

    struct Story: Hashable {
        let number: Int
        let lines: Int
    }

    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()
    private(set) var opened: [Story] = []
    let searchController = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.pins.make { $0.edges() }
        collectionView.frame = view.bounds
        collectionView.delegate = self
        navigationItem.searchController = searchController
        tabBarItem = UITabBarItem(title: "News", image: UIImage(systemName: "newspaper"), tag: 1)
        apply([.top: [Story(number: 0, lines: 3)], .more: (1...6).map { Story(number: $0, lines: $0 % 3 + 1) }])
    }

    func apply(_ stories: [Section: [Story]]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Story>()
        for section in Section.allCases {
            snapshot.appendSections([section])
            snapshot.appendItems(stories[section] ?? [], toSection: section)
        }
        dataSource.apply(snapshot)
    }

    private func makeLayout() -> FeedLayout {
        FeedLayout { [unowned self] index, environment in
            let isWide = environment.container.effectiveContentSize.width > 500
            guard let section = self.dataSource.sectionIdentifier(for: index) else { return nil }
            let columns = section == .top || !isWide ? 1 : 2
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(48))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(48)),
                subitem: NSCollectionLayoutItem(layoutSize: size), count: columns)
            return NSCollectionLayoutSection(group: group).with { $0.interGroupSpacing = 10 }
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Story> {
        let cells = UICollectionView.CellRegistration<TextCell, Story> { cell, _, story in
            cell.label.text = Array(repeating: "text", count: story.lines).joined(separator: "\n")
        }
        return .init(collectionView: collectionView) { view, path, story in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: story)
        }
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        guard let story = dataSource.itemIdentifier(for: indexPath) else { return }
        opened.append(story)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// Looks up its sections in the view's data source.
final class FeedLayout: UICollectionViewCompositionalLayout {
    private typealias DataSource = UICollectionViewDiffableDataSource<
        NewsFeedViewController.Section, NewsFeedViewController.Story
    >

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let dataSource = collectionView?.dataSource as? DataSource
        return super.layoutAttributesForElements(in: rect)?.map { attributes in
            let section = dataSource?.sectionIdentifier(for: attributes.indexPath.section)
            if section == .top { attributes.zIndex = 5 }
            return attributes
        }
    }
}
