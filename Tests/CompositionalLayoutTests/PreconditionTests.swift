#if compiler(>=6.2)
import CompositionalLayout
import Foundation
import Testing

/// Descriptions that UIKit refuses with an exception, in its words (B-X1, B-X2).
struct PreconditionTests {
    private func complaint(_ result: ExitTest.Result?) -> String? {
        result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    }

    @Test func dimensionsThatAreNotFiniteAreRefused() async {
        let width = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSCollectionLayoutDimension.fractionalWidth(.nan)
        }
        #expect(complaint(width)?.contains("Invalid fractional width: nan. The fraction must be a finite value.") == true)
        let estimate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSCollectionLayoutDimension.estimated(.infinity)
        }
        #expect(complaint(estimate)?.contains("Invalid estimated dimension: inf. The dimension must be a finite value.") == true)
    }

    @Test func aGroupWithoutSubitemsIsRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = row(.absolute(50), [])
        }
        #expect(complaint(result)?.contains("At least 1 subitem is required for a group") == true)
    }

    @Test func countsBelowOneAreRefused() async {
        let across = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(9), .absolute(9)), repeatingSubitem: item(.absolute(9), .absolute(9)), count: 0)
        }
        #expect(complaint(across)?.contains("A repeating horizontal group should specify a count >= 1") == true)
        let down = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.absolute(9), .absolute(9)), subitem: item(.absolute(9), .absolute(9)), count: -1)
        }
        #expect(complaint(down)?.contains("A repeating vertical group should specify a count >= 1") == true)
    }
}
#endif
