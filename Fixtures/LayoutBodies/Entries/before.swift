class ShopViewController: UIViewController {
    override func loadView() { view = UICollectionView(frame: .zero, collectionViewLayout: layout) }
    var layout: UICollectionViewLayout { UICollectionViewCompositionalLayout(section: .grid) }
    func section() -> NSCollectionLayoutSection { _ = UICollectionViewCompositionalLayout { _, _ in nil }; return .grid }
    func check() { if list.collectionViewLayout is UICollectionViewCompositionalLayout { print(list.collectionViewLayout as? UICollectionViewCompositionalLayout) } }
    func style() {
        switch mode {
        case .grid: list.collectionViewLayout = UICollectionViewCompositionalLayout(section: .grid)
        case .list: break
        }
    }
    func load() {
        if isLoaded { stack.add { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: .grid)) } }
    }
}
