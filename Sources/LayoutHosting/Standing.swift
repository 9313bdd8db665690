import CompositionalLayout
import LinuxUIKit

/// The containers that a stage makes around a controller that is shown by itself.
@MainActor
struct Standing {
    private let controller: UIViewController
    /// `nil` for a navigation controller if the controller has contents for its bar.
    private let containers: ScreenContainers?
    private let navigation: UINavigationController?
    private let tabs: UITabBarController?

    init(_ controller: UIViewController, in containers: ScreenContainers?) {
        (self.controller, self.containers) = (controller, containers)
        let (isOwn, isTabs) = (controller.isContainer || controller.parent != nil, controller is UITabBarController)
        // Code may ask for the navigation controller as it loads the view, so it is there before it is known to be of use.
        navigation = isOwn || containers?.contains(.navigation) == false ? nil : UINavigationController(rootViewController: controller)
        tabs = isTabs || containers?.contains(.tabs) != true ? nil : UITabBarController()
    }

    /// Loads the controller in its containers, and takes it out of those that are not to be shown.
    ///
    /// - Returns: the outermost controller.
    func begin() -> UIViewController {
        guard navigation != nil || tabs != nil else { return controller }
        controller.loadViewIfNeeded()
        if containers == nil, !controller.fillsNavigationBar { navigation?.viewControllers = [] }
        let shown = navigation.flatMap { $0.viewControllers.isEmpty ? nil : $0 } ?? controller
        tabs?.viewControllers = [shown]
        return tabs ?? shown
    }

    /// The navigation controller of a controller that has got contents for its bar only as it appears.
    func join() -> UIViewController? {
        guard containers == nil, let navigation, navigation.viewControllers.isEmpty, controller.fillsNavigationBar else { return nil }
        navigation.viewControllers = [controller]
        return navigation
    }

    /// The bar that surrounds the controller without being asked for.
    var note: String? {
        guard containers == nil, let navigation, navigation.topViewController === controller, navigation.navigationBarParts != nil
        else { return nil }
        let reason = controller.shownTitle == nil ? "fills its navigation item" : "sets its title"
        return "\(type(of: controller)) stands in a navigation bar, as it \(reason); --in nothing leaves it out"
    }
}

extension UIViewController {
    /// True for a controller that shows others, which has bars of its own or is in no navigation controller.
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
