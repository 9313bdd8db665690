import UIKit

final class GridController: UIViewController {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        Realm.open {
            self.list.collectionViewLayout = self.layout()
        }
    }
    func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: rows(40)) }
}
