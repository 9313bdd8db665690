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
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    /// Held weakly and never told anything: there is no user.
    public var delegate: (any UICollectionViewDelegate)? {
        get { companions.delegate as? any UICollectionViewDelegate }
        set { companions.delegate = newValue }
    }

    /// The cell that the data source makes for an item, made anew at each call.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        dataSource?.collectionView(self, cellForItemAt: indexPath)
    }

    /// Lays out anew; nothing is animated.
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// Runs `updates`, has the counts asked for again, and runs `completion`; nothing is animated.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    /// Does nothing: nothing can be selected.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {}
}
