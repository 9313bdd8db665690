import UIKit

final class HomeController: BaseController {
    override func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)) }
}
