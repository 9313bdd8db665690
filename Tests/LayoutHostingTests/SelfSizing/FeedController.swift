import UIKit

/// A feed of posts: an image, a title, a caption of at most two lines, and a row of a name and a number.
final class FeedController: UIViewController, UICollectionViewDataSource {
    let posts: [Post]
    private(set) var madeCells = 0
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())

    struct Post {
        var title: String
        var caption: String
    }

    init(_ posts: [Post]) {
        self.posts = posts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.register(PostCell.self, forCellWithReuseIdentifier: "post")
        collectionView.dataSource = self
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        return UICollectionViewCompositionalLayout(section: section)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { posts.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        (cell as? PostCell)?.show(posts[indexPath.item])
        madeCells += 1
        return cell
    }
}

private final class PostCell: UICollectionViewCell {
    private let photo = UIImageView()
    private let title = UILabel()
    private let caption = UILabel()
    private let name = UILabel()
    private let number = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 0
        caption.font = .preferredFont(forTextStyle: .subheadline)
        caption.numberOfLines = 2
        for label in [name, number] { label.font = .preferredFont(forTextStyle: .footnote) }
        let footer = UIStackView(arrangedSubviews: [name, UIView(), number])
        footer.spacing = 8
        for view in [photo, title, caption, footer] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: contentView.topAnchor),
            photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            photo.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            photo.heightAnchor.constraint(equalToConstant: 200),
            title.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            caption.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            caption.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            caption.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            footer.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 8),
            footer.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            footer.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ post: FeedController.Post) {
        (title.text, caption.text) = (post.title, post.caption)
        (name.text, number.text) = ("Name", "12")
    }
}
