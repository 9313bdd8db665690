import Foundation
import Testing
import UIKit

/// View controllers in the style of Apple's collection view samples.
@MainActor
struct LibrarySampleTests {
    private func shown<Controller: UIViewController>(width: CGFloat = 390, _ make: () -> Controller) -> Controller {
        LayoutViewport(width: width, height: 600).performAsCurrent {
            let controller = make()
            controller.loadViewIfNeeded()
            return controller
        }
    }

    @Test func badgesStandAtTheirItemsCorners() throws {
        let controller = shown(width: 360) { BadgesViewController() }
        let view = try #require(controller.collectionView)
        #expect(view.collectionViewLayout.collectionViewContentSize == CGSize(width: 360, height: 168))
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame == CGRect(25, 89, 70, 54))
        let badge = try #require(
            view.supplementaryView(forElementKind: BadgesViewController.badgeKind, at: IndexPath(item: 2, section: 0))
                as? TextBadge)
        #expect(badge.label.text == "5" && !badge.isHidden && badge.layer.cornerRadius == 10)
        // Three tenths of it extend beyond the item's inset corner at (255, 25).
        #expect(badge.frame == CGRect(241, 19, 20, 20))
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? TextCell)
        #expect(cell.label.text == "Item 1" && cell.nearestController == nil)
        #expect(view.nearestController === controller)
    }

    @Test func storiesStandInTwoColumnsOnAWideScreen() throws {
        let controller = shown { NewsFeedViewController() }
        let layout = try #require(controller.collectionView.collectionViewLayout as? FeedLayout)
        #expect(controller.collectionView.numberOfItems(inSection: 1) == 6)
        let content = LayoutContent(itemCounts: [1, 6]) { element, proposal in
            CGSize(width: proposal.width, height: element.section == 0 ? 68 : CGFloat(element.item % 2) * 20 + 28)
        }
        let narrow = try layout.solve(in: LayoutViewport(width: 390, height: 600), content: content)
        #expect(narrow.elements(inSection: 1).map(\.frame.minY) == [68, 106, 164, 202, 260, 298])
        let wide = try layout.solve(in: LayoutViewport(width: 800, height: 600), content: content)
        #expect(wide.elements(inSection: 1).map(\.frame.minX) == [0, 400, 0, 400, 0, 400])
        // The layout asks its view's data source, and raises the topmost element.
        #expect(wide.elements().map(\.zIndex) == [0, 0, 0, 0, 0, 0, 5])
        #expect(layout.collectionView === controller.collectionView)
        controller.collectionView.delegate?.collectionView(
            controller.collectionView, performPrimaryActionForItemAt: IndexPath(item: 1, section: 1))
        #expect(controller.opened.map(\.number) == [2])
        #expect(controller.navigationItem.searchController === controller.searchController)
        #expect(controller.tabBarItem.title == "News")
    }

    @Test func anOutlineOpensAndCloses() throws {
        let controller = shown { OutlineController() }
        let count = { controller.collectionView.numberOfItems(inSection: 0) }
        #expect(count() == 2)
        controller.toggle(controller.entries[0])
        #expect(count() == 4)
        let cell = try #require(
            controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) as? UICollectionViewListCell)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "List" && content.imageProperties.tintColor == .systemBlue)
        controller.toggle(controller.entries[0])
        #expect(count() == 2)
    }

    @Test func aGridEditsItsItems() throws {
        let controller = shown { EditingGridController() }
        let view = try #require(controller.collectionView)
        #expect(view.contentSize == CGSize(width: 390, height: 176))
        let frames = view.visibleCells.map(\.frame)
        #expect(frames == [
            CGRect(10, 10, 183, 76), CGRect(197, 10, 183, 76), CGRect(10, 90, 183, 76), CGRect(197, 90, 183, 76),
        ])
        let cell = try #require(view.visibleCells.first as? HostCell<UISwitch>)
        #expect(cell.hosted?.frame == CGRect(0, 0, 51, 31), "a switch has its own size")
        let delegate = try #require(view.delegate)
        let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0))
        #expect(!delegate.collectionView(view, canEditItemAt: first))
        controller.setEditing(true, animated: false)
        #expect(delegate.collectionView(view, canEditItemAt: first))
        #expect(delegate.collectionView(
            view, targetIndexPathForMoveOfItemFromOriginalIndexPath: last, atCurrentIndexPath: last,
            toProposedIndexPath: first) == last)
        #expect(delegate.collectionView(view, contextMenuConfigurationForItemsAt: [first], point: .zero) != nil)
        #expect(delegate.collectionView(view, contextMenuConfigurationForItemsAt: [], point: .zero) == nil)
        delegate.collectionView(view, performPrimaryActionForItemAt: last)
        controller.delete(first)
        #expect(controller.log == ["open 3", "reload"])
        #expect(view.numberOfItems(inSection: 0) == 3)
        #expect(controller.becomeFirstResponder() && view.gestureRecognizers?.count == 1)
    }
}
