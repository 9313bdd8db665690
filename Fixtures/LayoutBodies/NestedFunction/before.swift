class SearchViewController: UIViewController {
    private func setUp() {
        setUpList()
        load()

        func setUpList() {
            let list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
            view.addSubview(list)
        }

        func makeLayout() -> UICollectionViewLayout {
            let inset = edge() / 2
            return UICollectionViewCompositionalLayout() { _, environment in
                let section = NSCollectionLayoutSection.list(using: .init(appearance: .plain), layoutEnvironment: environment)
                section.contentInsets.leading = inset
                return section
            }
        }

        func edge() -> CGFloat { 16 }
    }
}
