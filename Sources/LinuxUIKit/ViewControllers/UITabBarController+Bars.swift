import Foundation

extension UITabBarController {
    private var showsTabBar: Bool {
        guard !tabBar.isHidden, !isTabBarHidden, let selected = selectedViewController else { return false }
        let stack = (selected as? UINavigationController)?.viewControllers ?? [selected]
        return !stack.contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Places the bar, and the selected controller's view beneath or above it (B-W1, B-W3).
    package func layOutBars() {
        guard let view = viewIfLoaded, let selected = selectedViewController, let content = selected.viewIfLoaded,
            content.superview === view
        else { return }
        let (bounds, shows) = (view.bounds, showsTabBar)
        barInsets.bottom = shows ? BarMetrics(traitCollection).tabBar : 0
        let height = shows ? barInsets.bottom + view.safeAreaInsets.bottom : 0
        view.place(tabBar, CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
        let top = (selected as? UINavigationController)?.topViewController ?? selected
        let covered = top.reaches(beneath: .bottom, tabBar.isOpaqueBar) ? 0 : height
        content.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: covered, right: 0))
    }

    /// Adds the views of the tabs to the bar. Called after layout.
    package func showBarItems() {
        guard tabBar.superview === viewIfLoaded else { return }
        let tabs = (viewControllers ?? []).enumerated().map { index, controller in
            let root = (controller as? UINavigationController)?.viewControllers.first
            let item = controller.tabBarItem ?? UITabBarItem()
            let title = item.title ?? controller.title ?? root?.tabBarItem.title ?? root?.title
            let (isSelected, image) = (index == selectedIndex, item.image ?? root?.tabBarItem.image)
            let selectedImage = item.selectedImage ?? root?.tabBarItem.selectedImage
            let badged = [item, root?.tabBarItem].compactMap { $0 }.first { $0.badgeValue != nil }
            return UITabBar.Tab(title: title, image: isSelected ? selectedImage ?? image : image, isSelected: isSelected, badged: badged)
        }
        tabBar.showTabs(tabs, height: barInsets.bottom)
    }
}
