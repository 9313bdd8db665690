import UIKit

final class Row: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let mark = UIView()
        mark.backgroundColor = .red
        mark.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(mark)
        NSLayoutConstraint.activate([
            mark.widthAnchor.constraint(equalToConstant: 44), mark.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
            mark.heightAnchor.constraint(equalTo: mark.widthAnchor), mark.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

final class Rows: UICollectionViewController {
    init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        collectionView.register(Row.self, forCellWithReuseIdentifier: "row")
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
}
