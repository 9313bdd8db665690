import UIKit

final class Screen: UIViewController {
    let list = DynamicCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var other: KitCollectionView!
}
