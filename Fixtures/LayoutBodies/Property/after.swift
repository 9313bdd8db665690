final class HistoryView: UIView {
                 private var list: UICollectionViewLayout {
        var rows = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        rows.headerMode = .supplementary
                                                                        return UICollectionViewCompositionalLayout.list(using: rows)


        }
           static var grid: UICollectionViewLayout { return UICollectionViewCompositionalLayout(section: .grid) }
                           private var icons: UICollectionViewLayout {
                                              return UICollectionViewCompositionalLayout(section: .icons)
      }
}
