public import Foundation

/// A view for a supplementary or decoration item in a collection view.
///
/// Its frame is computed by the layout.
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    /// The collection view and index path that the view was created for.
    weak var collectionView: UICollectionView?
    var indexPath: IndexPath?
    /// The part of a list layout that the view was created for; `nil` elsewhere.
    var listPlace: ListPlace?
    /// The view that the tint colour is inherited from: cells and supplementary views have no superview here.
    override var viewOfTint: UIView? { superview ?? collectionView }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a view of a class known only at run time. Not part of UIKit; collection views use it to create views of registered
    /// classes.
    public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }

    open override class func runtimeInstance(frame: CGRect) -> UIView { self.init(dequeuedWith: frame) }

    /// Never called here: views are not reused.
    open func prepareForReuse() {}

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The sides that no constraint, text or subclass decided when the view was last fitted.
    package var undecidedSides: FrameDoubt = []

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        undecidedSides = .undecided
        return super.sizeThatFits(size)
    }

    /// A subview whose size decides this view's although no constraints connect the two (A19); `nil` if there is none.
    var looseContent: UIView? { nil }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        func size(_ target: CGSize) -> CGSize {
            guard let looseContent else {
                return super.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: horizontalFittingPriority,
                    verticalFittingPriority: verticalFittingPriority)
            }
            let content = looseContent.systemLayoutSizeFitting(target)
            return CGSize(
                width: horizontalFittingPriority == .required ? target.width : content.width,
                height: verticalFittingPriority == .required ? target.height : content.height)
        }
        let fitting = size(targetSize)
        guard flags.contains(.usesConstraints), fitting.width == targetSize.width || fitting.height == targetSize.height
        else { return fitting }
        // A side that grows with the target is not decided by constraints.
        let other = size(CGSize(width: targetSize.width + 1, height: targetSize.height + 1))
        undecidedSides = []
        if other.width == targetSize.width + 1 { undecidedSides.insert(.undecidedWidth) }
        if other.height == targetSize.height + 1 { undecidedSides.insert(.undecidedHeight) }
        return fitting
    }

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The given attributes, with the view's own size along estimated axes. Its constraints determine this size, or a subclass that
    /// overrides this method, `systemLayoutSizeFitting` or `sizeThatFits(_:)`.
    ///
    /// A layout solved without views gets sizes from `LayoutContent.fittingSize`.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let axes = layoutAttributes.estimatedAxes
        let size = systemLayoutSizeFitting(
            layoutAttributes.size,
            withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
        guard size != bounds.size || flags.contains(.usesConstraints),
            let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
        else { return layoutAttributes }
        preferred.size = size
        return preferred
    }
}

open class UICollectionViewCell: UICollectionReusableView {
    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// The view that contains the cell's subviews, inset by `contentInsets`. Setting a content configuration replaces it.
    open var contentView: UIView { ownContentView }
    private var ownContentView: UIView
    private var showsList = false
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
    open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
    // Stored without effect: configurations do not depend on the state.
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open override var bounds: CGRect { didSet { placeContentView() } }

    /// The distances from the cell's edges to the content view's.
    var contentInsets: NSDirectionalEdgeInsets { .zero }

    final func placeContentView() {
        guard ownContentView.translatesAutoresizingMaskIntoConstraints else { return }
        ownContentView.place(at: contentRect)
    }

    /// The content view, if it has constraints inside but none to the cell.
    override var looseContent: UIView? {
        let content = ownContentView
        guard !content.translatesAutoresizingMaskIntoConstraints, content.flags.contains(.usesConstraints) else { return nil }
        return constraints.contains { $0.firstItem === content || $0.secondItem === content } ? nil : content
    }

    private var contentRect: CGRect {
        let insets = UIEdgeInsets(contentInsets, in: effectiveUserInterfaceLayoutDirection)
        return CGRect(
            x: insets.left, y: 0, width: max(0, bounds.width - insets.left - insets.right), height: bounds.height)
    }

    public override init(frame: CGRect) {
        ownContentView = UIView()
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        ownContentView = UIView()
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        ownContentView.frame = contentRect
        ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(ownContentView, at: 0)
    }

    /// Makes or updates the content view. The texts of a list configuration need no view, so its content view is an empty one.
    private func showContent() {
        let isList = contentConfiguration is UIListContentConfiguration
        let configuration = isList ? nil : contentConfiguration?.updated(for: configurationState)
        let shown = ownContentView as? any UIView & UIContentView
        if let shown, let configuration, type(of: shown.configuration) == type(of: configuration) {
            shown.configuration = configuration
        } else if isList != showsList || shown != nil || configuration != nil {
            ownContentView.removeFromSuperview()
            // Else the constraints of the former content view would decide the size.
            if constraints.isEmpty, !subviews.contains(where: { $0.flags.contains(.usesConstraints) }) { flags.remove(.usesConstraints) }
            ownContentView = configuration?.makeView(for: configurationState) ?? UIView()
            addContentView()
        }
        showsList = isList
    }

    /// The size that constraints or a subclass decide. Without either, the cell keeps its size, but is as high as the texts of its list
    /// configuration at the target's width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        // A size other than the bounds comes from a subclass, which takes precedence as constraints do.
        guard size == bounds.size, !flags.contains(.usesConstraints), let height = contentHeight(for: targetSize) else { return size }
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
        state.isEditing = isEditing
        return state
    }

    /// True if the collection view is in editing mode.
    final var isEditing: Bool { collectionView?.isEditing ?? false }

    open func dragStateDidChange(_ dragState: DragState) {}

    /// The drag state of a cell. Cells are never dragged.
    public enum DragState: Int, Sendable {
        case none = 0, lifting, dragging
    }

    /// Updates the configuration for the current state immediately.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

    /// Configures the cell for a state. Called when a collection view receives the cell from its data source, and when the state
    /// changes.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}

/// A cell or reusable view that generic code creates by `Cell(frame:)` or `Cell()`.
///
/// `init(dequeuedWith:)` is `required`, so these initializers create the class that a variable of type `Cell.Type` holds. Those of
/// `RuntimeCreatedView` create the class that the variable is declared with.
public protocol DequeuedView: UIView {
    init(dequeuedWith frame: CGRect)
}

extension DequeuedView {
    public init(frame: CGRect) { self.init(dequeuedWith: frame) }
    public init() { self.init(dequeuedWith: .zero) }
}

extension UICollectionReusableView: DequeuedView {}
