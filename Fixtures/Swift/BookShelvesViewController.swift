import UIKit

/// Shelves that scroll sideways, each with a header.
class BookShelvesViewController: UIViewController {
    struct Book: Hashable {
        let title: String
        let author: String
        let identifier = UUID()

        func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    }

    struct Shelf: Hashable {
        let title: String
        let books: [Book]
    }

    static let titleElementKind = "shelf-title"

    private var collectionView: UICollectionView! = nil
    private var dataSource: UICollectionViewDiffableDataSource<Shelf, Book>! = nil
    private let shelves = [
        Shelf(title: "New", books: ["Tides", "Granite", "The Long Field", "Salt"].map { Book(title: $0, author: "R. Vale") }),
        Shelf(title: "Read again", books: ["Ferns", "Harbour", "Night Bus"].map { Book(title: $0, author: "M. Ode") }),
        Shelf(title: "Poetry", books: ["Small Hours", "Weather"].map { Book(title: $0, author: "K. Lund") }),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        configureDataSource()
    }

    private func createLayout() -> UICollectionViewLayout {
        let sectionProvider = { (sectionIndex: Int,
            layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            let itemSize = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
            let item = NSCollectionLayoutItem(layoutSize: itemSize)

            // If there is room for two books beside each other, they are narrower.
            let groupFraction: CGFloat = layoutEnvironment.container.effectiveContentSize.width > 500 ? 0.425 : 0.85
            let groupSize = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(groupFraction), heightDimension: .absolute(160))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
            section.interGroupSpacing = 20
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)

            let titleSize = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44))
            let title = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: titleSize, elementKind: BookShelvesViewController.titleElementKind, alignment: .top)
            section.boundarySupplementaryItems = [title]
            return section
        }

        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = 20
        return UICollectionViewCompositionalLayout(sectionProvider: sectionProvider, configuration: config)
    }

    private func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<BookCell, Book> { cell, _, book in
            cell.titleLabel.text = book.title
            cell.authorLabel.text = book.author
        }
        let titleRegistration = UICollectionView.SupplementaryRegistration<ShelfTitleView>(
            elementKind: BookShelvesViewController.titleElementKind
        ) { [unowned self] view, _, indexPath in
            view.label.text = self.dataSource.snapshot().sectionIdentifiers[indexPath.section].title
        }
        dataSource = UICollectionViewDiffableDataSource<Shelf, Book>(collectionView: collectionView) {
            collectionView, indexPath, book in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: book)
        }
        dataSource.supplementaryViewProvider = { [unowned self] _, _, indexPath in
            self.collectionView.dequeueConfiguredReusableSupplementary(using: titleRegistration, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, Book>()
        for shelf in shelves {
            snapshot.appendSections([shelf])
            snapshot.appendItems(shelf.books)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

final class BookCell: UICollectionViewCell {
    let titleLabel = UILabel()
    let authorLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontForContentSizeCategory = true
        authorLabel.font = .preferredFont(forTextStyle: .caption1)
        authorLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [titleLabel, authorLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        contentView.layer.cornerRadius = 8
        contentView.backgroundColor = .secondarySystemBackground
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class ShelfTitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .preferredFont(forTextStyle: .title3)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError()
    }
}
