public import Foundation

/// A view for a supplementary or decoration item in a collection view.
///
/// Its frame is computed by the layout; the view is not drawn.
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    /// The collection view and index path that it was created for.
    weak var collectionView: UICollectionView?
    var indexPath: IndexPath?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a view of a class known only at run time. Not part of UIKit; collection views use it to create views of registered
    /// classes.
    public required convenience init(dequeuedWith frame: CGRect) {
        self.init(frame: frame)
    }

    /// Never called here: views are not reused.
    open func prepareForReuse() {}

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The sides that nothing decided when the view was last fitted: no text, and no code of a subclass.
    package var undecidedSides: FrameDoubt = []

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        undecidedSides = .undecided
        return super.sizeThatFits(size)
    }

    /// Never called here: nothing is animated.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Never called here: nothing is animated.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that the view prefers: the given ones, with the fitting size if a subclass overrides this method or
    /// `sizeThatFits(_:)`. A layout solved without views gets sizes from `LayoutContent.fittingSize`.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        guard size != bounds.size, let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
        else { return layoutAttributes }
        preferred.size = size
        return preferred
    }
}

/// A cell. It stores its properties and draws nothing.
open class UICollectionViewCell: UICollectionReusableView {
    /// Configures a cell for its state.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// A view as large as the cell.
    open var contentView: UIView { ownContentView }
    private let ownContentView: UIView
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
    open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var contentConfiguration: (any UIContentConfiguration)?
    // Stored without effect: configurations do not depend on the state.
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open override var bounds: CGRect {
        didSet { ownContentView.frame = CGRect(origin: .zero, size: bounds.size) }
    }

    public override init(frame: CGRect) {
        ownContentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addSubview(ownContentView)
    }

    public required init?(coder: NSCoder) {
        ownContentView = UIView()
        super.init(coder: coder)
    }

    /// The size of a list configuration's texts at the target's width; for other content the cell's own size.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        // A subclass that computes its own size takes precedence.
        guard size == bounds.size, let height = contentHeight(for: targetSize) else { return size }
        undecidedSides.remove(.undecidedHeight)
        return CGSize(width: size.width, height: height)
    }

    /// A default background, to modify and assign to the cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    // MARK: State

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    /// Never called here: there is no user.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The drag state of a cell. Cells are never dragged.
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting
        case dragging
    }

    /// Updates the cell for its state at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

    /// Configures the cell for a state. Called when a collection view receives the cell from its data source, and when the state
    /// changes.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}

/// A list cell, as high as the texts of its list configuration. It is not drawn.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var indentsAccessories = true

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// A guide for constraints, which are stored but not solved; it has no frame.
    open var separatorLayoutGuide: UILayoutGuide { ownSeparatorLayoutGuide }
    private let ownSeparatorLayoutGuide = UILayoutGuide()
}

/// A cell or reusable view that generic code creates by `Cell(frame:)` or `Cell()` from a class known only at run time.
///
/// In UIKit the Objective-C runtime finds the initializer. Swift needs a `required` one, which `init(frame:)` cannot be, as
/// subclasses override it without repeating `required`. These initializers are additional, and used where the class's own is not
/// allowed.
public protocol DequeuedView: UIView {
    init(dequeuedWith frame: CGRect)
}

extension DequeuedView {
    public init(frame: CGRect) { self.init(dequeuedWith: frame) }
    public init() { self.init(dequeuedWith: .zero) }
}

extension UICollectionReusableView: DequeuedView {}
