public import Foundation

// Delegates of container view controllers. Never called: nothing is shown, and there is no user. Methods that are optional in
// UIKit have a default here.

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController) -> UIInterfaceOrientationMask
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(_: UINavigationController, willShow _: UIViewController, animated: Bool) {}
    public func navigationController(_: UINavigationController, didShow _: UIViewController, animated: Bool) {}
    public func navigationControllerSupportedInterfaceOrientations(_: UINavigationController) -> UIInterfaceOrientationMask { .all }
    public func navigationController(
        _: UINavigationController, animationControllerFor _: UINavigationController.Operation, from _: UIViewController,
        to _: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _: UINavigationController, interactionControllerFor _: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
    public enum Operation: Int, Sendable {
        case none = 0, push, pop
    }
}

@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(_: UITabBarController, shouldSelect _: UIViewController) -> Bool { true }
    public func tabBarController(_: UITabBarController, didSelect _: UIViewController) {}
    public func tabBarController(
        _: UITabBarController, animationControllerForTransitionFrom _: UIViewController, to _: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UITabBarController {
    public enum Mode: Int, Sendable {
        case automatic = 0, tabBar, tabSidebar
    }
}

@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_: UITabBar, didSelect _: UITabBarItem) {}
}

@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController) -> Bool
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(_: UISplitViewController, willChangeTo _: UISplitViewController.DisplayMode) {}
    public func splitViewController(_: UISplitViewController, willShow _: UISplitViewController.Column) {}
    public func splitViewController(_: UISplitViewController, willHide _: UISplitViewController.Column) {}
    public func splitViewController(
        _: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    public func splitViewController(
        _: UISplitViewController, collapseSecondary _: UIViewController, onto _: UIViewController) -> Bool { false }
    public func splitViewControllerDidCollapse(_: UISplitViewController) {}
    public func splitViewControllerDidExpand(_: UISplitViewController) {}
}

extension UISplitViewController {
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0, never, always
    }

    public enum BackgroundStyle: Int, Sendable {
        case none = 0, sidebar
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading = 0, trailing
    }
}
