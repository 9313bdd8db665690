import LayoutHosting
import Testing
import UIKit

/// Views below the screen keep their estimates, marked as such, or are measured with the whole (B-E3).
@MainActor
struct WholeContentTests {
    private func solved(
        _ controller: UIViewController, _ measuring: LayoutContent.Measuring, limit: Int? = nil, scrolledBy distance: CGFloat = 0
    ) throws -> SolvedLayout {
        let viewport = Device.iPhone15.viewport
        let app = try viewport.performAsCurrent { try AppLayout(controller, in: viewport) }
        var content = try #require(app.content)
        content.measuring = measuring
        if let limit { content.measuringLimit = limit }
        return try app.layout.solve(in: app.viewport, content: content, scrolledBy: distance)
    }

    /// The heights, of which unmeasured ones are negative.
    private func heights(_ solved: SolvedLayout) -> [CGFloat] {
        solved.elements().map { element in
            let isEstimate = solved.doubtIfUnmeasured(of: element.id).contains(.unmeasuredHeight)
            return isEstimate ? -element.frame.height : element.frame.height
        }
    }

    @Test func aScreensCellsBelowKeepTheirEstimatesAndAreMarked() throws {
        let screen = try solved(UnmeasuredFeedViewController(), .visible)
        #expect(heights(screen) == Array(repeating: 116, count: 7) + Array(repeating: -60, count: 13))
        #expect(screen.hasUnmeasuredElements && screen.undecidedSizes.isEmpty)
    }

    @Test(arguments: [0, 500] as [CGFloat]) func theWholeIsMeasured(distance: CGFloat) throws {
        let whole = try solved(UnmeasuredFeedViewController(), .everything, scrolledBy: distance)
        #expect(heights(whole) == Array(repeating: 116, count: 20))
        #expect(whole.contentSize.height == 2320 && !whole.hasUnmeasuredElements && whole.measurementCount == 20)
    }

    @Test func aboveALimitTheRestIsMarked() throws {
        let whole = try solved(UnmeasuredFeedViewController(), .everything, limit: 12)
        #expect(heights(whole) == Array(repeating: 116, count: 12) + Array(repeating: -60, count: 8))
        #expect(whole.hasUnmeasuredElements && whole.measurementCount == 12)
    }

    /// A layout that is sent to another process says there, too, which of its elements are measured.
    @Test func aCopyKnowsWhatIsMeasured() throws {
        for measuring in [LayoutContent.Measuring.visible, .everything] {
            let own = try solved(UnmeasuredFeedViewController(), measuring)
            let copy = try PropertyListDecoder().decode(SolvedLayout.self, from: PropertyListEncoder().encode(own))
            #expect(heights(copy) == heights(own) && copy.hasUnmeasuredElements == own.hasUnmeasuredElements)
        }
    }

    private final class FlowingFeedViewController: UICollectionViewController {
        init() {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 393, height: 60)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            super.init(collectionViewLayout: layout)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UnmeasuredFeedCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.contentView.widthAnchor.constraint(equalToConstant: 393).isActive = true
            return cell
        }
    }

    @Test func aLayoutOfTheAppsOwnIsMeasuredAndMarkedAlike() throws {
        let whole = try solved(FlowingFeedViewController(), .everything)
        #expect(heights(whole) == Array(repeating: 116, count: 20) && !whole.hasUnmeasuredElements)
        let screen = try solved(FlowingFeedViewController(), .visible)
        let (first, last) = (heights(screen).prefix(7), heights(screen).suffix(12))
        #expect(first.allSatisfy { $0 == 116 } && last.allSatisfy { $0 == -60 } && screen.hasUnmeasuredElements)
        #expect(heights(try solved(FlowingFeedViewController(), .everything, limit: 12)).count { $0 > 0 } == 12)
    }
}
