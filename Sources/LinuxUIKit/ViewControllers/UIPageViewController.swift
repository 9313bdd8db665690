public import Foundation

/// View controllers as pages. A host shows the first page that code sets; no user turns pages.
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0, scroll
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0, vertical
    }

    public enum NavigationDirection: Int, Sendable {
        case forward = 0, reverse
    }

    public enum SpineLocation: Int, Sendable {
        case none = 0, min, mid, max
    }

    public struct OptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var spineLocation: OptionsKey { OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey") }
        public static var interPageSpacing: OptionsKey { OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey") }
    }

    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    public let spineLocation: SpineLocation
    open var isDoubleSided = false
    open private(set) var viewControllers: [UIViewController]? = []
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        // Scrolling pages have no spine.
        let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init) ?? options?[.spineLocation] as? SpineLocation
        spineLocation = style == .scroll ? .none : spine ?? .min
        super.init(nibName: nil, bundle: nil)
    }

    /// - Precondition: the coder is that of a storyboard file.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spineLocation) = (.scroll, .horizontal, .none)
        super.init(coder: coder)
    }

    /// Sets the visible pages, and calls `completion` immediately.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let (old, new) = (self.viewControllers ?? [], viewControllers ?? [])
        for controller in old where !new.contains(controller) {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where !old.contains(controller) { addChild(controller) }
        self.viewControllers = viewControllers
        for controller in new where !old.contains(controller) { controller.didMove(toParent: self) }
        completion?(true)
    }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for _: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for _: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(_: UIPageViewController, willTransitionTo _: [UIViewController]) {}
    public func pageViewController(
        _: UIPageViewController, didFinishAnimating _: Bool, previousViewControllers: [UIViewController],
        transitionCompleted _: Bool) {}
    public func pageViewController(
        _: UIPageViewController, spineLocationFor _: UIInterfaceOrientation) -> UIPageViewController.SpineLocation { .min }
}
