import UIKit

/// Icons with badges in their corners.
class BadgedIconsViewController: UIViewController {
    enum Section {
        case main
    }

    struct Icon: Hashable {
        let title: String
        let badgeCount: Int
        let identifier = UUID()
    }

    static let badgeElementKind = "badge-element-kind"

    var dataSource: UICollectionViewDiffableDataSource<Section, Icon>!
    var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Item Badges"
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        configureDataSource()
    }

    private func createLayout() -> UICollectionViewLayout {
        let badgeAnchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badgeSize = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: badgeSize, elementKind: BadgedIconsViewController.badgeElementKind, containerAnchor: badgeAnchor)

        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)

        let groupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<IconCell, Icon> { cell, _, icon in
            cell.label.text = icon.title
        }
        let badgeRegistration = UICollectionView.SupplementaryRegistration<BadgeView>(
            elementKind: BadgedIconsViewController.badgeElementKind
        ) { badgeView, _, indexPath in
            guard let icon = self.dataSource.itemIdentifier(for: indexPath) else { return }
            badgeView.label.text = "\(icon.badgeCount)"
            badgeView.isHidden = icon.badgeCount == 0
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Icon>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cellRegistration, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = {
            $0.dequeueConfiguredReusableSupplementary(using: badgeRegistration, for: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Icon>()
        snapshot.appendSections([.main])
        snapshot.appendItems((0..<18).map { Icon(title: "App \($0)", badgeCount: $0 % 4) })
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

class IconCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.textAlignment = .center
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = 1
    }

    required init?(coder: NSCoder) {
        fatalError("not implemented")
    }
}

class BadgeView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        backgroundColor = .systemGreen
        layer.cornerRadius = bounds.width / 2
    }

    required init?(coder: NSCoder) {
        fatalError("not implemented")
    }
}
