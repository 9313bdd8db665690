import UIKit

final class ListController: UIViewController {
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: layout))
    }

    @IBSegueAction func openItem(_ coder: NSCoder, sender: UICollectionViewCell?) -> ItemController? {
        guard let cell = sender else { return nil }
        return ItemController(coder: coder, title: "\(cell.tag)")
    }
}

final class ItemController: UIViewController {
    init?(coder: NSCoder, title: String) {
        super.init(coder: coder)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("an item is missing") }
}
