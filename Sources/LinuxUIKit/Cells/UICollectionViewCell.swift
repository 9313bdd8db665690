public import CompositionalLayout
public import Foundation

/// A cell. It holds what code gives it and draws nothing.
open class UICollectionViewCell: UICollectionReusableView {
    /// Fills in a cell by its state.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// A view as large as the cell.
    public let contentView: UIView
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
    open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var contentConfiguration: (any UIContentConfiguration)?
    // Kept: there is nothing that would choose others by the state.
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open override var bounds: CGRect {
        didSet { contentView.frame = CGRect(origin: .zero, size: bounds.size) }
    }

    public override init(frame: CGRect) {
        contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
    }

    /// A background to change and give to the cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    // MARK: State

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    /// Has the cell filled in by its state, at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

    /// Fills the cell in by a state. It runs when a collection view has got the cell from its data source and when the
    /// state changes.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}
