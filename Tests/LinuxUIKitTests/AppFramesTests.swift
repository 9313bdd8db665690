import Foundation
import LayoutDocument
import TestSupport
import Testing
import UIKit

/// App code and the equivalent layout document produce the same frames.
@MainActor
struct AppFramesTests {
    @Test(arguments: AppLayout.allCases)
    func framesEqualTheDocuments(app: AppLayout) throws {
        let document = try Fixtures.document(app.rawValue)
        var viewports = [try document.viewport()]
        viewports += [.iPhoneSE, .iPhone15.landscape, .iPadPro13].map(\Device.viewport)
        for viewport in viewports {
            let built = try document.build(in: viewport)
            let shown = viewport.performAsCurrent { app.show() }
            let layout = try #require(shown.view.collectionViewLayout as? UICollectionViewCompositionalLayout)
            var content = built.content
            if shown.controller != nil { content.itemCounts = shown.view.content.itemCounts }
            let solved = try layout.solve(in: viewport, content: content)
            let expected = try built.solve()
            #expect(solved.contentSize == expected.contentSize, "\(viewport.size)")
            #expect(places(solved) == places(expected), "\(viewport.size)")
            #expect(solved.elementCount > 0)
        }
    }

    /// The elements' frames, regardless of the names of kinds.
    private func places(_ solved: SolvedLayout) -> [String] {
        solved.elements().map { "\($0.category) \($0.owner) \($0.item) \($0.frame) \($0.zIndex)" }
    }

    @Test func aControllerAsksWhatIsBoundToTheMainActor() throws {
        let controller = LayoutViewport(width: 400, height: 600).performAsCurrent { AccountViewController() }
        controller.loadViewIfNeeded()
        controller.collectionView.frame.size = CGSize(width: 400, height: 600)
        let frame = { controller.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frame(4) == CGRect(0, 60, 100, 60))
        #expect(controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))?.tag == 7)
    }

    @Test func aStretchyHeaderTakesUpWhatIsPulledDown() throws {
        let section = NSCollectionLayoutSection(group: .horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            subitems: [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))]))
        section.boundarySupplementaryItems = [.estimatedHeader()]
        let layout = StretchyHeaderLayout(section: section)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [3])
        let header = { view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)?.first {
            $0.representedElementCategory == .supplementaryView
        } }
        #expect(header()?.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
        view.contentOffset.y = -40
        #expect(header()?.frame == CGRect(x: 0, y: -40, width: 300, height: 140))
    }

    @Test func aCarouselsHandlerScalesItsItemsByTheirDistanceFromTheMiddle() throws {
        let viewport = LayoutViewport(width: 300, height: 400)
        let solved = try CarouselLayout()().solve(in: viewport, content: LayoutContent(itemCounts: [3]))
        let percents = solved.elements().map { ($0.transform.transform3D.m11 * 100).rounded() }
        // Centres are at 52.5, 152.5 and 252.5 of 300 points.
        #expect(percents == [78, 109, 76])
    }
}
