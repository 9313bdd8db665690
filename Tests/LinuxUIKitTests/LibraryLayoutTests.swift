import Foundation
import Testing
import UIKit

/// Subclasses of compositional layouts: their overrides determine frames, both when solved and in a collection view.
@MainActor
struct LibraryLayoutTests {
    private let viewport = LayoutViewport(width: 300, height: 400)

    private func view(_ layout: UICollectionViewLayout, items: [Int]) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(0, 0, 300, 400), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: items)
        return view
    }

    private func strip() -> LayoutBuilder {
        LayoutBuilder { SectionNode { HGroup { ItemNode() }.width(absolute: 600).height(absolute: 50).count(6) } }
    }

    private func list(height: CGFloat) -> LayoutBuilder {
        LayoutBuilder { SectionNode { HGroup { ItemNode() }.height(absolute: height) } }
    }

    @Test func aPinnedColumnStaysAtTheEdge() throws {
        let layout = strip().make(PinnedColumnLayout.init)
        var scrolled = viewport
        scrolled.contentOffset = CGPoint(x: 250, y: 0)
        let solved = try layout.solve(in: scrolled, content: LayoutContent(itemCounts: [6, 6]))
        #expect(solved.contentSize.width == 600)
        let first = solved.elements().suffix(2)
        #expect(first.map(\.frame) == [CGRect(250, 0, 100, 50), CGRect(250, 50, 100, 50)])
        #expect(first.map(\.zIndex) == [10, 10])
        #expect(solved.visibleElements().filter { $0.section == 0 }.map(\.item) == [2, 3, 4, 5, 0])
        #expect(solved.elementCount == 12)

        let view = view(layout, items: [6, 6])
        view.layoutIfNeeded()
        view.contentOffset.x = 250
        #expect(layout.invalidations > 0)
        #expect(view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item) == [0, 2, 3, 4, 5])
        view.register(TextCell.self)
        let cell: TextCell = view.dequeue(for: IndexPath(item: 0, section: 1))
        #expect(cell.frame == CGRect(250, 50, 100, 50))
    }

    @Test func aSnappingLayoutHasRoomAtBothEnds() throws {
        let layout = list(height: 60).make(SnappingLayout.init)
        let solved = try layout.solve(in: viewport, content: LayoutContent(itemCounts: [10]))
        #expect(solved.contentSize.height == 800)
        #expect(solved.elements().first?.frame == CGRect(0, 100, 300, 60))
        #expect(solved.elements().last?.frame == CGRect(0, 640, 300, 60))
        #expect(solved.visibleElements().map(\.item) == [0, 1, 2, 3, 4])
    }

    @Test func aSnappingLayoutRestsOnItems() {
        let layout = list(height: 60).make(SnappingLayout.init)
        let view = view(layout, items: [10])
        view.contentOffset.y = 95
        view.performBatchUpdates(nil)
        // The middle of the fourth row, 310, is the nearest to 295.
        #expect(view.contentOffset.y == 110)
        #expect(layout.targetContentOffset(
            forProposedContentOffset: CGPoint(x: 0, y: 95), withScrollingVelocity: CGPoint(x: 0, y: 2)).y == 110)
        #expect(layout.targetContentOffset(
            forProposedContentOffset: CGPoint(x: 0, y: 95), withScrollingVelocity: CGPoint(x: 0, y: -2)).y == 50)
        #expect(layout.preparations > 0)
    }

    @Test func coversShrinkWithTheirDistance() throws {
        let layout = list(height: 100).make(CoverLayout.init)
        let solved = try layout.solve(in: viewport, content: LayoutContent(itemCounts: [5]))
        #expect(solved.elements().map(\.alpha) == [0.625, 0.875, 0.875, 0.625, 0.375])
        #expect(solved.elements().map(\.transform.transform3D.m11) == [0.8125, 0.9375, 0.9375, 0.8125, 0.6875])
        #expect(solved.elements().map(\.frame.minY) == [0, 100, 200, 300, 400])

        let view = view(layout, items: [5])
        view.layoutIfNeeded()
        view.contentOffset.y = 50
        #expect(layout.turns == 1)
        let middle = layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) as? CoverAttributes
        #expect(middle?.distance == 0)
    }

    @Test func aTimelineAddsItsOwnDecorations() throws {
        let section = SectionNode { HGroup { ItemNode() }.height(absolute: 40) }.header(height: 20)
        let layout = LayoutBuilder { _, _ in section }.make(TimelineLayout.init)
        let solved = try layout.solve(in: viewport, content: LayoutContent(itemCounts: [2, 1]))
        let dots = solved.elements().filter { $0.kind == TimelineLayout.dotKind }
        #expect(dots.map(\.frame) == [CGRect(6, 6, 8, 8), CGRect(6, 106, 8, 8)])
        #expect(solved.elements().first?.kind == TimelineLayout.lineKind)
        #expect(solved.elements().first?.frame == CGRect(9, 0, 2, 160))
        #expect(solved.elementCount == 3 + 2 + 3)
        #expect(solved.elements(inSection: 1).map(\.category) == [.cell, .supplementary, .decoration])
    }

    @Test func aChatStandsAtTheBottomAndNotesHeights() throws {
        let layout = LayoutBuilder {
            SectionNode { VGroup { ItemNode().height(estimated: 40) }.height(estimated: 40) }
        }.make(ChatLayout.init)
        let content = LayoutContent(itemCounts: [3]) { element, proposal in
            CGSize(width: proposal.width, height: CGFloat(element.item + 1) * 30)
        }
        let solved = try layout.solve(in: viewport, content: content)
        // The first message rejects its 30; the others are 60 and 90 high.
        #expect(solved.elements().map(\.frame) == [
            CGRect(0, 210, 300, 40), CGRect(0, 250, 300, 60), CGRect(0, 310, 300, 90),
        ])
        #expect(solved.contentSize.height == 400)
        #expect(layout.heights == [IndexPath(item: 1, section: 0): 60, IndexPath(item: 2, section: 0): 90])

        let view = view(layout, items: [3])
        view.content = content
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.compactMap { view.layoutAttributesForItem(at: $0)?.frame.minY } == [210, 250, 310])
    }
}
