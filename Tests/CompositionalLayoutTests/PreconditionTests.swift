#if compiler(>=6.2)
import LinuxUIKit
import Testing

/// A collection view queries its layout where errors cannot be thrown: those thrown by `solve(in:content:)` end the process with
/// a message, like UIKit's exceptions.
struct PreconditionTests {
    @Test func aLayoutThatAViewCannotSolveEndsTheProcessWithTheError() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let layout = UICollectionViewCompositionalLayout { index, _ in
                index == 0 ? rows(.absolute(9)) : rows(.fractionalWidth(.infinity))
            }
            let view = host(layout, items: [1, 1])
            view.layoutIfNeeded()
        }
        #expect(try complaint(result).contains("Section 1: Invalid fractional width: inf. The fraction must be a finite value."))
    }

    private func complaint(_ result: ExitTest.Result?) throws -> String {
        String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    }
}
#endif
