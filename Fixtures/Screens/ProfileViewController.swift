import UIKit

/// A person: a round portrait, figures and buttons above a grid of posts.
final class ProfileViewController: UIViewController, UICollectionViewDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "ida.draws"
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(image: UIImage(systemName: "ellipsis"), style: .plain, target: nil, action: nil),
            UIBarButtonItem(image: UIImage(systemName: "bell"), style: .plain, target: nil, action: nil),
        ]
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "post")
        collectionView.register(
            ProfileHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        view.addSubview(collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
            subitem: item, count: 3)
        group.interItemSpacing = .fixed(2)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 2
        section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(260)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
        return UICollectionViewCompositionalLayout(section: section)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 18 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        let photo = UIImageView(frame: cell.contentView.bounds)
        photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        photo.image = UIImage(named: "post")
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        photo.backgroundColor = .secondarySystemFill
        cell.contentView.addSubview(photo)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

final class ProfileHeader: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let portrait = UIImageView(image: UIImage(named: "portrait"))
        portrait.contentMode = .scaleAspectFill
        portrait.backgroundColor = .secondarySystemFill
        portrait.layer.cornerRadius = 44
        portrait.layer.borderWidth = 3
        portrait.layer.borderColor = UIColor.systemOrange.cgColor
        portrait.clipsToBounds = true
        let figures = UIStackView(arrangedSubviews: [("128", "Posts"), ("3 402", "Followers"), ("211", "Following")].map(Self.figure))
        figures.distribution = .fillEqually
        let head = UIStackView(arrangedSubviews: [portrait, figures])
        head.spacing = 12
        head.alignment = .center
        let name = UILabel()
        name.text = "Ida Holm"
        name.font = .preferredFont(forTextStyle: .headline)
        let about = UILabel()
        about.text = "Draws boats, birds and people who wait for buses. Prints in the shop every first Friday."
        about.font = .preferredFont(forTextStyle: .subheadline)
        about.numberOfLines = 0
        let kinds = UISegmentedControl(items: ["Posts", "Sketches", "Tagged"])
        kinds.selectedSegmentIndex = 0
        let stack = UIStackView(arrangedSubviews: [head, name, about, Self.buttons, kinds])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(2, after: name)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            portrait.widthAnchor.constraint(equalToConstant: 88), portrait.heightAnchor.constraint(equalToConstant: 88),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 12), stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private static func figure(_ value: String, _ name: String) -> UIView {
        let (number, caption) = (UILabel(), UILabel())
        number.text = value
        number.font = .systemFont(ofSize: 18, weight: .bold)
        caption.text = name
        caption.font = .preferredFont(forTextStyle: .caption1)
        caption.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [number, caption])
        stack.axis = .vertical
        stack.alignment = .center
        return stack
    }

    private static var buttons: UIView {
        var follow = UIButton.Configuration.filled()
        follow.title = "Follow"
        var message = UIButton.Configuration.gray()
        message.title = "Message"
        message.image = UIImage(systemName: "envelope")
        message.imagePadding = 6
        let stack = UIStackView(arrangedSubviews: [UIButton(configuration: follow), UIButton(configuration: message)])
        stack.distribution = .fillEqually
        stack.spacing = 8
        return stack
    }
}
