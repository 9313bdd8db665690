class SearchViewController: UIViewController {
            @discardableResult private func setUp () -> UICollectionViewLayout {









            let inset = edge() / 2
                   return UICollectionViewCompositionalLayout() { _, environment in
                let section = NSCollectionLayoutSection.list(using: .init(appearance: .plain), layoutEnvironment: environment)
                section.contentInsets.leading = inset
                return section
            }


        func edge() -> CGFloat { 16 }
      }
}
