import UIKit

final class KeyController: UICollectionViewController {
    init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40))) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.setValue(UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0), forKey: "contentInset")
    }
}
