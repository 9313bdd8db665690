public import Foundation

// Items of an observable as a collection view's cells. What only a user causes sends nothing.

extension Reactive where Base: UICollectionView {
    public func items<Items: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ makeCell: @escaping (UICollectionView, Int, Items.Element) -> UICollectionViewCell) -> any Disposable
    where Source.Element == Items {
        { make in
            items(dataSource: RxCollectionViewSectionedReloadDataSource<SectionModel<Int, Items.Element>>(
                configureCell: { _, view, path, item in make(view, path.item, item) }))(
                source.asObservable().map { [SectionModel(model: 0, items: Array($0))] })
        }
    }

    public func items<Items: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Items {
        { source in
            { configure in
                items(source)({ view, row, item in
                    let cell = view.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: IndexPath(item: row, section: 0))
                    if let cell = cell as? Cell { configure(row, item, cell) }
                    return cell
                })
            }
        }
    }

    public func items<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
        { source in
            let view = base as UICollectionView
            view.dataSource = dataSource
            let own = source.asObservable().listen { [weak view] event in
                if let view { dataSource.collectionView(view, observedEvent: event) }
            }
            // Retains the data source after the items' end, too.
            return Disposables.create(own, Disposables.create { withExtendedLifetime(dataSource) {} })
        }
    }

    public func setDelegate(_ delegate: any UICollectionViewDelegate) -> any Disposable {
        base.delegate = delegate
        return Disposables.create()
    }
    public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> { .ofUser }
    public var itemSelected: ControlEvent<IndexPath> { .ofUser }
    public var itemDeselected: ControlEvent<IndexPath> { .ofUser }
    public var prefetchItems: ControlEvent<[IndexPath]> { .ofUser }
    public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> { .ofUser }
    public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> { .ofUser }
}
