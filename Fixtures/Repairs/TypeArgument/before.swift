import UIKit

final class Screen: UIViewController {
    enum Section { case all }
    var source: UICollectionViewDiffableDataSource<Section, Tree>!
    let cell = UICollectionView.CellRegistration<TreeCell, Kit.Tree> { _, _, _ in }
}
