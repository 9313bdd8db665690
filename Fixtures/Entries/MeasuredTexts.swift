import UIKit

final class Chip: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        attributes.size = ("Wide text" as NSString).size(withAttributes: nil)
        return attributes
    }
}

final class ChipsController: UICollectionViewController {
    init() {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .estimated(50), heightDimension: .estimated(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)), subitems: [item])
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
        collectionView.register(Chip.self, forCellWithReuseIdentifier: "chip")
    }

    required init?(coder: NSCoder) { fatalError("no archive has one") }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "chip", for: path)
    }
}
