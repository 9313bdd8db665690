public import CompositionalLayout
public import Foundation

/// What is told of items that will be needed soon. It is never told anything here: nothing is fetched.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

extension UICollectionView {
    /// Held weakly and never told anything: nothing is fetched.
    public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { companions.prefetchDataSource as? any UICollectionViewDataSourcePrefetching }
        set { companions.prefetchDataSource = newValue }
    }
}
