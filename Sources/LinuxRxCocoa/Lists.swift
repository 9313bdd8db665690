public import Foundation
public import LinuxRxSwift
public import LinuxUIKit

/// A data source whose elements an observable sets.
@preconcurrency @MainActor
public protocol RxCollectionViewDataSourceType {
    associatedtype Element
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

@preconcurrency @MainActor
public protocol RxTableViewDataSourceType {
    associatedtype Element
    func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

extension Reactive where Base: UIView {
    /// Passes a source's events to a data source. Keeps the data source, which the view holds weakly, until disposal, even if the source
    /// completes.
    fileprivate func show<Source: ObservableType, DataSource>(
        _ source: Source, by dataSource: DataSource, _ pass: @escaping @MainActor (DataSource, Base, Event<Source.Element>) -> Void
    ) -> any Disposable {
        let own = source.subscribe { [weak base] event in
            guard let base else { return }
            nonisolated(unsafe) let (dataSource, view, event) = (dataSource, base, event)
            onMain { pass(dataSource, view, event) }
        }
        return Disposables.create(own, Disposables.create { _ = dataSource })
    }
}

extension Reactive where Base: UICollectionView {
    public func items<Items: Sequence, Source: ObservableType<Items>>(
        _ source: Source
    ) -> (_ cellFactory: @escaping (UICollectionView, Int, Items.Element) -> UICollectionViewCell) -> any Disposable {
        { cellFactory in self.items(dataSource: CollectionItems<Items>(cellFactory))(source) }
    }

    public func items<Items: Sequence, Cell: UICollectionViewCell, Source: ObservableType<Items>>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void) -> any Disposable {
        { source in
            { configureCell in
                self.items(source)({ view, row, item in
                    let cell = view.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: IndexPath(item: row, section: 0))
                    if let cell = cell as? Cell { configureCell(row, item, cell) }
                    return cell
                })
            }
        }
    }

    public func items<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType<DataSource.Element>>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable {
        { source in
            self.base.dataSource = dataSource
            return self.show(source, by: dataSource) { $0.collectionView($1, observedEvent: $2) }
        }
    }

    public func setDelegate(_ delegate: any UICollectionViewDelegate) -> any Disposable {
        base.delegate = delegate
        return Disposables.create()
    }

    public func setDataSource(_ dataSource: any UICollectionViewDataSource) -> any Disposable {
        base.dataSource = dataSource
        return Disposables.create()
    }

    public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> { .never }
    public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> { .never }
    public var itemSelected: ControlEvent<IndexPath> { .never }
    public var itemDeselected: ControlEvent<IndexPath> { .never }
    public var prefetchItems: ControlEvent<[IndexPath]> { .never }
    public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> { .never }
    public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> { .never }
    public var willDisplaySupplementaryView: ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)> { .never }
}

extension Reactive where Base: UITableView {
    public func items<Items: Sequence, Source: ObservableType<Items>>(
        _ source: Source
    ) -> (_ cellFactory: @escaping (UITableView, Int, Items.Element) -> UITableViewCell) -> any Disposable {
        { cellFactory in self.items(dataSource: TableItems<Items>(cellFactory))(source) }
    }

    public func items<Items: Sequence, Cell: UITableViewCell, Source: ObservableType<Items>>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void) -> any Disposable {
        { source in
            { configureCell in
                self.items(source)({ view, row, item in
                    let cell = view.dequeueReusableCell(withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0))
                    if let cell = cell as? Cell { configureCell(row, item, cell) }
                    return cell
                })
            }
        }
    }

    public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType<DataSource.Element>>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable {
        { source in
            self.base.dataSource = dataSource
            return self.show(source, by: dataSource) { $0.tableView($1, observedEvent: $2) }
        }
    }

    public func setDelegate(_ delegate: any UITableViewDelegate) -> any Disposable {
        base.delegate = delegate
        return Disposables.create()
    }

    public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> { .never }
    public func modelDeleted<Model>(_ type: Model.Type) -> ControlEvent<Model> { .never }
    public var itemSelected: ControlEvent<IndexPath> { .never }
    public var itemDeselected: ControlEvent<IndexPath> { .never }
    public var itemDeleted: ControlEvent<IndexPath> { .never }
    public var prefetchRows: ControlEvent<[IndexPath]> { .never }
    public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> { .never }
}

/// A data source with one section of items, whose cells a closure makes.
private final class CollectionItems<Items: Sequence>: NSObject {
    private let cell: (UICollectionView, Int, Items.Element) -> UICollectionViewCell
    private var items: [Items.Element] = []

    init(_ cell: @escaping (UICollectionView, Int, Items.Element) -> UICollectionViewCell) { self.cell = cell }
}

// Conformance in an extension leaves the class nonisolated.
extension CollectionItems: UICollectionViewDataSource, RxCollectionViewDataSourceType {
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Items>) {
        if let new = observedEvent.element { items = Array(new) }
        collectionView.reloadData()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        cell(collectionView, indexPath.item, items[indexPath.item])
    }
}

/// A data source with one section of rows, whose cells a closure makes.
private final class TableItems<Items: Sequence>: NSObject {
    private let cell: (UITableView, Int, Items.Element) -> UITableViewCell
    private var items: [Items.Element] = []

    init(_ cell: @escaping (UITableView, Int, Items.Element) -> UITableViewCell) { self.cell = cell }
}

// Conformance in an extension leaves the class nonisolated.
extension TableItems: UITableViewDataSource, RxTableViewDataSourceType {
    func tableView(_ tableView: UITableView, observedEvent: Event<Items>) {
        if let new = observedEvent.element { items = Array(new) }
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(tableView, indexPath.row, items[indexPath.row])
    }
}

/// Runs work on the main actor: immediately, or later if the code runs elsewhere.
func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
    // A program may run its main queue on another thread than its first.
    let isMain = Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
    if isMain { MainActor.assumeIsolated(work) } else { DispatchQueue.main.async(execute: work) }
}

private let mainQueueKey = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()
