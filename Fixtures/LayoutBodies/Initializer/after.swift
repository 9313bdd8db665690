class GridViewController: UICollectionViewController {
    @discardableResult func galley_layout_init (columns: Int ) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(80))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        [section].forEach { $0.interGroupSpacing = 8 }
                                         return UICollectionViewCompositionalLayout(section: section)

      }

    required init?(coder: NSCoder) { fatalError() }
}
