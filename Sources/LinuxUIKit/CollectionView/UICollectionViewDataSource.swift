public import Foundation

/// Provides the numbers of sections and items, which are queried when the view lays out, and makes the cells.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// The number of sections; 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// The view of a supplementary item.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// True if the user may move an item.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// The titles of an index beside the content.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in _: UICollectionView) -> Int { 1 }
    public func collectionView(_: UICollectionView, canMoveItemAt _: IndexPath) -> Bool { false }
    public func collectionView(_: UICollectionView, moveItemAt _: IndexPath, to _: IndexPath) {}

    public func indexTitles(for _: UICollectionView) -> [String]? { nil }
    public func collectionView(
        _: UICollectionView, indexPathForIndexTitle _: String, at _: Int) -> IndexPath { IndexPath(item: 0, section: 0) }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.refuse("The data source makes no view for the supplementary item \(kind) at \(indexPath).")
        return UICollectionReusableView()
    }
}

extension UICollectionView {
    /// The item counts that code reads. While a section provider runs, the layout's collection view and any view without items report
    /// the counts for which the layout is solved.
    var knownCounts: [Int] {
        guard let solved = SolvedCounts.current else { return content.itemCounts }
        if solved.layout == ObjectIdentifier(collectionViewLayout) { return solved.itemCounts }
        let own = content.itemCounts
        return own.allSatisfy { $0 == 0 } ? solved.itemCounts : own
    }

    var countsOfDataSource: [Int] {
        askDataSource { view, dataSource in
            // A loop, as the runtime would check that a closure here runs on the main actor.
            var counts: [Int] = []
            for section in 0..<dataSource.numberOfSections(in: view) {
                counts.append(dataSource.collectionView(view, numberOfItemsInSection: section))
            }
            return counts
        } ?? []
    }

    func offsetOfDelegate(for proposed: CGPoint) -> CGPoint? {
        guard let delegate else { return nil }
        return ask(delegate) { view, delegate in
            delegate.collectionView(view, targetContentOffsetForProposedContentOffset: proposed)
        }
    }

    /// The cell that the data source makes for an item, anew at each call; `nil` if there is no such item.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        let counts = content.itemCounts
        guard counts.indices.contains(indexPath.section), 0..<counts[indexPath.section] ~= indexPath.item
        else { return nil }
        let cell = askDataSource { view, dataSource in dataSource.collectionView(view, cellForItemAt: indexPath) }
        cell?.setNeedsUpdateConfiguration()
        return cell
    }

    /// The view that the data source makes for an element with these attributes. The layout is not queried.
    ///
    /// - Returns: the view, and the reason if the data source has none of its own; `nil` without a data source and for decoration views.
    package func makeView(
        for attributes: UICollectionViewLayoutAttributes
    ) -> (view: UICollectionReusableView, refusal: String?)? {
        guard attributes.representedElementCategory != .decorationView else { return nil }
        requested = attributes
        defer { (requested, refusal) = (nil, nil) }
        let (kind, path) = (attributes.representedElementKind, attributes.indexPath)
        let view: UICollectionReusableView? = askDataSource { view, dataSource in
            guard let kind else {
                return dataSource.collectionView(view, cellForItemAt: path)
            }
            return dataSource.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
        }
        (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        return view.map { ($0, refusal) }
    }

    /// Reports that the data source has no view. Within `makeView(for:)`, the message becomes the returned refusal; elsewhere it traps,
    /// as UIKit raises an exception.
    func refuse(_ message: String) {
        guard requested != nil else { fatalError(message) }
        refusal = message
    }

    func askDataSource<Answer>(
        _ question: @MainActor (UICollectionView, any UICollectionViewDataSource) -> Answer
    ) -> Answer? {
        guard let dataSource else { return nil }
        return ask(dataSource, question)
    }

    /// The cells of the items in the bounds, made anew at each call.
    public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }
}

extension UIScrollViewScrolling where Self: UIScrollView {
    /// Calls the data source or the delegate on the current thread, the one that lays out the view.
    ///
    /// Data sources and delegates are isolated to the main actor, so that view controllers can be either; views are nonisolated. The
    /// code that lays out a view has exclusive access to the view, its data source and its delegate.
    func ask<Companion, Answer>(_ companion: Companion, _ question: @MainActor (Self, Companion) -> Answer) -> Answer {
        typealias Unbound = (Self, Companion) -> Answer
        return withoutActuallyEscaping(question) { unsafeBitCast($0, to: Unbound.self)(self, companion) }
    }
}

@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt _: [IndexPath]) {}
}
