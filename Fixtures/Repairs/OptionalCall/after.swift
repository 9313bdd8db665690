import UIKit

final class Leaves: NSObject, UICollectionViewDataSource {
    var others: [any UICollectionViewDataSource] = []

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath) -> UICollectionReusableView {
        let other = others[path.section]
        return other.collectionView (view, viewForSupplementaryElementOfKind: kind, at: path)
    }
}

final class Branch {
    weak var delegate: (any UIScrollViewDelegate)?

    func scroll(_ view: UIScrollView) { delegate?.scrollViewDidScroll (view) }
}
