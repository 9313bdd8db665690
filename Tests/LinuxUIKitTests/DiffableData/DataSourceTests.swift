import Testing
import UIKit

struct DataSourceTests {
    private final class Cell: UICollectionViewCell {
        private(set) var wasMadeByItsOwnInitialiser = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            wasMadeByItsOwnInitialiser = true
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    private func view() -> UICollectionView {
        collectionView()
    }

    private func dataSource(_ view: UICollectionView) -> UICollectionViewDiffableDataSource<String, Int> {
        let cells = UICollectionView.CellRegistration<Cell, Int> { cell, _, number in cell.tag = number }
        return UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
    }

    private func snapshot(_ sections: [String: [Int]]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections.sorted(by: { $0.key < $1.key }) {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test func theViewShowsTheSnapshotThatWasAppliedLast() {
        let view = view()
        let dataSource = dataSource(view)
        #expect(view.numberOfSections == 0)
        var isDone = false
        dataSource.apply(snapshot(["a": [1, 2, 3], "b": [4]])) { isDone = true }
        #expect(isDone)
        #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 0) == 3)
        #expect(view.contentSize.height == 200)
        dataSource.applySnapshotUsingReloadData(snapshot(["a": [1]]))
        #expect(view.contentSize.height == 50)
        #expect(dataSource.snapshot() == snapshot(["a": [1]]))
    }

    @Test func identifiersAndPathsFindEachOther() {
        let view = view()
        let dataSource = dataSource(view)
        dataSource.apply(snapshot(["a": [1, 2, 3], "b": [4]]))
        #expect(dataSource.sectionIdentifier(for: 1) == "b")
        #expect(dataSource.sectionIdentifier(for: 2) == nil)
        #expect(dataSource.index(for: "b") == 1)
        #expect(dataSource.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 3)
        #expect(dataSource.itemIdentifier(for: IndexPath(item: 3, section: 0)) == nil)
        #expect(dataSource.itemIdentifier(for: IndexPath(item: 0, section: 2)) == nil)
        #expect(dataSource.indexPath(for: 4) == IndexPath(item: 0, section: 1))
        #expect(dataSource.indexPath(for: 5) == nil)
    }

    @Test func cellsAreMadeByTheirOwnInitialiserInTheLayoutsFrame() throws {
        let view = view()
        let dataSource = dataSource(view)
        dataSource.apply(snapshot(["a": [1, 2, 3]]))
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell)
        #expect(cell.wasMadeByItsOwnInitialiser)
        #expect(cell.tag == 2)
        #expect(cell.frame == CGRect(0, 50, 300, 50))
        #expect(cell.contentView.bounds.size == cell.bounds.size)
        #expect(view.indexPath(for: cell) == IndexPath(item: 1, section: 0))
        let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        #expect(other.indexPath(for: cell) == nil)
    }

    @Test func registeredClassesAreDequeued() {
        let view = view()
        view.content = LayoutContent(itemCounts: [2])
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "k", withReuseIdentifier: "view")
        let path = IndexPath(item: 1, section: 0)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        #expect(cell is Cell && cell.reuseIdentifier == "cell" && cell.frame.minY == 50)
        let other = view.dequeueReusableSupplementaryView(ofKind: "k", withReuseIdentifier: "view", for: path)
        #expect(other.reuseIdentifier == "view")
    }

    @Test func theLayoutsAttributesAreAppliedToADequeuedView() {
        final class Applied: UICollectionViewCell {
            var frames: [CGRect] = []
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                super.apply(layoutAttributes)
                frames.append(layoutAttributes.frame)
            }
        }
        final class AppliedHeader: UICollectionReusableView {
            var kinds: [String?] = []
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                super.apply(layoutAttributes)
                kinds.append(layoutAttributes.representedElementKind)
            }
        }
        let section = rows()
        section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            elementKind: "k", alignment: .top)]
        let view = collectionView(section)
        view.content = LayoutContent(itemCounts: [2])
        view.register(Applied.self, forCellWithReuseIdentifier: "cell")
        view.register(AppliedHeader.self, forSupplementaryViewOfKind: "k", withReuseIdentifier: "view")
        func cell(_ item: Int) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: item, section: 0))
        }
        #expect((cell(1) as? Applied)?.frames == [CGRect(0, 70, 300, 50)])
        let header = view.dequeueReusableSupplementaryView(
            ofKind: "k", withReuseIdentifier: "view", for: IndexPath(item: 0, section: 0))
        #expect((header as? AppliedHeader)?.kinds == ["k"])
        // An element that does not exist has no attributes.
        #expect((cell(2) as? Applied)?.frames == [])
    }

    @MainActor
    @Test func aSnapshotIsAppliedInConcurrentCode() async {
        let view = view()
        let dataSource = dataSource(view)
        await dataSource.apply(snapshot(["a": [1, 2]]), animatingDifferences: false)
        #expect(view.numberOfItems(inSection: 0) == 2)
        await dataSource.applySnapshotUsingReloadData(snapshot(["a": []]))
        #expect(view.numberOfItems(inSection: 0) == 0 && view.contentSize.height == 0)
    }

    @Test func aDataSourceWithoutSectionsHasNoContent() {
        let view = view()
        let dataSource = dataSource(view)
        dataSource.apply(snapshot([:]))
        view.layoutIfNeeded()
        #expect(view.numberOfSections == 0 && view.contentSize.height == 0 && view.visibleCells.isEmpty)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }

    @MainActor
    @Test func countsAreAskedForWhenTheViewLaysOut() {
        final class Source: NSObject, UICollectionViewDataSource {
            var count = 0

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        let source = Source()
        let view = view()
        view.dataSource = source
        source.count = 4
        #expect(view.contentSize.height == 200)
        source.count = 5
        #expect(view.contentSize.height == 200)
        view.reloadData()
        #expect(view.contentSize.height == 250)
        view.performBatchUpdates { source.count = 1 }
        #expect(view.contentSize.height == 50)
    }

    @Test func aDataSourceIsNotHeld() {
        let view = view()
        weak var dataSource: UICollectionViewDiffableDataSource<String, Int>?
        do {
            let held = self.dataSource(view)
            dataSource = held
            #expect(view.dataSource === held)
        }
        #expect(dataSource == nil && view.dataSource == nil)
    }

    @Test func aHeaderIsMadeForItsPlace() {
        let section = rows()
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: row(height: 30), elementKind: "title", alignment: .top),
        ]
        let view = collectionView(section)
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "title") {
            view, _, path in view.tag = path.section + 1
        }
        let dataSource = dataSource(view)
        dataSource.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $2) }
        dataSource.apply(snapshot(["a": [1]]))
        let header = view.supplementaryView(forElementKind: "title", at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == CGRect(0, 0, 300, 30) && header?.tag == 1)
        #expect(view.visibleSupplementaryViews(ofKind: "title").count == 1)
        #expect(view.supplementaryView(forElementKind: "other", at: IndexPath(item: 0, section: 0)) == nil)
    }
}
