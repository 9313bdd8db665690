class FeedViewController: UIViewController {
    var list: UICollectionView!

                   @discardableResult func galley_layout_viewDidLoad () -> UICollectionViewLayout {


        guard let theme = Theme.current, theme.isReady else { fatalError("the body makes no layout under these conditions") }
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = theme.spacing



        let layout = UICollectionViewCompositionalLayout(sectionProvider: { [weak self] index, environment in
            self?.section(index, environment)
        }, configuration: config)
        layout.register(Shadow.self, forDecorationViewOfKind: "shadow")


    return layout }

    func section(_ index: Int, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? { nil }
}
