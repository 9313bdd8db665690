import UIKit

final class GridController: UIViewController {
    @IBOutlet private weak var list: UICollectionView!
    func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: rows(40)) }
}
final class TagController: UIViewController, UICollectionViewDelegateFlowLayout {
    @IBOutlet private weak var list: UICollectionView! { didSet { list.delegate = self } }
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
        CGSize(width: 80, height: 30)
    }
}
