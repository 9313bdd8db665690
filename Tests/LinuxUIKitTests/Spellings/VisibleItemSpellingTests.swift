import Testing
import UIKit

/// Ways to handle visible items.
struct VisibleItemSpellingTests {
    private func laidOut(
        _ handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler
    ) -> [UICollectionViewLayoutAttributes] {
        let section = rows()
        section.visibleItemsInvalidationHandler = handler
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = UICollectionView(frame: CGRect(0, 0, 300, 100), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [2])
        view.layoutIfNeeded()
        return [0, 1].compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    @Test func aHandlerCountsPages() {
        let pages = Pages()
        _ = laidOut { [weak pages] visibleItems, point, environment in
            pages?.current = Int(max(0, round(point.x / environment.container.contentSize.width)))
            pages?.visible = visibleItems.map(\.indexPath.item)
        }
        #expect(pages.current == 0)
        #expect(pages.visible == [0, 1])
    }

    private final class Pages {
        var current = -1
        var visible: [Int] = []
    }

    @Test func everythingIsReadAndWritten() {
        let attributes = laidOut { (items, _, _) in
            for item in items where item.representedElementCategory == .cell && item.representedElementKind == nil {
                if item.indexPath == IndexPath(item: 1, section: 0) {
                    item.alpha = item.alpha / 2
                    item.zIndex += 7
                    item.center.x += 10
                    item.transform3D = CATransform3DMakeScale(2, 2, 1)
                    item.isHidden = item.frame.isEmpty || item.bounds.isEmpty
                }
                if item.indexPath.section == 0, item.indexPath.row == 0 {
                    item.transform = CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 0.5, y: 0.5)
                }
            }
        }
        #expect(attributes.map(\.alpha) == [1, 0.5])
        #expect(attributes[1].center == CGPoint(x: 160, y: 75))
        #expect(attributes[1].transform3D.m22 == 2)
        #expect(!attributes[1].isHidden)
        #expect(attributes[0].transform == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 5, ty: 0))
    }
}
