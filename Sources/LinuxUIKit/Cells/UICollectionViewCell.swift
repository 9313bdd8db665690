public import CompositionalLayout
public import Foundation

/// A view that a collection view shows for a supplementary or decoration item.
///
/// Its frame is the layout's answer; the view itself has none, as none is shown.
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    /// The view and the path that it was made for.
    weak var collectionView: UICollectionView?
    var indexPath: IndexPath?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a view of a class that is known when the program runs. It is no part of UIKit, and code need not call it:
    /// it is how a collection view makes the views of registered classes.
    public required convenience init(dequeuedWith frame: CGRect) {
        self.init(frame: frame)
    }

    /// Never called here: views are not used again.
    open func prepareForReuse() {}

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that the view prefers: those it is given, with the size that suits it where a subclass has
    /// overridden this or `sizeThatFits(_:)`. A layout learns of sizes from `LayoutContent.fittingSize`.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

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

/// A list's cell. It holds what code gives it and draws nothing.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var indentsAccessories = true

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// A guide for constraints, which are kept; it has no place.
    public let separatorLayoutGuide = UILayoutGuide()
}
