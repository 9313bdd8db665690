public import CompositionalLayout
public import Foundation

extension UICollectionView {
    /// What says how many items there are. It is held weakly; it is asked when the view lays out.
    public var dataSource: (any UICollectionViewDataSource)? {
        get { companions.dataSource as? any UICollectionViewDataSource }
        set {
            companions.dataSource = newValue
            companions.itemCounts = { [weak self] in self?.countsOfDataSource ?? [] }
            reloadData()
        }
    }

    private var countsOfDataSource: [Int] {
        askDataSource { view, dataSource in
            // A loop: a closure within would be checked for the thread that it runs on.
            var counts: [Int] = []
            for section in 0..<dataSource.numberOfSections(in: view) {
                counts.append(dataSource.collectionView(view, numberOfItemsInSection: section))
            }
            return counts
        } ?? []
    }

    /// Held weakly and never told anything: there is no user.
    public var delegate: (any UICollectionViewDelegate)? {
        get { companions.delegate as? any UICollectionViewDelegate }
        set { companions.delegate = newValue }
    }

    /// The cell that the data source makes for an item, made anew at each call; `nil` where there is no such item.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        let counts = content.itemCounts
        guard counts.indices.contains(indexPath.section), 0..<counts[indexPath.section] ~= indexPath.item
        else { return nil }
        let cell = askDataSource { view, dataSource in dataSource.collectionView(view, cellForItemAt: indexPath) }
        cell?.setNeedsUpdateConfiguration()
        return cell
    }

    /// Asks the data source on the thread that lays the view out.
    ///
    /// Data sources are bound to the main actor for the sake of the view controllers that are ones. The view is bound to
    /// none: whoever lays it out has the two in hand, and no one else.
    func askDataSource<Answer>(
        _ question: @MainActor (UICollectionView, any UICollectionViewDataSource) -> Answer
    ) -> Answer? {
        guard let dataSource else { return nil }
        typealias Unbound = (UICollectionView, any UICollectionViewDataSource) -> Answer
        return withoutActuallyEscaping(question) { unsafeBitCast($0, to: Unbound.self)(self, dataSource) }
    }

    /// The cells of the items in the bounds, made anew at each call.
    public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }
}
