import UIKit

/// Two columns in portrait, four in landscape and without a scene.
func columns(of window: UIWindow?) -> NSCollectionLayoutSection {
    let count = window?.windowScene?.interfaceOrientation == .portrait ? 2 : 4
    let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
}

func makeGrid() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in columns(of: UIApplication.shared.windows.first) }
}

final class SceneController: UICollectionViewController {
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [unowned self] _, _ in columns(of: view.window) }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
