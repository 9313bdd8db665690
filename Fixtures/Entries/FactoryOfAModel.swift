import UIKit

struct Store { var counts: [Int] }

final class Grid: UICollectionViewController {
    private let store: Store
    init(store: Store) {
        self.store = store
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }
    required init?(coder: NSCoder) { nil }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { store.counts.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { store.counts[section] }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
}

func makeGrid() -> UIViewController { Grid(store: Store(counts: [2, 3])) }
func makeGrid(_ counts: [Int]) -> UIViewController { Grid(store: Store(counts: counts)) }
