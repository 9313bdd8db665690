public import Foundation

open class UIBarButtonItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
        case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    /// The predefined button; `nil` for the app's own buttons.
    private(set) final var systemItem: SystemItem?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var customView: UIView?
    open var style = Style.plain
    /// Width in points.
    open var width: CGFloat = 0
    open var isSelected = false
    open var isHidden = false
    open var tintColor: UIColor?

    public override init() {}

    /// Exists so that subclasses can override it; storyboards do not call it.
    ///
    /// - Precondition: never called.
    public required init?(coder: NSCoder) {
        fatalError("UIBarButtonItem.init(coder:): items of XIB and storyboard files are made without it.")
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// - Precondition: not called on a subclass.
    public static func flexibleSpace() -> Self { space(.flexibleSpace) }

    /// - Precondition: not called on a subclass.
    /// - Parameter width: points.
    public static func fixedSpace(_ width: CGFloat) -> Self {
        let space = space(.fixedSpace)
        space.width = width
        return space
    }

    /// Stored, never called: there is no user.
    open weak var target: AnyObject?
    open var action: Selector?
    open var changesSelectionAsPrimaryAction = false
    open var isSymbolAnimationEnabled = false
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var menuRepresentation: UIMenuElement?
    open var possibleTitles: Set<String>?
    private var titlePositionAdjustments: [UIBarMetrics: UIOffset] = [:]
    private var backgroundImages: [UIControl.State: UIImage] = [:]

    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgroundImages[state] = backgroundImage
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[state] }
    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titlePositionAdjustments[barMetrics] = adjustment
    }
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titlePositionAdjustments[barMetrics] ?? .zero }
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// Creates a space; traps for a subclass. Supporting subclasses would take a `required` initializer, which every subclass would
    /// have to repeat.
    private static func space(_ kind: SystemItem) -> Self {
        guard let space = UIBarButtonItem() as? Self else {
            fatalError("UIBarButtonItem makes spaces of its own class only, and not of \(self).")
        }
        space.systemItem = kind
        return space
    }
}
