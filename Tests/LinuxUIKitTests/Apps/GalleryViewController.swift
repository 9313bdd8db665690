import UIKit

final class GalleryViewController: UIViewController {
    struct Album: Hashable {
        let name: String
        let columns: Int
    }

    struct Photo: Hashable {
        let id = UUID()
    }

    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private lazy var dataSource = makeDataSource()

    private lazy var layout = UICollectionViewCompositionalLayout { [unowned self] sectionIndex, _ in
        guard let album = dataSource.sectionIdentifier(for: sectionIndex) else { return nil }
        let fraction = 1 / CGFloat(album.columns)
        let inset: CGFloat = 2.5

        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .uniform(inset)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(fraction)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .uniform(inset)
        section.boundarySupplementaryItems += [.estimatedHeader()]
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<Album, Photo>()
        for (name, columns) in [("Spring", 3), ("Summer", 4), ("Autumn", 5)] {
            let album = Album(name: name, columns: columns)
            snapshot.appendSections([album])
            snapshot.appendItems((0...columns).map { _ in Photo() }, toSection: album)
        }
        dataSource.apply(snapshot)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Album, Photo> {
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Photo> { cell, _, _ in
            cell.contentView.backgroundColor = .systemTeal
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = self.dataSource.snapshot().sectionIdentifiers[indexPath.section].name
            header.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Album, Photo>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
        return dataSource
    }
}
