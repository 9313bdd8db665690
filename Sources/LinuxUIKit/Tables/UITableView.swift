public import Foundation

/// A table of rows. The table and its header view are laid out. Rows have places, and cells are requested from the data source, only
/// if code asks for them or for the content's size (R1), to find a collection view in a row, or to draw the table.
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain = 0, grouped, insetGrouped
    }

    public enum ScrollPosition: Int, Sendable {
        case none = 0, top, middle, bottom
    }

    public enum RowAnimation: Int, Sendable {
        case fade = 0, right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0, fromAutomaticInsets
    }

    /// A height that the content determines.
    public static let automaticDimension: CGFloat = -1
    public static let indexSearch = "{search}"

    public let style: Style

    open weak var dataSource: (any UITableViewDataSource)? { didSet { rowsDidChange() } }
    /// Asked for heights, headers and footers; there is no user.
    open weak var delegate: (any UITableViewDelegate)?
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    // In points.
    open var rowHeight = automaticDimension
    open var sectionHeaderHeight = automaticDimension
    open var sectionFooterHeight = automaticDimension
    open var estimatedRowHeight = automaticDimension
    open var estimatedSectionHeaderHeight = automaticDimension
    open var estimatedSectionFooterHeight = automaticDimension
    open var sectionHeaderTopPadding = automaticDimension
    open var fillerRowHeight: CGFloat = 0

    /// The insets of the separators of cells without their own insets. If no insets are set, separators begin where texts do.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { state.hasSeparatorInset = true } }
    // Stored, without effect on frames.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorEffect: UIVisualEffect?
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var backgroundView: UIView?
    open var sectionIndexMinimumDisplayRowCount = 0
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled
    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = true
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var isPrefetchingEnabled = true
    open var dragInteractionEnabled = true
    open var isEditing = false
    /// Placed below the rows only in pictures. Its height is part of the content's.
    open var tableFooterView: UIView?

    /// A view above the rows, as wide as the table. It keeps its own height.
    open var tableHeaderView: UIView? {
        didSet {
            guard tableHeaderView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let tableHeaderView { addSubview(tableHeaderView) }
        }
    }

    var classes: [String: AnyClass] = [:]
    var nibs: [String: UINib] = [:]

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// - Precondition: the coder is that of a XIB or storyboard file.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    final var state = TableState()

    /// The size of the header, the rows and the footer. Rows that are not visible may have estimated heights.
    open override var contentSize: CGSize {
        get {
            guard let rows else { return super.contentSize }
            state.followsContent = true
            return CGSize(width: bounds.width, height: rows.height)
        }
        set { super.contentSize = newValue }
    }

    override var scrollableSize: CGSize { super.contentSize }

    package final override var followsContent: Bool { get { state.followsContent } set { state.followsContent = newValue } }

    package final override func contentSizeDidChange() { contentSize = contentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        (state.hasBeenLaidOut, state.rows) = (true, nil)
        if let tableHeaderView {
            tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.bounds.height)
        }
        placeParts()
        // Property observers of a subclass run in each layout pass, as in UIKit.
        if type(of: self) != UITableView.self { contentSize = super.contentSize }
        if followsContent || hasSizeObservers { contentSizeDidChange() }
    }

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Changes of the data; each requests all rows again

    open func reloadData() { rowsDidChange() }
    open func beginUpdates() {}
    open func endUpdates() { rowsDidChange() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { rowsDidChange() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { rowsDidChange() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { rowsDidChange() }
    open func moveSection(_ section: Int, toSection newSection: Int) { rowsDidChange() }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { rowsDidChange() }
    open func reconfigureRows(at indexPaths: [IndexPath]) { rowsDidChange() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { rowsDidChange() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { rowsDidChange() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { rowsDidChange() }

    // MARK: Without effect: there is no user

    open func reloadSectionIndexTitles() {}
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}

    /// Runs `updates` and then `completion`.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        rowsDidChange()
        completion?(true)
    }
}
