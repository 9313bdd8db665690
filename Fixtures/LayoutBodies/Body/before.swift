class FeedViewController: UIViewController {
    var list: UICollectionView!

    @objc override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        guard let theme = Theme.current, theme.isReady else { return }
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = theme.spacing
        let title = UILabel()
        title.text = "Feed"
        // Cards have shadows.
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { [weak self] index, environment in
            self?.section(index, environment)
        }, configuration: config)
        layout.register(Shadow.self, forDecorationViewOfKind: "shadow")
        list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(list)
    }

    func section(_ index: Int, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? { nil }
}
