public import Foundation

/// A data source that takes its sections from events.
public protocol RxCollectionViewDataSourceType<Element> {
    associatedtype Element
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// A data source whose sections are section models.
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject {
    public typealias Item = Section.Item
    public typealias ConfigureCell = (CollectionViewSectionedDataSource, UICollectionView, IndexPath, Item) -> UICollectionViewCell
    public typealias ConfigureSupplementaryView =
        (CollectionViewSectionedDataSource, UICollectionView, String, IndexPath) -> UICollectionReusableView
    public typealias MoveItem = (CollectionViewSectionedDataSource, _ from: IndexPath, _ to: IndexPath) -> Void
    public typealias CanMoveItemAtIndexPath = (CollectionViewSectionedDataSource, IndexPath) -> Bool

    public final private(set) var sectionModels: [Section] = []
    open var configureCell: ConfigureCell
    open var configureSupplementaryView: ConfigureSupplementaryView?

    public init(
        configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil,
        moveItem: @escaping MoveItem = { _, _, _ in }, canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
    ) { (self.configureCell, self.configureSupplementaryView) = (configureCell, configureSupplementaryView) }

    public final func setSections(_ sections: [Section]) { sectionModels = sections }
    public final subscript(section: Int) -> Section { sectionModels[section] }
    public final subscript(indexPath: IndexPath) -> Item { sectionModels[indexPath.section].items[indexPath.item] }
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
{}
