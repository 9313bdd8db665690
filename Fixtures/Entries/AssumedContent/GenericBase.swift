import UIKit

class BaseController<View: UIView>: UIViewController {
    override func loadView() { view = View() }
}
class ListView: UIView {
    private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40)))
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(list)
    }
    required init?(coder: NSCoder) { nil }
}
final class ListController: BaseController<ListView> {}
