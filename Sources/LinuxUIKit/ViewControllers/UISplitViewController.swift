public import Foundation

/// View controllers in columns. Stored as children; columns are not laid out.
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        case unspecified = 0, doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary = 0, supplementary, secondary, compact
    }

    public enum DisplayMode: Int, Sendable {
        case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
        case twoOverSecondary, twoDisplaceSecondary
    }

    public enum SplitBehavior: Int, Sendable {
        case automatic = 0, tile, overlay, displace
    }

    public let style: Style
    open var preferredDisplayMode = DisplayMode.automatic
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var presentsWithGesture = true
    /// Fraction of the width.
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
    private var columns: [Column: UIViewController] = [:]

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// The columns' controllers, primary first. The controller for compact widths is not among them.
    open var viewControllers: [UIViewController] {
        get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            let places: [Column] = newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            for column in [Column.primary, .supplementary, .secondary] { setViewController(nil, for: column) }
            for (column, controller) in zip(places, newValue) { setViewController(controller, for: column) }
        }
    }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column]?.removeFromParent()
        columns[column] = vc
        if let vc { addChild(vc) }
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}

    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var isCollapsed: Bool { false }
    open var displayMode: DisplayMode { preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode }
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open var showsSecondaryOnlyButton = false
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var primaryEdge = PrimaryEdge.leading
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension

    /// A column width that the system determines.
    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

extension UIViewController {
    /// The nearest split view controller that contains this one or its ancestors.
    public var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }
}
