import UIKit

final class LaterController: UIViewController {
    private var list: UICollectionView!
    override func viewDidLoad() {
        super.viewDidLoad()
        list = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    }
    func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: rows(40)) }
}
final class PlainController: UIViewController {}
final class Page {
    private let part: (Int) -> NSCollectionLayoutSection?
    init(part: @escaping (Int) -> NSCollectionLayoutSection?) { self.part = part }
    func upper() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { [part] index, _ in part(index) } }
    func lower() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { [part] index, _ in part(index) } }
}
