public import Foundation

/// A table of rows. The table and its header view are laid out; rows are not, and no cells are requested from the data source.
open class UITableView: UIScrollView {
    /// The appearance of sections.
    public enum Style: Int, Sendable {
        case plain = 0, grouped, insetGrouped
    }

    /// The position that a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        case none = 0, top, middle, bottom
    }

    /// The animation of a change.
    public enum RowAnimation: Int, Sendable {
        case fade = 0, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// The edges that the separators' insets are relative to.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0, fromAutomaticInsets
    }

    /// A height that the content determines.
    public static let automaticDimension: CGFloat = -1
    public static let indexSearch = "{search}"

    public let style: Style

    open weak var dataSource: (any UITableViewDataSource)?
    /// Never called: rows are not laid out, and there is no user.
    open weak var delegate: (any UITableViewDelegate)?
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    // Stored, in points: rows are not laid out.
    open var rowHeight = automaticDimension
    open var sectionHeaderHeight = automaticDimension
    open var sectionFooterHeight = automaticDimension
    open var estimatedRowHeight = automaticDimension
    open var estimatedSectionHeaderHeight = automaticDimension
    open var estimatedSectionFooterHeight = automaticDimension
    open var sectionHeaderTopPadding = automaticDimension
    open var fillerRowHeight: CGFloat = 0

    // Stored, without effect on frames.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorEffect: UIVisualEffect?
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
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
    /// Stored, not laid out: its place follows the rows, whose heights are unknown.
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

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let tableHeaderView else { return }
        tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.bounds.height)
    }

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Without effect: rows are not laid out

    open func reloadData() {}
    open func beginUpdates() {}
    open func endUpdates() {}
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func moveSection(_ section: Int, toSection newSection: Int) {}
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func reconfigureRows(at indexPaths: [IndexPath]) {}
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    open func reloadSectionIndexTitles() {}
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}

    /// Runs `updates` and then `completion`.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
}
