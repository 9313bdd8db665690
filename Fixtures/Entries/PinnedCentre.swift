import UIKit

final class Pinned: UIViewController {
    let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    override func viewDidLoad() {
        view.addSubview(list)
        list.translatesAutoresizingMaskIntoConstraints = false
        list.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
}
