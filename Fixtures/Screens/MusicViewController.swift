import UIKit

/// The first tab of a music app: shelves of albums above a player that is always there.
final class MusicTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let listen = UINavigationController(rootViewController: MusicViewController())
        listen.navigationBar.prefersLargeTitles = true
        listen.tabBarItem = UITabBarItem(title: "Listen", image: UIImage(systemName: "play.circle.fill"), tag: 0)
        let others = [("Radio", "radio"), ("Library", "square.stack"), ("Search", "magnifyingglass")].enumerated().map { index, tab in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: tab.0, image: UIImage(systemName: tab.1), tag: index + 1)
            return controller
        }
        viewControllers = [listen] + others
        tabBar.tintColor = .systemPink
    }
}

final class MusicViewController: UIViewController {
    private struct Album: Hashable {
        let title: String
        let artist: String
    }

    private let shelves: [(String, [Album])] = [
        ("Recently Played", [
            Album(title: "Blue Hours", artist: "The Lanterns"), Album(title: "North of Here", artist: "Ida Holm"),
            Album(title: "Paper Boats", artist: "Quiet Harbour"), Album(title: "Kiosk", artist: "Ottolinger"),
        ]),
        ("Made for You", [
            Album(title: "Morning Mix", artist: "Updated today"), Album(title: "Deep Focus", artist: "25 songs"),
            Album(title: "Long Drive", artist: "40 songs"),
        ]),
    ]

    private let player = MiniPlayer()
    private var dataSource: UICollectionViewDiffableDataSource<String, Album>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Listen Now"
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        addPlayer()
        let cell = UICollectionView.CellRegistration<AlbumCell, Album> { cell, _, album in cell.show(album.title, album.artist) }
        let header = UICollectionView.SupplementaryRegistration<ShelfHeader>(elementKind: "header") { [shelves] header, _, path in
            header.label.text = shelves[path.section].0
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, album in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: album)
        }
        dataSource.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
        var snapshot = NSDiffableDataSourceSnapshot<String, Album>()
        for (title, albums) in shelves {
            snapshot.appendSections([title])
            snapshot.appendItems(albums)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func addPlayer() {
        player.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(player)
        NSLayoutConstraint.activate([
            player.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            player.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            player.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            player.heightAnchor.constraint(equalToConstant: 56),
        ])
    }

    private func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(160), heightDimension: .absolute(204)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 20, bottom: 20, trailing: 20)
        section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            elementKind: "header", alignment: .top)]
        return UICollectionViewCompositionalLayout(section: section)
    }
}

final class ShelfHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = UIFont.systemFont(ofSize: 22, weight: .bold)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 6), label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
            label.leadingAnchor.constraint(equalTo: leadingAnchor), label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class AlbumCell: UICollectionViewCell {
    private let cover = UIImageView(image: UIImage(named: "cover"))
    private let title = UILabel()
    private let artist = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        cover.contentMode = .scaleAspectFill
        cover.backgroundColor = .secondarySystemFill
        cover.layer.cornerRadius = 8
        cover.clipsToBounds = true
        title.font = .systemFont(ofSize: 15)
        artist.font = .systemFont(ofSize: 13)
        artist.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [cover, title, artist])
        stack.axis = .vertical
        stack.setCustomSpacing(6, after: cover)
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
        cover.heightAnchor.constraint(equalTo: cover.widthAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ title: String, _ artist: String) {
        self.title.text = title
        self.artist.text = artist
    }
}

final class MiniPlayer: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        let cover = UIImageView(image: UIImage(systemName: "music.note"))
        cover.contentMode = .center
        cover.tintColor = .systemPink
        cover.backgroundColor = .tertiarySystemFill
        cover.layer.cornerRadius = 6
        let title = UILabel()
        title.text = "Lighthouse"
        title.font = .systemFont(ofSize: 16)
        let play = UIButton(type: .system)
        play.setImage(UIImage(systemName: "play.fill"), for: .normal)
        let next = UIButton(type: .system)
        next.setImage(UIImage(systemName: "forward.fill"), for: .normal)
        for button in [play, next] { button.tintColor = .label }
        let stack = UIStackView(arrangedSubviews: [cover, title, play, next])
        stack.spacing = 12
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            cover.widthAnchor.constraint(equalToConstant: 40), cover.heightAnchor.constraint(equalToConstant: 40),
            play.widthAnchor.constraint(equalToConstant: 32), next.widthAnchor.constraint(equalToConstant: 32),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
