// fillSuperview and centerInSuperview are of a module or an extension that is not there.
import UIKit

final class FilledController: UIViewController {
    private let list = UICollectionView(frame: .zero, collectionViewLayout: FilledController.rows)
    private let banner = UIView()

    private static let rows: UICollectionViewLayout = {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        list.fillSuperview(padding: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40))
        view.addSubview(banner)
        banner.centerInSuperview(size: CGSize(width: 100, height: 30))
    }
}
