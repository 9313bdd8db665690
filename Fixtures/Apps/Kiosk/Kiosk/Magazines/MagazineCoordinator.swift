import UIKit

final class MagazineCoordinator {
    private let navigation = UINavigationController()

    func start() {
        let shelf = ShelfViewController<MagazineViewModel, MagazineCell>(viewModel: MagazineViewModel(store: BundledMagazineStore()))
        navigation.pushViewController(shelf, animated: false)
    }
}
