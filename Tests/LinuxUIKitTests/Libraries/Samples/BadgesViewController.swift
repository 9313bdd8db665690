import UIKit

/// A grid whose items have badges, and whose section has a background.
class BadgesViewController: UIViewController {
    static let badgeKind = "badge-element-kind"
    static let backgroundKind = "background-element-kind"

    struct Model: Hashable {
        let title: String
        let badgeCount: Int
        let identifier = UUID()
    }

    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Model>! = nil
    private(set) var collectionView: UICollectionView! = nil
    private let models = [2, 0, 5, 0, 7].enumerated().map { Model(title: "Item \($0)", badgeCount: $1) }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Badges"
        configureHierarchy()
        configureDataSource()
    }

    private func createLayout() -> UICollectionViewLayout {
        let badgeAnchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: Self.badgeKind, containerAnchor: badgeAnchor)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        section.decorationItems = [.background(elementKind: Self.backgroundKind)]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: Self.backgroundKind)
        return layout
    }

    private func configureHierarchy() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let cells = UICollectionView.CellRegistration<TextCell, Model> { cell, _, model in
            cell.label.text = model.title
            cell.contentView.layer.borderColor = UIColor.black.cgColor
        }
        let badges = UICollectionView.SupplementaryRegistration<TextBadge>(elementKind: Self.badgeKind) {
            [weak self] badge, _, indexPath in
            guard let model = self?.dataSource.itemIdentifier(for: indexPath) else { return }
            badge.isHidden = model.badgeCount == 0
            badge.label.text = "\(model.badgeCount)"
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, model in
            collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: model)
        }
        dataSource.supplementaryViewProvider = { [weak self] _, _, indexPath in
            self?.collectionView.dequeueConfiguredReusableSupplementary(using: badges, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Model>()
        snapshot.appendSections([0])
        snapshot.appendItems(models)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

final class TextBadge: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.pins.make { $0.edges() }
        layer.cornerRadius = bounds.width / 2
    }

    required init?(coder: NSCoder) { fatalError("Not implemented") }

    override var frame: CGRect { didSet { layer.cornerRadius = bounds.width / 2 } }
}
