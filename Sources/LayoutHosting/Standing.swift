import CompositionalLayout
import LinuxUIKit
import ProgramMessages

/// The containers that a stage puts around a controller.
@MainActor
struct Standing {
    private let controller: UIViewController
    /// The requested containers. `nil` for a navigation controller, if the controller has contents for its bar.
    private let place: ScreenPlace?
    private let navigation: UINavigationController?
    private let tabs: UITabBarController?

    init(_ controller: UIViewController, in place: ScreenPlace?) {
        (self.controller, self.place) = (controller, place)
        let (isOwn, isTabs) = (controller.isContainer || controller.parent != nil, controller is UITabBarController)
        // Created even if it may not be needed, as code may use the navigation controller while it loads the view.
        navigation = isOwn || place?.containers.contains(.navigation) == false ? nil : UINavigationController(rootViewController: controller)
        tabs = isTabs || place?.containers.contains(.tabs) != true ? nil : UITabBarController()
        guard let place else { return }
        if place.hasLargeTitles { navigation?.navigationBar.prefersLargeTitles = true }
        if place.isPushed { navigation?.viewControllers = [UIViewController(), controller] }
    }

    /// Loads the controller's view within its containers, and then removes a navigation controller that is not needed.
    ///
    /// - Returns: the outermost controller.
    func begin() -> UIViewController {
        guard navigation != nil || tabs != nil else { return controller }
        controller.loadViewIfNeeded()
        if place == nil, !controller.fillsNavigationBar { navigation?.viewControllers = [] }
        let shown = navigation.flatMap { $0.viewControllers.isEmpty ? nil : $0 } ?? controller
        if let tabs, let place {
            tabs.viewControllers = (0..<place.tabCount).map { $0 == place.tab ? shown : UIViewController() }
            tabs.selectedIndex = place.tab
        }
        return tabs ?? shown
    }

    /// Restores the navigation controller for a controller that sets contents for its bar only as it appears; otherwise returns `nil`.
    func join() -> UIViewController? {
        guard place == nil, let navigation, navigation.viewControllers.isEmpty, controller.fillsNavigationBar else { return nil }
        navigation.viewControllers = [controller]
        return navigation
    }

    /// A note about bars around the controller that the user did not ask for.
    var note: String? {
        if let place {
            guard let reason = place.reason, navigation != nil || tabs != nil else { return nil }
            let bars = [navigation.map { _ in "a navigation bar" }, tabs.map { _ in "a tab bar" }].compactMap { $0 }
            return "\(type(of: controller)) stands in \(bars.joined(separator: " and ")), as \(reason); "
                + "--in nothing leaves \(bars.count == 1 ? "it" : "them") out"
        }
        guard let navigation, navigation.topViewController === controller, navigation.navigationBarParts != nil
        else { return nil }
        let reason = controller.shownTitle == nil ? "fills its navigation item" : "sets its title"
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
        (tab, tabCount) = found.tab ?? (0, 1)
    }
}

extension UIViewController {
    /// True for a container, which gets no navigation controller: it has bars of its own, or is never inside one.
    fileprivate var isContainer: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
    }

    /// True if code has given it contents for a navigation bar.
    fileprivate var fillsNavigationBar: Bool {
        let item = navigationItem
        let groups = [item.leadingItemGroups, item.centerItemGroups, item.trailingItemGroups]
        return shownTitle?.isEmpty == false || item.titleView != nil || item.prompt != nil || item.searchController != nil
            || item.leftBarButtonItems?.isEmpty == false || item.rightBarButtonItems?.isEmpty == false
            || groups.contains { !$0.isEmpty }
    }
}
