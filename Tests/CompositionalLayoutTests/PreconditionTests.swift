#if compiler(>=6.2)
import CompositionalLayout
import Foundation
import Testing

/// A collection view queries its layout where errors cannot be thrown: those thrown by `solve(in:content:)` end the process with
/// a message, like UIKit's exceptions.
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
        #expect(try complaint(result).contains("Section 1: Invalid fractional width: inf. The fraction must be a finite value."))
    }

    private func complaint(_ result: ExitTest.Result?) throws -> String {
        String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    }

    /// Lays out three sections, of which the second has content that traps.
    private static func trap(measuring: LayoutContent.Measuring) throws {
        TrapNote.install()
        let section = NSCollectionLayoutSection(
            group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))]))
        let content = LayoutContent(itemCounts: [1, 1, 1], fittingSize: { element, size in
            if element.section == 1 { fatalError("no size") }
            return size
        }, measuring: measuring)
        _ = try UICollectionViewCompositionalLayout(section: section).solve(in: .small, content: content)
    }

    @Test func aTrapWhileASectionIsSolvedIsSaidToBeTheSections() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try PreconditionTests.trap(measuring: .everything)
        }
        #expect(try complaint(result).contains("error: the process ended while section 1 was laid out"))
    }

    @Test func aTrapWhileASectionIsMeasuredIsSaidToBeTheSections() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try PreconditionTests.trap(measuring: .visible)
        }
        #expect(try complaint(result).contains("error: the process ended while section 1 was laid out"))
    }

    @Test func aTrapInASectionProviderIsSaidToBeTheSections() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            TrapNote.install()
            let layout = UICollectionViewCompositionalLayout { index, _ in
                if index == 1 { fatalError("no section") }
                return rows(.absolute(9))
            }
            _ = try layout.solve(in: .small, content: LayoutContent(itemCounts: [1, 1]))
        }
        #expect(try complaint(result).contains("error: the process ended while section 1 was laid out"))
    }
}
#endif
