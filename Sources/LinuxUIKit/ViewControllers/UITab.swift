public import Foundation

/// A tab of a tab bar controller, from iOS 18 on. Its controller is made when code first asks for it.
@preconcurrency @MainActor
open class UITab: NSObject {
    public enum Placement: Int, Sendable {
        case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    public let identifier: String
    open var title: String { didSet { updateItem() } }
    open var image: UIImage? { didSet { updateItem() } }
    open var badgeValue: String? { didSet { updateItem() } }
    open var subtitle: String?
    open var isHidden = false { didSet { tabBarController?.showTabs() } }
    open var isHiddenByDefault = false
    open var allowsHiding = false
    open var preferredPlacement = Placement.automatic { didSet { tabBarController?.showTabs() } }
    open var userInfo: Any?
    open internal(set) weak var parent: UITabGroup?
    weak var ownController: UITabBarController?
    open var tabBarController: UITabBarController? { ownController ?? parent?.tabBarController }
    open var managedTabGroup: UITabGroup? { parent?.managingNavigationController == nil ? nil : parent }

    private let provider: ((UITab) -> UIViewController)?

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    }

    /// The provider's controller, with the tab's title and image in the bar.
    open private(set) lazy var viewController: UIViewController? = makeController()

    func makeController() -> UIViewController? {
        guard let controller = provider?(self) else { return nil }
        controller.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
        controller.tabBarItem.badgeValue = badgeValue
        return controller
    }

    private func updateItem() {
        guard let item = tabBarController?.viewControllers == nil ? nil : viewController?.tabBarItem else { return }
        (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
    }
}

/// A tab for searching, with the system's title and image unless others are given.
open class UISearchTab: UITab {
    open var automaticallyActivatesSearch = false

    public override init(
        title: String = "Search", image: UIImage? = UIImage(systemName: "magnifyingglass"), identifier: String = "UISearchTab",
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) { super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider) }
}

open class UITabGroup: UITab {
    public enum SidebarAppearance: Int, Sendable {
        case automatic = 0, inline, rootSection
    }

    open var children: [UITab] { didSet { adoptChildren() } }
    open var defaultChildIdentifier: String?
    open var selectedChild: UITab?
    open var managingNavigationController: UINavigationController?
    open var sidebarAppearance = SidebarAppearance.automatic

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adoptChildren()
    }

    private func adoptChildren() { for child in children { child.parent = self } }

    open func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }

    /// The group's own controller. If it has none, the controller of the selected, the default or the first child.
    override func makeController() -> UIViewController? {
        let child = selectedChild ?? defaultChildIdentifier.flatMap(tab) ?? children.first
        return super.makeController() ?? child?.viewController
    }
}

extension UITabBarController {
    /// The sidebar of wide windows. It does not appear.
    public final class Sidebar: NSObject {
        public var isHidden = false
        public var headerContentConfiguration: (any UIContentConfiguration)?
        public var footerContentConfiguration: (any UIContentConfiguration)?
        public var bottomBarView: UIView?
    }

    /// Shows the controllers of the tabs in the bar, without hidden tabs and tabs that are only in the sidebar.
    func showTabs() {
        for tab in tabSetup.tabs { tab.ownController = self }
        let shown = tabSetup.tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
        // Searching is at the end of the bar.
        viewControllers = (shown.filter { !($0 is UISearchTab) } + shown.filter { $0 is UISearchTab }).compactMap(\.viewController)
    }
}

/// The properties of a tab bar controller that has tabs.
struct TabSetup {
    var tabs: [UITab] = []
    let sidebar = UITabBarController.Sidebar()
    var compactTabIdentifiers: [String]?
    var customizationIdentifier: String?
}

/// A tab bar controller. Members of iOS 18 and later belong to this protocol, so that an older subclass may have its own of these names.
@preconcurrency @MainActor
public protocol UITabBarControlling: AnyObject {}

extension UITabBarController: UITabBarControlling {}

extension UITabBarControlling where Self: UITabBarController {
    /// The tabs, whose controllers replace the current ones.
    public var tabs: [UITab] {
        get { tabSetup.tabs }
        set {
            tabSetup.tabs = newValue
            showTabs()
        }
    }
    public var sidebar: UITabBarController.Sidebar { tabSetup.sidebar }
    // Stored, without effect.
    public var compactTabIdentifiers: [String]? { get { tabSetup.compactTabIdentifiers } set { tabSetup.compactTabIdentifiers = newValue } }
    public var customizationIdentifier: String? { get { tabSetup.customizationIdentifier } set { tabSetup.customizationIdentifier = newValue } }
    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

    public func tab(forIdentifier identifier: String) -> UITab? {
        tabSetup.tabs.lazy.compactMap { $0.identifier == identifier ? $0 : ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
    }

    /// The tab of the selected controller. Setting a child of a group selects the group.
    public var selectedTab: UITab? {
        get { tabSetup.tabs.first { $0.viewController === selectedViewController } }
        set {
            guard let newValue else { return }
            newValue.parent?.selectedChild = newValue
            selectedViewController = (newValue.parent ?? newValue).viewController
        }
    }
}
