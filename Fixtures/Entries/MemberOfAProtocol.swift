// Members of protocols are drawn with the first type that has the protocol.
import UIKit

protocol Gridded where Self: UIViewController {
    var columns: Int { get }
}

extension Gridded {
    func makeGrid() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}

protocol Listed: AnyObject {}
extension Listed where Self: UIViewController {
    func makeList() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}

final class PhotosViewController: UIViewController, Gridded, Listed {
    let columns = 3
    private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: makeGrid())
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
    }
}
