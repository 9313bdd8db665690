import LayoutHosting
import Testing
import UIKit

/// Screens of apps whose cells and headers are as large as their constraints say, on an iPhone of 393 × 852 points with 3 pixels
/// each; frames worked out by hand. A line is 20.3333 high at 17 points, 18 at 15, 15.6667 at 13.
@MainActor
struct SelfSizingTests {
    private static let long = "A longer text, which needs more than one line in any of these cells, and ends in the second one."
    private let viewport = Device.iPhone15.viewport

    private func solve(_ controller: UIViewController) throws -> SolvedLayout {
        let app = try AppLayout(controller, in: viewport)
        return try app.layout.solve(in: app.viewport, content: try #require(app.content))
    }

    private func isNear(_ frame: CGRect?, _ other: CGRect) -> Bool {
        guard let frame else { return false }
        return zip([frame.minX, frame.minY, frame.width, frame.height], [other.minX, other.minY, other.width, other.height])
            .allSatisfy { abs($0 - $1) < 0.001 }
    }

    private func cell(_ item: Int, _ section: Int = 0) -> LayoutElement.ID {
        LayoutElement.ID(category: .cell, kind: nil, section: section, item: item)
    }

    @Test func postsAreAsHighAsTheirTexts() throws {
        let solved = try solve(FeedController([.init(title: "Short", caption: "Short"), .init(title: Self.long, caption: Self.long)]))
        // 200 + 12 + 20.3333 + 4 + 18 + 8 + 15.6667 + 12
        #expect(isNear(solved.element(cell(0))?.frame, CGRect(x: 16, y: 8, width: 361, height: 290)))
        // With a title of three lines, 61, and a caption of two, 36.
        #expect(isNear(solved.element(cell(1))?.frame, CGRect(x: 16, y: 310, width: 361, height: 348.6667)))
        #expect(solved.frameDoubts[cell(0)] == nil)
    }

    @Test func onlyWhatIsSeenOfALongFeedIsMade() throws {
        let controller = FeedController(Array(repeating: .init(title: "Short", caption: "Short"), count: 100_000))
        let solved = try solve(controller)
        #expect(isNear(solved.element(cell(2))?.frame, CGRect(x: 16, y: 8 + 2 * 302, width: 361, height: 290)))
        #expect(isNear(solved.element(cell(99_999))?.frame, CGRect(x: 16, y: 8 + 3 * 302 + 99_996 * 132, width: 361, height: 120)))
        #expect(controller.madeCells == 3)
    }
}
