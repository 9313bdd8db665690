import UIKit

class MosaicViewController: UIViewController {
    enum Version {
        case plain
        case twoSubitems
        case withHeader
        case paging
    }

    let version: Version
    private(set) var collectionView: UICollectionView!

    init(version: Version) {
        self.version = version
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
        collectionView.frame = view.frame
        view.addSubview(collectionView)
        collectionView.dataSource = self
    }

    private var inset: CGFloat {
        switch version {
        case .plain, .twoSubitems: return 0
        case .withHeader, .paging: return 2.5
        }
    }

    func createLayout() -> UICollectionViewLayout {
        // The large photo on the left.
        let largeItem = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5),
                heightDimension: .fractionalHeight(1)))
        largeItem.contentInsets = .uniform(inset)

        // The small ones beside it.
        let smallItem = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(0.5)))
        smallItem.contentInsets = .uniform(inset)
        let nestedGroup = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25),
                heightDimension: .fractionalHeight(1)),
            subitems: [smallItem])

        let outerSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .fractionalWidth(0.5))
        let subitems: [NSCollectionLayoutItem]
        if version == .twoSubitems {
            subitems = [largeItem, nestedGroup]
        } else {
            subitems = [largeItem, nestedGroup, nestedGroup]
        }
        let outerGroup = NSCollectionLayoutGroup.horizontal(layoutSize: outerSize, subitems: subitems)

        let section = NSCollectionLayoutSection(group: outerGroup)
        section.contentInsets = .uniform(inset)
        if version == .withHeader || version == .paging {
            section.boundarySupplementaryItems = [.estimatedHeader()]
        }
        if version == .paging {
            section.orthogonalScrollingBehavior = .groupPaging
        }
        return UICollectionViewCompositionalLayout(section: section)
    }
}

extension MosaicViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        switch version {
        case .plain: return 7
        case .twoSubitems: return 6
        case .withHeader, .paging: return 10
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}
