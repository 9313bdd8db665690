import UIKit

final class RootSplitViewController: UISplitViewController {
    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        primaryBackgroundStyle = .sidebar
        setViewController(UINavigationController(rootViewController: SidebarViewController()), for: .primary)
        setViewController(UINavigationController(rootViewController: SessionsViewController()), for: .secondary)
        setViewController(TempoTabBarController(), for: .compact)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class TempoTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let sessions = TempoNavigationController(rootViewController: SessionsViewController())
        sessions.tabBarItem = UITabBarItem(title: "Sessions", image: UIImage(systemName: "metronome"), tag: 0)
        let settings = TempoNavigationController(rootViewController: SettingsViewController())
        settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), selectedImage: nil)
        viewControllers = [sessions, settings]
        let appearance = UITabBarAppearance()
        appearance.configureWithDefaultBackground()
        tabBar.scrollEdgeAppearance = appearance
    }
}

final class TempoNavigationController: UINavigationController {
    override var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default }
    override var childForStatusBarHidden: UIViewController? { topViewController }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewController.hidesBottomBarWhenPushed = viewControllers.count == 1
        super.pushViewController(viewController, animated: animated)
    }
}
