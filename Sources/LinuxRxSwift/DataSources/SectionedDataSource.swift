public import Foundation

public protocol SectionedViewDataSourceType {
    func model(at indexPath: IndexPath) throws -> Any
}

/// A data source that takes its sections from events.
public protocol RxCollectionViewDataSourceType<Element> {
    associatedtype Element
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// A data source that takes its sections from events.
public protocol RxTableViewDataSourceType<Element> {
    associatedtype Element
    func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

/// The sections of a data source.
open class SectionedDataSource<Section: SectionModelType>: NSObject, SectionedViewDataSourceType {
    public typealias Item = Section.Item
    public final private(set) var sectionModels: [Section] = []

    public final func setSections(_ sections: [Section]) { sectionModels = sections }
    public final subscript(section: Int) -> Section { sectionModels[section] }
    public final subscript(indexPath: IndexPath) -> Item {
        get { sectionModels[indexPath.section].items[indexPath.item] }
        set {
            var items = sectionModels[indexPath.section].items
            items[indexPath.item] = newValue
            sectionModels[indexPath.section] = Section(original: sectionModels[indexPath.section], items: items)
        }
    }
    public final func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }
}

open class CollectionViewSectionedDataSource<Section: SectionModelType>: SectionedDataSource<Section> {
    public typealias ConfigureCell = (CollectionViewSectionedDataSource, UICollectionView, IndexPath, Item) -> UICollectionViewCell
    public typealias ConfigureSupplementaryView =
        (CollectionViewSectionedDataSource, UICollectionView, String, IndexPath) -> UICollectionReusableView
    public typealias MoveItem = (CollectionViewSectionedDataSource, _ from: IndexPath, _ to: IndexPath) -> Void
    public typealias CanMoveItemAtIndexPath = (CollectionViewSectionedDataSource, IndexPath) -> Bool

    open var configureCell: ConfigureCell
    open var configureSupplementaryView: ConfigureSupplementaryView?

    public init(
        configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil,
        moveItem: @escaping MoveItem = { _, _, _ in }, canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
    ) { (self.configureCell, self.configureSupplementaryView) = (configureCell, configureSupplementaryView) }
}

extension CollectionViewSectionedDataSource: UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0
    }
    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        configureCell(self, collectionView, indexPath, self[indexPath])
    }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        configureSupplementaryView?(self, collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
}

/// Reloads the collection view with each event.
open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>: CollectionViewSectionedDataSource<Section>,
    RxCollectionViewDataSourceType
{
    open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<[Section]>) {
        guard let sections = observedEvent.element else { return }
        setSections(sections)
        collectionView.reloadData()
    }
}

/// Reloads the collection view with each event, as nothing moves here.
open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
    RxCollectionViewSectionedReloadDataSource<Section>
{
    public init(
        animationConfiguration: AnimationConfiguration = .init(), configureCell: @escaping ConfigureCell,
        configureSupplementaryView: ConfigureSupplementaryView? = nil
    ) { super.init(configureCell: configureCell, configureSupplementaryView: configureSupplementaryView) }
}

open class TableViewSectionedDataSource<Section: SectionModelType>: SectionedDataSource<Section> {
    public typealias ConfigureCell = (TableViewSectionedDataSource, UITableView, IndexPath, Item) -> UITableViewCell
    public typealias TitleForSection = (TableViewSectionedDataSource, Int) -> String?
    public typealias CanEdit = (TableViewSectionedDataSource, IndexPath) -> Bool

    open var configureCell: ConfigureCell
    open var titleForHeaderInSection: TitleForSection
    open var titleForFooterInSection: TitleForSection
    open var canEditRowAtIndexPath: CanEdit

    public init(
        configureCell: @escaping ConfigureCell, titleForHeaderInSection: @escaping TitleForSection = { _, _ in nil },
        titleForFooterInSection: @escaping TitleForSection = { _, _ in nil }, canEditRowAtIndexPath: @escaping CanEdit = { _, _ in false },
        canMoveRowAtIndexPath: @escaping CanEdit = { _, _ in false }
    ) {
        (self.configureCell, self.canEditRowAtIndexPath) = (configureCell, canEditRowAtIndexPath)
        (self.titleForHeaderInSection, self.titleForFooterInSection) = (titleForHeaderInSection, titleForFooterInSection)
    }
}

extension TableViewSectionedDataSource: UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0
    }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        configureCell(self, tableView, indexPath, self[indexPath])
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titleForHeaderInSection(self, section) }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { titleForFooterInSection(self, section) }
}

/// Reloads the table with each event.
open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>: TableViewSectionedDataSource<Section>, RxTableViewDataSourceType {
    open func tableView(_ tableView: UITableView, observedEvent: Event<[Section]>) {
        guard let sections = observedEvent.element else { return }
        setSections(sections)
        tableView.reloadData()
    }
}

/// Reloads the table with each event, as nothing moves here.
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>: RxTableViewSectionedReloadDataSource<Section> {}
