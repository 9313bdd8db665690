import UIKit

final class Screen: UIViewController {
    enum Section { case all }
    var source: UICollectionViewDiffableDataSource<Section, Never>!
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Kit.Tree> { _, _, _ in }
}
