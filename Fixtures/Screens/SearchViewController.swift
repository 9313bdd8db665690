import UIKit

/// A search before anything is typed: chips that scroll sideways, and recent searches.
final class SearchViewController: UIViewController, UICollectionViewDataSource {
    private let topics = ["All", "Restaurants", "Cafés", "Museums", "Parks", "Bakeries", "Markets"]
    private let recent = ["ramen near the station", "flower market", "open on Sunday", "quiet place to read", "swimming"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Search"
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Places, people, guides"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = self
        collectionView.register(ChipCell.self, forCellWithReuseIdentifier: "chip")
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        collectionView.register(
            UICollectionViewListCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.addSubview(collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            guard index == 0 else {
                var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
                configuration.headerMode = .supplementary
                return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            }
            let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(36))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 8
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            return section
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? topics.count : recent.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        if indexPath.section == 0 {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath) as! ChipCell
            cell.show(topics[indexPath.item], isChosen: indexPath.item == 0)
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! UICollectionViewListCell
        var content = cell.defaultContentConfiguration()
        content.text = recent[indexPath.item]
        content.image = UIImage(systemName: "clock")
        content.imageProperties.tintColor = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessories = [.delete(displayed: .whenEditing), .disclosureIndicator()]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        var content = UIListContentConfiguration.plainHeader()
        content.text = "Recent"
        (header as! UICollectionViewListCell).contentConfiguration = content
        return header
    }
}

final class ChipCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 18
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ text: String, isChosen: Bool) {
        label.text = text
        label.textColor = isChosen ? .systemBackground : .label
        contentView.backgroundColor = isChosen ? .label : .systemBackground
        contentView.layer.borderWidth = isChosen ? 0 : 1
        contentView.layer.borderColor = UIColor.separator.cgColor
    }
}
