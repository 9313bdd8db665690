import LayoutHosting
import TestSupport
import Testing
import UIKit

/// Collection views that are as high as their content, as in pages of several views.
@MainActor
struct ContentFollowerTests {
    private let viewport = Device.iPhone15.viewport

    /// The estimate of a row's height, and the height of the view at the start.
    private static let beginnings: [(CGFloat?, CGFloat)] = [(nil, 0), (80, 0), (20, 0), (nil, 10), (80, 10), (20, 10)]

    /// The height follows by a constraint that code updates, or by the intrinsic size of a subclass.
    @Test(arguments: ContentFollowing.allCases, ContentFollower.Place.allCases)
    func aHeightThatFollowsTheContentSettles(way: ContentFollowing, place: ContentFollower.Place) throws {
        let index = (ContentFollowing.allCases.firstIndex(of: way) ?? 0) + (ContentFollower.Place.allCases.firstIndex(of: place) ?? 0)
        for (estimate, start) in MoreTests.some(Self.beginnings, at: index) {
            let controller = ContentFollower(way, in: place, estimate: estimate, start: start)
            let app = try viewport.performAsCurrent { try AppLayout(controller, in: viewport) }
            #expect(app.notes + app.assumptions == [], "\(estimate as Any), \(start)")
            #expect(controller.list.bounds.size == CGSize(width: 393, height: 7 * 50), "\(estimate as Any), \(start)")
            #expect(app.viewport.size == controller.list.bounds.size)
            #expect(controller.list.adjustedContentInset.top == 0)
            let solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
            #expect(solved.contentSize == app.viewport.size)
        }
    }

    /// Constraints are solved once for a cell's size, as in UIKit, so that they do not settle for estimated rows.
    @Test(arguments: [nil, 80, 20] as [CGFloat?])
    func cellsAreAsHighAsCollectionViewsInThem(estimate: CGFloat?) throws {
        let ways: [ContentFollowing?] = [nil, .contentSizeObserver, .sizeComparison, .layoutInIntrinsicSize]
        for way in estimate == nil ? ways : [nil] {
            let controller = NestedFollower(way, estimate: estimate)
            let app = try viewport.performAsCurrent { try AppLayout(controller, in: viewport) }
            let solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
            #expect(solved.elements().map(\.frame.height) == [350, 350], "\(way as Any)")
        }
    }

    @Test func aTableMayBeAsHighAsItsRows() throws {
        for way in TableFollower.Way.allCases {
            let controller = TableFollower(way)
            let app = try viewport.performAsCurrent { try AppLayout(controller, in: viewport) }
            #expect(app.notes + app.assumptions == [] && controller.list.frame == CGRect(x: 0, y: 12 * 77, width: 393, height: 90), "\(way)")
        }
    }

    @Test func aCollectionViewIsFoundInARowOfATable() throws {
        let controller = TableFollower(nil)
        let app = try viewport.performAsCurrent { try AppLayout(controller, in: viewport) }
        #expect(app.viewport.size == CGSize(width: 393, height: 77))
        #expect(app.assumptions.isEmpty)
    }

    /// UIKit has measured the visible cells in the layout pass.
    @Test func aLaidOutViewHasTheSizesOfItsContent() {
        let rows = FollowedRows()
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 120), collectionViewLayout: FollowedRows.layout(estimate: 80))
        rows.fill(list)
        #expect(list.contentSize == CGSize(width: 320, height: 7 * 80))
        list.layoutIfNeeded()
        #expect(list.contentSize == CGSize(width: 320, height: 3 * 50 + 4 * 80))
        #expect(list.layoutAttributesForItem(at: [0, 2])?.frame == CGRect(x: 0, y: 100, width: 320, height: 50))
    }

    /// The collection view appears empty, and its data arrive later.
    @Test(arguments: [ContentFollowing.viewDidLayoutSubviews, .layoutIfNeeded, .observation, .keyPath])
    func aHeightThatFollowsLateContentSettles(way: ContentFollowing) throws {
        let controller = ContentFollower(way, estimate: 80)
        controller.rows.count = 0
        let app = try viewport.performAsCurrent {
            try AppLayout(controller, in: viewport, finishing: {
                controller.rows.count = 4
                controller.list.reloadData()
                controller.view.setNeedsLayout()
            })
        }
        #expect(app.notes + app.assumptions == [] && controller.list.frame.size == CGSize(width: 393, height: 4 * 50))
    }
}
