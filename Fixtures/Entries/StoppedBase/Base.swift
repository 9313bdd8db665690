import UIKit

class BaseController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout()))
    }
    func makeLayout() -> UICollectionViewLayout { fatalError("Must be overridden") }
}
