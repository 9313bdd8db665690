import UIKit

final class TreeScreen: UIViewController   {
    override func viewDidLoad() {
        super.viewDidLoad()
        track()
    }
}

final class TreeCell: UICollectionViewCell       , Sendable {}
