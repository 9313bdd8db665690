import UIKit

final class Screen: UIViewController {
    let list = UICollectionView     (frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var other:  UICollectionView!
}
