import UIKit

final class Model {
    var height: CGFloat
    init(height: CGFloat = 30) { self.height = height }
}
class ListController: UIViewController {
    var model: Model!
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: rows(model.height)))
    }
}
final class OwnController: ListController {
    override func viewDidLoad() {
        model = Model(height: 50)
        super.viewDidLoad()
    }
}
