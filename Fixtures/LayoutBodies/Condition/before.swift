class MenuViewController: UIViewController {
    var insets = NSDirectionalEdgeInsets.zero

    func setUp() {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let spacing: CGFloat
        if traitCollection.horizontalSizeClass == .compact {
            spacing = 4
        } else {
            guard let wide = Theme.wide else { return }
            spacing = wide
        }
        self.insets = NSDirectionalEdgeInsets(top: spacing, leading: 0, bottom: 0, trailing: 0)
        if isWide {
            track("wide")
            let section = makeSection(insets)
            section.interGroupSpacing = spacing
            list.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        } else if isNarrow {
            return
        } else {
            list.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: makeSection(.zero)), animated: false)
        }
        view.addSubview(list)
    }
}
