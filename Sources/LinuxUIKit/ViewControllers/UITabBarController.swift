public import Foundation

/// View controllers as tabs. A snapshot test or the command shows the selected controller's view, and the bar.
open class UITabBarController: UIViewController, UITabBarDelegate {
    public let tabBar = UITabBar()

    private var controllers: [UIViewController]?
    /// The tabs of iOS 18, with the sidebar and customization.
    final var tabSetup = TabSetup()

    /// The tabs' controllers. After setting them, the selected controller stays selected if it is still there; otherwise the first
    /// one is selected.
    open var viewControllers: [UIViewController]? { get { controllers } set { setViewControllers(newValue, animated: false) } }

    /// The index of the selected controller; `NSNotFound` if there is none.
    open var selectedIndex: Int = NSNotFound {
        didSet { if controllers?.indices.contains(selectedIndex) != true { selectedIndex = oldValue } }
    }

    open var selectedViewController: UIViewController? {
        get { controllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = controllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (old, new, selected) = (controllers ?? [], viewControllers ?? [], selectedViewController)
        for controller in old where !new.contains(controller) && controller.parent === self { controller.removeFromParent() }
        for controller in new where !old.contains(controller) { addChild(controller) }
        controllers = viewControllers
        selectedIndex = new.firstIndex { $0 === selected } ?? 0
    }

    open weak var delegate: (any UITabBarControllerDelegate)?
    open var customizableViewControllers: [UIViewController]?
    open private(set) lazy var moreNavigationController = UINavigationController()
    open var isTabBarHidden = false
    open var mode = Mode.automatic

    open func setTabBarHidden(_ isHidden: Bool, animated: Bool) { isTabBarHidden = isHidden }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A tab bar. In a tab bar controller that is shown, it contains the views of the tabs.
open class UITabBar: UIView {
    final var itemViews: [UIView] = []
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 49) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }

    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var itemPositioning = ItemPositioning.automatic
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?

    open weak var delegate: (any UITabBarDelegate)?
    /// Items set by code; a tab bar controller's bar has none.
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?
    open var barStyle = UIBarStyle.default
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

extension UIViewController {
    /// The nearest tab bar controller that contains this one or its ancestors.
    public var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
}
