public import Foundation

/// A data source backed by a snapshot. A layout's section provider may query it for the section at an index.
///
/// A snapshot takes effect as soon as it is applied, without animation.
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    public var supplementaryViewProvider: SupplementaryViewProvider?
    public var reorderingHandlers = ReorderingHandlers()
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    private let cellProvider: CellProvider
    private weak var collectionView: UICollectionView?
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Sets itself as the collection view's data source; the view does not retain it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        self.collectionView = collectionView
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// A copy of the last applied snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Applies a snapshot as an update of the view, which scrolls to the position that its layout and delegate request (B-I8),
    /// and runs `completion` before returning.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        adopt(snapshot)
        collectionView?.update()
        completion?()
    }

    private func adopt(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        current = snapshot
        // A section keeps its tree as long as the snapshot has the tree's visible items.
        sectionSnapshots = sectionSnapshots.filter { section, tree in
            snapshot.itemsBySection[section] == tree.visibleItems
        }
    }

    /// The async variant. The update is complete when it returns, on the caller's actor.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, isolation: isolated (any Actor)? = #isolation
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

    /// The async variant. The update is complete when it returns, on the caller's actor.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        isolation: isolated (any Actor)? = #isolation
    ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    /// Applies a snapshot, reloads the view, which keeps its offset, and runs `completion` before returning.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        adopt(snapshot)
        collectionView?.reloadData()
        completion?()
    }

    // MARK: Snapshots of one section

    /// The tree of items applied to a section; if none was applied, the section's items as a flat tree.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = sectionSnapshots[section] { return tree }
        var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        tree.append(current.itemsBySection[section] ?? [])
        return tree
    }

    /// Shows the visible items of a tree in a section, which is appended if it does not exist.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        // The other sections keep their trees, as their items stay.
        (current, sectionSnapshots[section]) = (whole, snapshot)
        collectionView?.update()
        completion?()
    }

    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, isolation: isolated (any Actor)? = #isolation
    ) async { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }

    // MARK: Identifiers and paths

    /// The identifier of the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = current.sections.isEmpty ? Self.cases(upTo: AssumedSections.limit) : current.sections
        return sections.indices.contains(index) ? sections[index] : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    /// The identifier of the item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sections[section])
    }

    /// - Precondition: the item exists, and the provider returns a cell for it.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            collectionView.refuse("UICollectionViewDiffableDataSource: no cell is provided for the item at \(indexPath).")
            return UICollectionViewCell()
        }
        if let cell = cell as? UICollectionViewListCell { place(cell, of: item, inSection: indexPath.section) }
        return cell
    }

    /// Tells a cell whether its item is expanded, and indents it by the item's level in the section's tree, unless code has (B-T19).
    private func place(_ cell: UICollectionViewListCell, of item: ItemIdentifierType, inSection index: Int) {
        let tree = sectionIdentifier(for: index).flatMap { sectionSnapshots[$0] }
        cell.isExpanded = tree?.isExpanded(item) ?? false
        guard cell.indentationLevel == 0, let tree, tree.contains(item) else { return }
        // Below a first item that is the header, the levels begin with its children.
        let level = tree.level(of: item) - (cell.listPlace?.hasHeaderRow == true ? 1 : 0)
        if level > 0 { cell.indentationLevel = level }
    }

    /// - Precondition: `supplementaryViewProvider` returns a view for it.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            collectionView.refuse(
                "UICollectionViewDiffableDataSource: no view is provided for the supplementary item \(kind) at \(indexPath).")
            return UICollectionReusableView()
        }
        return view
    }

    /// The answer of `reorderingHandlers.canReorderItem`; false without such a handler.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

// Conformance in an extension leaves the class nonisolated: section providers use it on any thread that solves a layout.
extension UICollectionViewDiffableDataSource: UICollectionViewDataSource {}

extension UICollectionViewDiffableDataSource {
    /// Handlers for items moved by the user. Only `canReorderItem` is ever called, as there is no user.
    public struct ReorderingHandlers {
        public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((Transaction) -> Void)?
        public var didReorder: ((Transaction) -> Void)?

        public init() {}
    }

    public struct SectionSnapshotHandlers<Item: Hashable> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        public init() {}
    }
}

/// The changes made by moving items. Declared for signatures; never created, as there is no user.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The changes made by moving items within a section. Declared for signatures; never created.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
}
