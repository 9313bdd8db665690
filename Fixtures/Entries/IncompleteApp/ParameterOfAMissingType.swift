import UIKit

final class Feed: AppViewController {
    let core: Core
    init(core: Core) {
        self.core = core
        super.init(nibName: nil, bundle: nil)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let layout = UICollectionViewCompositionalLayout(section: section)
        view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: layout))
    }
}
final class Card: NSObject {
    init(core: Core) { super.init() }
    func view() -> UIView { UIView() }
}
func card() -> Card { Card() }
