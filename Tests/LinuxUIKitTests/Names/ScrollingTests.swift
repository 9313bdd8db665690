import Testing
import UIKit

struct ScrollingTests {
    private func view(items: Int) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(0, 0, 300, 600), collectionViewLayout: UICollectionViewCompositionalLayout(section: rows()))
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

    @Test func scrollingShowsARectangleByTheShortestWay() {
        let view = view(items: 20)
        func offset(_ y: CGFloat) -> CGFloat {
            view.scrollRectToVisible(CGRect(0, y, 300, 50), animated: false)
            return view.contentOffset.y
        }
        #expect([700, 400, 720, 100, 5000].map(offset) == [150, 150, 170, 100, 400])
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
}
