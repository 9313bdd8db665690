import UIKit

class MainTabBarController: UITabBarController, UITabBarControllerDelegate {

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        tabBar.isTranslucent = false
        let titles = ["shelf.title", "wishlist.title"]
        for (item, title) in zip(tabBar.items ?? [], titles) {
            item.title = NSLocalizedString(title, comment: "")
        }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        UISelectionFeedbackGenerator().selectionChanged()
    }
}
