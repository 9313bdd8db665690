import UIKit
struct Tree { let name: String }
class RowsController: UIViewController, UICollectionViewDataSource {
    @IBOutlet private var list: UICollectionView!
    var count: Int { 1 }
    override func viewDidLoad() {
        super.viewDidLoad()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        list.collectionViewLayout = UICollectionViewCompositionalLayout(section: .init(group: group))
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
}
final class TreeController: RowsController {
    private let tree: Tree
    init?(coder: NSCoder, tree: Tree) {
        self.tree = tree
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var count: Int { tree.name.count }
}
final class LeafController: RowsController {}
/// Its scene is left over: code makes the controller.
final class BranchController: UICollectionViewController {
    init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
