class GridViewController: UICollectionViewController {
    init?(columns: Int, cache: Dictionary<String, Int>) {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(80))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        [section].forEach { $0.interGroupSpacing = 8 }
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        title = "Grid"
    }

    required init?(coder: NSCoder) { fatalError() }
}
