import Kingfisher
import UIKit

final class PostersController: UICollectionViewController {
    init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(70))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { collectionView.register(PosterCell.self, forCellWithReuseIdentifier: "poster") }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "poster", for: path)
    }
}

final class PosterCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let poster = UIImageView()
        poster.kf.setImage(with: URL(string: "https://example.com/poster"), options: [.transition(.fade(0.2))])
        poster.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(poster)
        NSLayoutConstraint.activate([
            poster.topAnchor.constraint(equalTo: contentView.topAnchor), poster.heightAnchor.constraint(equalToConstant: 90),
            poster.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }
}
