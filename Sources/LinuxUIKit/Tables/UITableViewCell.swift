public import Foundation

open class UITableViewCell: UIView {
    /// The places of a cell's own labels.
    public enum CellStyle: Int, Sendable {
        case `default` = 0, value1, value2, subtitle
    }

    public enum SeparatorStyle: Int, Sendable {
        case none = 0, singleLine
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0, blue, gray, `default`
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum EditingStyle: Int, Sendable {
        case none = 0, delete, insert
    }

    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var showingEditControl: StateMask { StateMask(rawValue: 1) }
        public static var showingDeleteConfirmation: StateMask { StateMask(rawValue: 2) }
    }

    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    public let style: CellStyle
    open internal(set) var reuseIdentifier: String?
    /// The cell without the room of its accessories.
    public let contentView = UIView()
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?

    /// Labels and image of the cell's style. They have no superview: pictures show their contents as those of a list configuration.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : detailLabel
    open private(set) lazy var imageView: UIImageView? = UIImageView()

    private var detailLabel: UILabel {
        let label = UILabel()
        if style == .subtitle { label.font = UIListContentConfiguration.subtitleCell().secondaryTextProperties.font }
        return label
    }

    open var accessoryType = AccessoryType.none { didSet { placeContentView() } }
    /// Replaces the accessory of `accessoryType`.
    open var accessoryView: UIView? { didSet { placeContentView() } }
    open var indentationLevel = 0 { didSet { placeContentView() } }
    open var indentationWidth: CGFloat = 10 { didSet { placeContentView() } }
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { hasSeparatorInset = true } }
    final var hasSeparatorInset = false

    // Stored. Of these, only the content configuration has an effect on frames (R2).
    open var selectionStyle = SelectionStyle.default
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var shouldIndentWhileEditing = true
    open var showsReorderControl = false
    open var isEditing = false
    open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
    open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        fill(with: contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// - Precondition: the coder is that of a XIB or storyboard file.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        fill(with: contentView)
    }

    /// Creates a cell of a class known only at run time. Not part of UIKit; table views use it to create cells of registered
    /// classes.
    public required convenience init(dequeuedWith reuseIdentifier: String) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    open override var bounds: CGRect { didSet { placeContentView() } }

    private func placeContentView() {
        guard contentView.translatesAutoresizingMaskIntoConstraints else { return }
        contentView.place(at: contentRect)
    }

    /// A default content, to modify and assign to the cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// A default background, to modify and assign to the cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        return state
    }

    /// Updates the cell for its state at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Never called: cells are not reused, and there is no user

    open func prepareForReuse() {}
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
}

open class UITableViewHeaderFooterView: UIView {
    open internal(set) var reuseIdentifier: String?
    /// A view as large as the header or footer.
    public let contentView = UIView()
    open var backgroundView: UIView?
    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    final var isFooter = false
    /// True for a view that the table has made for a title.
    final var showsTitle = false

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        fill(with: contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// - Precondition: the coder is that of a XIB or storyboard file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill(with: contentView)
    }

    /// Creates a view of a class known only at run time. Not part of UIKit; table views use it for registered classes.
    public required convenience init(dequeuedWith reuseIdentifier: String) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    /// Never called: views are not reused.
    open func prepareForReuse() {}
}
