public import Foundation
public import LinuxRxCocoa
public import LinuxRxSwift
public import LinuxUIKit

/// The sections of a collection view, whose views closures make.
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject, UICollectionViewDataSource, RxCollectionViewDataSourceType {
    public typealias Item = Section.Item
    public typealias ConfigureCell = (CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Item) -> UICollectionViewCell
    public typealias ConfigureSupplementaryView =
        (CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath) -> UICollectionReusableView
    public typealias MoveItem = (CollectionViewSectionedDataSource<Section>, _ source: IndexPath, _ destination: IndexPath) -> Void
    public typealias CanMoveItemAtIndexPath = (CollectionViewSectionedDataSource<Section>, IndexPath) -> Bool

    open var configureCell: ConfigureCell
    open var configureSupplementaryView: ConfigureSupplementaryView?
    open var moveItem: MoveItem
    open var canMoveItemAtIndexPath: CanMoveItemAtIndexPath?
    public private(set) var sectionModels: [Section] = []

    public init(
        configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil,
        moveItem: @escaping MoveItem = { _, _, _ in }, canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
    ) {
        (self.configureCell, self.configureSupplementaryView) = (configureCell, configureSupplementaryView)
        (self.moveItem, self.canMoveItemAtIndexPath) = (moveItem, canMoveItemAtIndexPath)
    }

    open subscript(section: Int) -> Section { sectionModels[section] }
    open subscript(indexPath: IndexPath) -> Item { sectionModels[indexPath.section].items[indexPath.item] }
    open func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }
    open func setSections(_ sections: [Section]) { sectionModels = sections }

    open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<[Section]>) {
        observedEvent.element.map(setSections)
        collectionView.reloadData()
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0
    }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        configureCell(self, collectionView, indexPath, self[indexPath])
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        configureSupplementaryView?(self, collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
}

public struct AnimationConfiguration: Sendable {
    public init(
        insertAnimation: UITableView.RowAnimation = .automatic, reloadAnimation: UITableView.RowAnimation = .automatic,
        deleteAnimation: UITableView.RowAnimation = .automatic
    ) {}
}

public enum ViewTransition: Sendable { case animated, reload }

open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>: CollectionViewSectionedDataSource<Section> {}

/// Sets sections without an animation.
open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>: CollectionViewSectionedDataSource<Section> {
    public typealias DecideViewTransition = (CollectionViewSectionedDataSource<Section>, UICollectionView, [Any]) -> ViewTransition

    public init(
        animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
        decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated }, configureCell: @escaping ConfigureCell,
        configureSupplementaryView: ConfigureSupplementaryView? = nil, moveItem: @escaping MoveItem = { _, _, _ in },
        canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
    ) {
        super.init(
            configureCell: configureCell, configureSupplementaryView: configureSupplementaryView, moveItem: moveItem,
            canMoveItemAtIndexPath: canMoveItemAtIndexPath)
    }
}

/// The sections of a table, whose cells a closure makes.
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject, UITableViewDataSource, RxTableViewDataSourceType {
    public typealias Item = Section.Item
    public typealias ConfigureCell = (TableViewSectionedDataSource<Section>, UITableView, IndexPath, Item) -> UITableViewCell
    public typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int) -> String?

    open var configureCell: ConfigureCell
    open var titleForHeaderInSection: TitleForHeaderInSection
    open var titleForFooterInSection: TitleForHeaderInSection
    public private(set) var sectionModels: [Section] = []

    public init(
        configureCell: @escaping ConfigureCell, titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
        titleForFooterInSection: @escaping TitleForHeaderInSection = { _, _ in nil }
    ) {
        (self.configureCell, self.titleForHeaderInSection, self.titleForFooterInSection) =
            (configureCell, titleForHeaderInSection, titleForFooterInSection)
    }

    open subscript(section: Int) -> Section { sectionModels[section] }
    open subscript(indexPath: IndexPath) -> Item { sectionModels[indexPath.section].items[indexPath.row] }

    open func tableView(_ tableView: UITableView, observedEvent: Event<[Section]>) {
        sectionModels = observedEvent.element ?? sectionModels
        tableView.reloadData()
    }

    open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sectionModels[section].items.count }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titleForHeaderInSection(self, section) }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { titleForFooterInSection(self, section) }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        configureCell(self, tableView, indexPath, self[indexPath])
    }
}

open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>: TableViewSectionedDataSource<Section> {}
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>: TableViewSectionedDataSource<Section> {}
