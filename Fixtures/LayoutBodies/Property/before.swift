final class HistoryView: UIView {
    private lazy var list: UICollectionView = { [unowned self] in
        var rows = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        rows.headerMode = .supplementary
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: rows))
        list.delegate = self
        return list
    }()
    static let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: .grid))
    @IBOutlet private weak var icons: UICollectionView! {
        didSet { icons.collectionViewLayout = UICollectionViewCompositionalLayout(section: .icons) }
    }
}
