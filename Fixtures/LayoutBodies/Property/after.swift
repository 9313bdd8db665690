final class HistoryView: UIView {
                 var list: UICollectionViewLayout {
        var rows = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        rows.headerMode = .supplementary
                                                                        return UICollectionViewCompositionalLayout.list(using: rows)


        }
           static var grid: UICollectionViewLayout { return UICollectionViewCompositionalLayout(section: .grid) }
                           var icons: UICollectionViewLayout {
                                              return UICollectionViewCompositionalLayout(section: .icons)
      }
}
