import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let feed = UINavigationController(rootViewController: FeedViewController())
        feed.navigationBar.prefersLargeTitles = true
        feed.tabBarItem = UITabBarItem(title: "News", image: UIImage(systemName: "house"), tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [feed, makeTab(ShelfViewController(), "Shelf"), PlainViewController()]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
    }

    private func makeTab(_ controller: UIViewController, _ title: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem.title = title
        return navigation
    }
}
