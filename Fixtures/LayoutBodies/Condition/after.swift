class MenuViewController: UIViewController {
    var insets = NSDirectionalEdgeInsets.zero

    @discardableResult func setUp () -> UICollectionViewLayout {

        let spacing: CGFloat
        if traitCollection.horizontalSizeClass == .compact {
            spacing = 4
        } else {
            guard let wide = Theme.wide else { fatalError("the body makes no layout under these conditions") }
            spacing = wide
        }
        self.insets = NSDirectionalEdgeInsets(top: spacing, leading: 0, bottom: 0, trailing: 0)
        if isWide {

            let section = makeSection(insets)
            section.interGroupSpacing = spacing
                                        return UICollectionViewCompositionalLayout(section: section)
        } else if isNarrow {
            fatalError("the body makes no layout under these conditions")
        } else {
                                         return UICollectionViewCompositionalLayout(section: makeSection(.zero))
        }
        fatalError("the body makes no layout under these conditions")
      }
}
