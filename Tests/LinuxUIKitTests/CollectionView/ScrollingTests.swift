import Testing
import UIKit

struct ScrollingTests {
    private func view(items: Int) -> UICollectionView {
        let view = collectionView()
        view.content = LayoutContent(itemCounts: [items])
        return view
    }

    @Test func scrollingToAnItemStopsWhereTheContentEnds() {
        let view = view(items: 20)
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
            return view.contentOffset.y
        }
        #expect(offset(3, .top) == 150)
        #expect(offset(14, .bottom) == 150)
        #expect(offset(10, .centeredVertically) == 225)
        #expect(offset(19, .top) == 400)
        #expect(offset(0, [.bottom, .left]) == 0)
        #expect(offset(99, .top) == 0)
        #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<12))
    }

    /// The data source may not be ready to count.
    @Test @MainActor func nothingIsVisibleWhileAControllerLoadsItsView() {
        final class ListController: UICollectionViewController {
            var visible: [Int] = []
            override func viewDidLoad() {
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                visible.append(collectionView.indexPathsForVisibleItems.count)
                collectionView.layoutIfNeeded()
                visible.append(collectionView.indexPathsForVisibleItems.count)
            }
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let controller = ListController(collectionViewLayout: UICollectionViewCompositionalLayout(section: rows()))
        controller.loadViewIfNeeded()
        #expect(controller.visible == [0, 3])
    }

    /// Bars cover the safe area and the view's own insets.
    @Test func itemsAreScrolledToWhereTheyAreNotCovered() {
        let view = view(items: 20)
        view.contentInset.top = 40
        view.adopt(safeAreaInsets: UIEdgeInsets(top: 60, left: 0, bottom: 30, right: 0))
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
            return view.contentOffset.y
        }
        #expect(offset(3, .top) == 50)
        #expect(offset(14, .bottom) == 180)
        // 470 points are uncovered, 210 of them above the item.
        #expect(offset(10, .centeredVertically) == 190)
        #expect(offset(0, .top) == -100 && offset(19, .top) == 430)
        view.scrollRectToVisible(CGRect(0, 500, 300, 50), animated: false)
        #expect(view.contentOffset.y == 400)
        view.scrollRectToVisible(CGRect(0, 990, 300, 10), animated: false)
        #expect(view.contentOffset.y == 430)
    }

    /// With four different insets, the edge that a position names lies on that edge of the uncovered rectangle.
    @Test(arguments: [
        (UICollectionView.ScrollPosition.top, \CGRect.minY), (.centeredVertically, \.midY), (.bottom, \.maxY), (.left, \.minX),
        (.centeredHorizontally, \.midX), (.right, \.maxX),
    ] as [(UICollectionView.ScrollPosition, KeyPath<CGRect, CGFloat> & Sendable)])
    func anItemsEdgeMeetsThatOfTheUncoveredRectangle(
        position: UICollectionView.ScrollPosition, edge: KeyPath<CGRect, CGFloat> & Sendable
    ) throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(30))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(2_000), heightDimension: .absolute(30)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
        let view = UICollectionView(frame: CGRect(0, 0, 300, 600), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [5_000])
        view.contentInset = UIEdgeInsets(top: 11, left: 23, bottom: 37, right: 53)
        let path = IndexPath(item: 2_525, section: 0)
        view.scrollToItem(at: path, at: position, animated: false)
        let item = try #require(view.layoutAttributesForItem(at: path)).frame
        let uncovered = view.bounds.inset(by: view.adjustedContentInset)
        #expect(item[keyPath: edge] == uncovered[keyPath: edge])
    }

    @Test func aHostedViewTakesTheEnvironmentThatItIsGiven() {
        let view = collectionView()
        view.content = LayoutContent(itemCounts: [1])
        #expect(view.contentSize.width == 300)
        view.adopt(safeAreaInsets: UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0))
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0), "along the scroll axis alone")
        view.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 0, right: 0)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 35, left: 6, bottom: 0, right: 0))
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.adjustedContentInset.left == 46)
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset == view.contentInset)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame == CGRect(40, 0, 260, 50))
    }

    /// Content scrolled to its start stays there whatever changes the adjusted insets; other content stays where it is.
    @Test func contentAtItsStartFollowsItsInsets() {
        let view = view(items: 20)
        view.contentInset.top = 12
        view.adopt(safeAreaInsets: UIEdgeInsets(top: 59, left: 40, bottom: 34, right: 0))
        #expect(view.contentOffset == CGPoint(x: 0, y: -71))
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.contentOffset == CGPoint(x: -40, y: -71))
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.contentOffset == CGPoint(x: 0, y: -12))
        view.contentOffset.y = 100
        view.contentInset.top = 20
        view.contentInsetAdjustmentBehavior = .automatic
        #expect(view.contentOffset == CGPoint(x: 0, y: 100))
    }

    /// The viewport's safe area is known to a view from the beginning.
    @Test func aNewViewIsAtTheStartOfItsContent() {
        let viewport = Device.iPhone15.viewport
        let offset = viewport.performAsCurrent {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: rows()))
            view.contentInset.top = 12
            return view.contentOffset.y
        }
        #expect(offset == -71)
    }

    @Test func scrollingShowsARectangleByTheShortestWay() {
        let view = view(items: 20)
        func offset(_ y: CGFloat) -> CGFloat {
            view.scrollRectToVisible(CGRect(0, y, 300, 50), animated: false)
            return view.contentOffset.y
        }
        #expect([700, 400, 720, 100, 5000].map(offset) == [150, 150, 170, 100, 400])
    }

    /// Columns of 100 points that scroll sideways.
    private func sidewaysView(items: Int) -> UICollectionView {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: fullSize())])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
        let view = UICollectionView(frame: CGRect(0, 0, 300, 600), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [items])
        return view
    }

    @Test func scrollingSidewaysToAnItemStopsWhereTheContentEnds() {
        let view = sidewaysView(items: 20)
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
            return view.contentOffset.x
        }
        #expect(offset(10, .left) == 1000)
        #expect(offset(10, .centeredHorizontally) == 900)
        #expect(offset(10, .right) == 800)
        #expect(offset(19, .left) == 1700)
        #expect(offset(0, .right) == 0)
    }

    @Test func scrollingSidewaysShowsARectangleByTheShortestWay() {
        let view = sidewaysView(items: 20)
        func offset(_ x: CGFloat) -> CGFloat {
            view.scrollRectToVisible(CGRect(x, 0, 100, 50), animated: false)
            return view.contentOffset.x
        }
        #expect([450, 300, 100, 5000].map(offset) == [250, 250, 100, 1700])
    }

    @Test func scrollingToNoPositionLeavesTheOffset() {
        let view = view(items: 3)
        view.contentOffset.y = -20
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        #expect(view.contentOffset.y == -20)
    }

    @Test func aPointHasAnItemOrNone() {
        let view = view(items: 3)
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 75)) == IndexPath(item: 1, section: 0))
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 150)) == nil)
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "k").isEmpty)
    }

    @Test func updatesAskTheLayoutWhereToScrollTo() {
        let layout = SteppingLayout(section: rows())
        let view = UICollectionView(frame: CGRect(0, 0, 300, 600), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [50])
        view.contentOffset.y = 7
        view.performBatchUpdates({
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            view.contentOffset.y = 30
        })
        #expect(layout.proposals == [30] && view.contentOffset.y == 40)
        view.reloadItems(at: [IndexPath(item: 0, section: 0)])
        #expect(layout.proposals == [30, 40] && view.contentOffset.y == 50)
        let next = SteppingLayout(section: rows())
        view.setCollectionViewLayout(next, animated: false)
        #expect(next.proposals == [50] && view.contentOffset.y == 60)
        let last = SteppingLayout(section: rows())
        view.collectionViewLayout = last
        #expect(last.proposals == [60] && view.contentOffset.y == 70)
    }

    @MainActor
    @Test func theDelegateHasTheLastWordOnWhereToScrollTo() {
        let (layout, delegate) = (SteppingLayout(section: rows()), ScrollingDelegate())
        let view = UICollectionView(frame: CGRect(0, 0, 300, 600), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [50])
        view.delegate = delegate
        view.reloadItems(at: [IndexPath(item: 0, section: 0)])
        #expect(layout.proposals == [0] && delegate.proposals == [10] && view.contentOffset.y == 110)
        // A plain layout keeps the offset; both layouts are asked in the next layout pass.
        view.collectionViewLayout = UICollectionViewCompositionalLayout(section: rows())
        #expect(delegate.proposals == [10])
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(delegate.proposals == [10, 110] && view.contentOffset.y == 210)
        view.delegate = nil
        view.reloadItems(at: [IndexPath(item: 0, section: 0)])
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 210)
    }

    @MainActor
    @Test func anAppliedSnapshotAsksWhereToScrollTo() {
        let (layout, delegate) = (SteppingLayout(section: rows()), ScrollingDelegate())
        let view = UICollectionView(frame: CGRect(0, 0, 300, 600), collectionViewLayout: layout)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
        view.delegate = delegate
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<50))
        source.apply(snapshot)
        #expect(layout.proposals == [0] && delegate.proposals == [10] && view.contentOffset.y == 110)
        source.applySnapshotUsingReloadData(snapshot)
        #expect(layout.proposals == [0] && view.contentOffset.y == 110)
        var section = NSDiffableDataSourceSectionSnapshot<Int>()
        section.append(Array(0..<40))
        source.apply(section, to: 0)
        #expect(layout.proposals == [0, 110] && delegate.proposals == [10, 120] && view.contentOffset.y == 220)
    }

    @Test func aCellHasTheFrameThatIsShown() {
        let layout = SteppingLayout(section: rows())
        let view = UICollectionView(frame: CGRect(0, 0, 300, 600), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [50])
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let frame = { view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: $0, section: 0)).frame }
        #expect(frame(1) == CGRect(10, 50, 300, 50))
        // It is invisible, so only the query for the item finds it.
        #expect(frame(40) == CGRect(0, 2000, 300, 50))
    }
}

/// Scrolls 100 points further than proposed.
private final class ScrollingDelegate: NSObject, UICollectionViewDelegate {
    private(set) var proposals: [CGFloat] = []

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        proposals.append(proposedContentOffset.y)
        return CGPoint(x: 0, y: proposedContentOffset.y + 100)
    }
}

/// Scrolls 10 points further than proposed, and indents elements in queries for a rectangle.
private final class SteppingLayout: UICollectionViewCompositionalLayout {
    private(set) var proposals: [CGFloat] = []

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposals.append(proposedContentOffset.y)
        return CGPoint(x: 0, y: proposedContentOffset.y + 10)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
            attributes.frame.origin.x += 10
            return attributes
        }
    }
}
