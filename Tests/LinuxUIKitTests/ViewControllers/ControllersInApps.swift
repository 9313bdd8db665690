import UIKit

// Compiled only: overrides, initializers and calls of controllers, windows and data sources as apps write them.

private final class GridController: UICollectionViewController {
    override var navigationItem: UINavigationItem { UINavigationItem(title: "Grid") }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
    override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    override func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { originalIndexPath }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    override func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        animator.preferredCommitStyle = .pop
    }
    override func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { action == "copy:" }
    override func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {}
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

private final class Tabs: UITabBarController {
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { title = item.title }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [view] }
}

private final class Search: UISearchController {
    override var searchBar: UISearchBar { UISearchBar() }
}

private final class Window: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { nil }
    override var rootViewController: UIViewController? { didSet { tag += 1 } }
    override func sendEvent(_ event: UIEvent) {}
}

private final class Source: UICollectionViewDiffableDataSource<Int, Int> {
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
    override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 4, section: index) }
}

private final class Item: UINavigationItem {
    init(number: Int) { super.init(title: "\(number)") }
    required init?(coder: NSCoder) { nil }
}

private final class BarButton: UIBarButtonItem {
    init(number: Int) { super.init() }
    required init?(coder: NSCoder) { nil }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
}

@MainActor
private func show(in controller: UIViewController) {
    let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addTextField { $0.placeholder = "Name" }
    controller.present(alert, animated: true)
    controller.present(UIActivityViewController(activityItems: ["text"], applicationActivities: nil), animated: true)
    controller.sheetPresentationController?.detents = [.medium(), .custom { $0.maximumDetentValue * 0.4 }]
    controller.sheetPresentationController?.animateChanges {
        controller.sheetPresentationController?.selectedDetentIdentifier = .medium
    }
    let appearance = UINavigationBarAppearance()
    controller.navigationController?.navigationBar.scrollEdgeAppearance = appearance
    controller.navigationItem.scrollEdgeAppearance = nil
    controller.tabBarController?.tabBar.standardAppearance.stackedLayoutAppearance.selected.iconColor = .orange
    let toolbar = UIToolbar()
    toolbar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment = .init(horizontal: 1, vertical: 0)
    toolbar.setItems([.flexibleSpace(), UIBarButtonItem(systemItem: .add)], animated: false)
    let items: [UIBarItem] = [
        UIBarButtonItem(title: "a", style: .plain, target: nil, action: Selector("b")), UITabBarItem(),
        UIBarButtonItem(image: UIImage(systemName: "plus"), style: .done, target: controller, action: nil),
    ]
    items[0].setTitleTextAttributes([.kern: 2], for: .normal)
    _ = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 8])
}
