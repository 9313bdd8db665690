import UIKit

final class BrowseViewController: UIViewController {
    enum SectionKind: Int, CaseIterable {
        case featured, continents, photos

        var section: NSCollectionLayoutSection {
            switch self {
            case .featured: return LayoutFactory.featured()
            case .continents: return LayoutFactory.grid(columns: 3)
            case .photos: return LayoutFactory.waterfall(heights: Photo.samples.map(\.height))
            }
        }
    }

    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    var dataSource: UICollectionViewDiffableDataSource<SectionKind, Place>!

    private let layout: SnappingCompositionalLayout = {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 8
        return SnappingCompositionalLayout(sectionProvider: { index, _ in SectionKind(rawValue: index)?.section }, configuration: configuration)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
        dataSource.apply(.places)
    }
}

// MARK: - Set-up

private extension BrowseViewController {
    func setUp() {
        view.addSubview(collectionView)
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.contentInset.top = 12
        let cell = UICollectionView.CellRegistration<PlaceCell, Place> { $0.place = $2 }
        let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: "badge") { badge, _, path in
            badge.count = path.item
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView, cellProvider: {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        })
        dataSource.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: badge, for: $2) }
    }
}

private extension NSDiffableDataSourceSnapshot where SectionIdentifierType == BrowseViewController.SectionKind, ItemIdentifierType == Place {
    static var places: Self {
        var snapshot = Self()
        snapshot.appendSections(BrowseViewController.SectionKind.allCases)
        snapshot.appendItems(["Andes", "Alps", "Atlas"].map { Place(name: $0) }, toSection: .featured)
        snapshot.appendItems(["Africa", "Asia", "Europe", "Oceania"].map { Place(name: $0) }, toSection: .continents)
        snapshot.appendItems(Photo.samples.map { Place(name: $0.title) }, toSection: .photos)
        return snapshot
    }
}
