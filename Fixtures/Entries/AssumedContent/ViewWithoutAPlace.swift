import UIKit

final class PlainController: UIViewController {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40)))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
    }
}
