import Foundation
import Testing
@testable import CompositionalLayout

struct ExtentIndexTests {
    private func index(_ extents: [Double], gap: Double) -> ExtentIndex {
        ExtentIndex(extents.map { ExtentIndex.Extent(along: $0, across: 1) }, gap: gap)
    }

    /// The origins of groups, added up one by one.
    private func origins(_ extents: [Double], gap: Double) -> [Double] {
        var origins = [0.0]
        for extent in extents.dropLast() { origins.append(origins[origins.count - 1] + extent + gap) }
        return origins
    }

    @Test(arguments: [1, 2, 3, 7, 8, 100], [0.0, 5, -30])
    func originsAndRangesAreThoseOfALinearSearch(count: Int, gap: Double) {
        let extents = (0..<count).map { Double($0 * 37 % 50) }
        let index = index(extents, gap: gap)
        let origins = origins(extents, gap: gap)
        #expect((0..<count).map(index.origin) == origins)
        #expect(index.length == origins[count - 1] + extents[count - 1])
        for low in stride(from: -50.0, through: 2000, by: 61) {
            let range = low...(low + 90)
            let meeting = (0..<count).filter { origins[$0] <= range.upperBound && origins[$0] + extents[$0] >= low }
            let found = index.groups(meeting: range)
            #expect(found == (meeting.first.map { $0..<(meeting[meeting.count - 1] + 1) } ?? 0..<0))
        }
    }

    @Test func aChangedExtentMovesWhatFollows() {
        var extents = (0..<100).map { Double($0 % 7 * 10) }
        var index = index(extents, gap: 3)
        for group in [99, 0, 50, 51] {
            extents[group] = 1234.5
            index[group] = ExtentIndex.Extent(along: 1234.5, across: Double(group))
            #expect((0..<100).map(index.origin) == origins(extents, gap: 3))
        }
        #expect(index.longest == 1234.5)
        #expect(index.widest == 99)
        index[99] = ExtentIndex.Extent(along: 1, across: 1)
        #expect(index.widest == 51)
    }
}
