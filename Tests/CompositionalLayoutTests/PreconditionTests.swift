#if compiler(>=6.2)
import CompositionalLayout
import Foundation
import Testing

/// A collection view asks for its layout where nothing can be thrown: what `solve(in:content:)` throws ends the process,
/// as UIKit's exceptions do, and says so.
struct PreconditionTests {
    @Test func aLayoutThatAViewCannotSolveEndsTheProcessWithTheError() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let layout = UICollectionViewCompositionalLayout { index, _ in
                index == 0 ? rows(.absolute(9)) : rows(.fractionalWidth(.infinity))
            }
            let view = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
            view.content = LayoutContent(itemCounts: [1, 1])
            view.layoutIfNeeded()
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("Section 1: Invalid fractional width: inf. The fraction must be a finite value."))
    }
}
#endif
