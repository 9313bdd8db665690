import UIKit

/// A library: a mosaic of photographs, some of them videos or favourites.
final class PhotosViewController: UIViewController, UICollectionViewDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Lofoten"
        navigationItem.prompt = "Shared with Ida and Per"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil)
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        view.addSubview(collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
            return item
        }
        func group(_ width: CGFloat, _ height: CGFloat, _ items: [NSCollectionLayoutItem], isRow: Bool = true) -> NSCollectionLayoutGroup {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalWidth(height))
            return isRow ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
        }
        let pair = group(1 / 3, 2 / 3, [item(1, 0.5), item(1, 0.5)], isRow: false)
        let hero = group(1, 2 / 3, [item(2 / 3, 1), pair])
        let row = group(1, 1 / 3, [item(1 / 3, 1), item(1 / 3, 1), item(1 / 3, 1)])
        let whole = group(1, 4 / 3, [hero, row, row], isRow: false)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: whole))
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 27 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
        cell.show(duration: indexPath.item % 5 == 3 ? "0:\(10 + indexPath.item)" : nil, isFavourite: indexPath.item % 4 == 0)
        return cell
    }
}

final class PhotoCell: UICollectionViewCell {
    private let photo = UIImageView(image: UIImage(named: "photo"))
    private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
    private let duration = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        photo.backgroundColor = .secondarySystemFill
        heart.tintColor = .white
        duration.textColor = .white
        duration.font = .systemFont(ofSize: 12, weight: .semibold)
        duration.shadowColor = .darkGray
        for part in [photo, heart, duration] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: contentView.topAnchor), photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            photo.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            heart.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
            heart.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            heart.widthAnchor.constraint(equalToConstant: 16), heart.heightAnchor.constraint(equalToConstant: 15),
            duration.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
            duration.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(duration text: String?, isFavourite: Bool) {
        duration.text = text
        heart.isHidden = !isFavourite
    }
}
