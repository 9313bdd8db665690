import UIKit

final class FeedViewController: RowsViewController {
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = DetailViewController()
        navigationController?.pushViewController(detail, animated: true)
    }
}

final class ShelfViewController: RowsViewController {}
final class PlainViewController: RowsViewController {}
final class DetailViewController: RowsViewController {}
final class StoryViewController: RowsViewController {}
/// In no container.
final class LooseViewController: RowsViewController {}
/// Uses the tab bar of a container that is not in the code.
final class BarUserViewController: RowsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        additionalSafeAreaInsets.bottom = tabBarController!.tabBar.alpha
    }
}
