import CompositionalLayout
import LinuxUIKit
import ProgramMessages

/// The containers that a stage puts around a controller.
@MainActor
struct Standing {
    private let controller: UIViewController
    /// The requested or inferred containers; `nil` if none are known.
    private let place: ScreenPlace?
    /// True to keep the navigation controller only if the controller has contents for its bar.
    private let isAutomatic: Bool
    private let navigation: UINavigationController?
    private let tabs: UITabBarController?

    init(_ controller: UIViewController, in place: ScreenPlace?) {
        (self.controller, self.place) = (controller, place)
        isAutomatic = place?.isInferred != false
        let (isOwn, isTabs) = (controller.isContainer || controller.parent != nil, controller is UITabBarController)
        // Created even if it may not be needed, as code may use the containers while it loads the view.
        let hasNavigation = isAutomatic || place?.containers.contains(.navigation) == true
        navigation = isOwn || !hasNavigation ? nil : UINavigationController(rootViewController: controller)
        tabs = isTabs || place?.containers.contains(.tabs) != true ? nil : UITabBarController()
        guard let place else { return }
        if place.hasLargeTitles { navigation?.navigationBar.prefersLargeTitles = true }
        if place.isPushed { navigation?.viewControllers = [UIViewController(), controller] }
        if controller.title == nil { controller.title = place.title }
        fillTabs()
    }

    /// Loads the controller's view within its containers, and then removes a navigation controller that is not needed.
    ///
    /// - Returns: the outermost controller.
    func begin() -> UIViewController {
        guard navigation != nil || tabs != nil else { return controller }
        controller.loadViewIfNeeded()
        if isAutomatic, !controller.fillsNavigationBar { navigation?.viewControllers = [] }
        return fillTabs()
    }

    /// Restores the navigation controller if the controller, while appearing, has set contents for the navigation bar.
    ///
    /// - Returns: the outermost controller; `nil` if nothing is restored.
    func join() -> UIViewController? {
        guard isAutomatic, let navigation, navigation.viewControllers.isEmpty, controller.fillsNavigationBar else { return nil }
        navigation.viewControllers = [controller]
        return fillTabs()
    }

    /// Puts the controller or its navigation controller into the tab bar controller, if there is one.
    ///
    /// - Returns: the outermost controller.
    @discardableResult
    private func fillTabs() -> UIViewController {
        let shown = navigation.flatMap { $0.viewControllers.isEmpty ? nil : $0 } ?? controller
        guard let tabs, let place else { return shown }
        if shown.parent !== tabs, let item = place.tabs[place.tab].item(isNamed: true) { shown.tabBarItem = item }
        var all = tabs.viewControllers ?? place.tabs.map { tab in
            let other = UIViewController()
            other.tabBarItem = tab.item(isNamed: false)
            return other
        }
        all[place.tab] = shown
        tabs.viewControllers = all
        tabs.selectedIndex = place.tab
        return tabs
    }

    /// A note about bars around the controller that the user did not ask for; `nil` if there are none.
    var note: String? {
        if let place {
            guard let reason = place.reason, navigation != nil || tabs != nil else { return nil }
            let bars = [navigation.flatMap { $0.viewControllers.isEmpty ? nil : "a navigation bar" }, tabs.map { _ in "a tab bar" }].compactMap { $0 }
            return "\(type(of: controller)) stands in \(bars.joined(separator: " and ")), as \(reason); "
                + "--in nothing leaves \(bars.count == 1 ? "it" : "them") out"
        }
        guard let navigation, navigation.topViewController === controller, navigation.navigationBarParts != nil
        else { return nil }
        let reason = controller.shownTitle == nil ? "sets its navigation item" : "sets its title"
        return "\(type(of: controller)) stands in a navigation bar, as it \(reason); --in nothing leaves it out"
    }
}

extension ScreenPlace {
    /// The containers that a storyboard has around a controller; fails if there are none.
    @MainActor
    init?(ofStoryboardAround controller: UIViewController) {
        guard let found = UIStoryboard.containers(of: controller) else { return nil }
        var containers: ScreenContainers = found.isInNavigation ? .navigation : []
        if found.tab != nil { containers.insert(.tabs) }
        guard !containers.isEmpty else { return nil }
        self.init(containers, reason: "\(found.place) puts it there")
        hasLargeTitles = found.hasLargeTitles
        if let index = found.tab {
            (tab, tabs) = (index, found.items.map { Tab(title: $0.title, image: $0.image, isSymbol: $0.isSymbol) })
        }
    }
}

extension ScreenPlace.Tab {
    /// The tab's item. If neither title nor image is known: `nil` for the shown controller, whose own title may name the tab, and a square
    /// for any other.
    ///
    /// - Parameter isNamed: true for the shown controller's tab.
    @MainActor
    fileprivate func item(isNamed: Bool) -> UITabBarItem? {
        let picture = image.flatMap { isSymbol ? UIImage(systemName: $0) : UIImage(named: $0) }
        if title == nil, picture == nil, isNamed { return nil }
        return UITabBarItem(title: title, image: title == nil && picture == nil ? UIImage(systemName: "square") : picture, tag: 0)
    }
}

extension UIViewController {
    /// True for a container, which gets no navigation controller: it has bars of its own, or is never inside one.
    fileprivate var isContainer: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
    }

    /// True if code has given the controller contents for a navigation bar.
    fileprivate var fillsNavigationBar: Bool {
        let item = navigationItem
        let groups = [item.leadingItemGroups, item.centerItemGroups, item.trailingItemGroups]
        return shownTitle?.isEmpty == false || item.titleView != nil || item.prompt != nil || item.searchController != nil
            || item.leftBarButtonItems?.isEmpty == false || item.rightBarButtonItems?.isEmpty == false
            || groups.contains { !$0.isEmpty }
    }
}
