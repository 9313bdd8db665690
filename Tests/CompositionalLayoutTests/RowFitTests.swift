import LinuxUIKit
import Testing
@testable import CompositionalLayout

/// The number of subitems in a row if lengths, spacings or the remaining extent are zero or negative.
struct RowFitTests {
    private func firstRow(_ subitems: [NSCollectionLayoutItem], spacing: CGFloat, items: Int) throws -> [CGRect] {
        let section = NSCollectionLayoutSection(group: row(.absolute(50), spacing: .fixed(spacing), subitems))
        return try solve(section, items: [items]).cells().filter { $0.minY == 0 }
    }

    /// With a negative extent, fractions would be negative, and ever more of them would fit (B-G3).
    @Test func aRowWithoutExtentLeftForItsFractionsEnds() throws {
        let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
        // Three of them would leave 320 − 400 = −80.
        #expect(try firstRow([half], spacing: 200, items: 9) == [rect(0, 0, 60, 50), rect(260, 0, 60, 50)])
        // Two of them would leave nothing.
        #expect(try firstRow([half], spacing: 320, items: 9) == [rect(0, 0, 160, 50)])
        #expect(try firstRow([half], spacing: 319, items: 9).map(\.width) == [0.5, 0.5])
    }

    @Test func spacingAloneBringsTheEndOfARowNearer() throws {
        let nothing = item(.absolute(0), .fractionalHeight(1))
        // Ten spacings of 30 points, with a subitem at both ends of each.
        #expect(try firstRow([nothing], spacing: 30, items: 40).count == 11)
        #expect(try firstRow([nothing, nothing], spacing: 30, items: 40).count == 11)
        #expect(try firstRow([nothing], spacing: 0, items: 40).count == 40)
    }

    /// Fractions refer to the extent left by the spacings of a count, including those of earlier subitems (B-G3).
    @Test(arguments: [0.0, 7, 30])
    func fractionsAreResolvedAnewForEachCount(spacing: Double) {
        let lengths = [(3, 0.1), (0, 0.05), (11, 0), (0, 0.1), (0, 0.03)].map { RowFit.Length(fixed: $0.0, fraction: $0.1) }
        let fit = RowFit(lengths: lengths, room: 1000, spacing: spacing)
        func length(_ count: Int) -> Double {
            let container = 1000 - Double(count - 1) * spacing
            let all = (0..<count).map { lengths[$0 % lengths.count] }
            return all.reduce(Double(count - 1) * spacing) { $0 + $1.fixed + PixelGrid.floor($1.fraction * container) }
        }
        let row = fit.row(mixed: false, itemLimit: 100, countLimit: 100)
        #expect(row?.count == (1...100).first { length($0 + 1) > 1000 })
    }

    @Test func subitemsThatTakeNoRoomFitUpToOneMoreThanTheLimit() {
        func count(_ itemLimit: Int) -> Int? {
            let fit = RowFit(lengths: [.init(fixed: 0, fraction: 0)], room: 10, spacing: 0)
            return fit.row(mixed: false, itemLimit: itemLimit, countLimit: 5)?.count
        }
        // One item more, so that the row is rejected rather than divided.
        #expect([0, 1, 5, 6, 7, 1000].map(count) == [1, 1, 5, 6, 6, 6])
    }

    @Test func subitemsThatTakeRoomFitUpToOneMoreThanTheLimit() {
        func count(_ room: Double) -> Int? {
            let fit = RowFit(lengths: [.init(fixed: 1, fraction: 0)], room: room, spacing: 0)
            return fit.row(mixed: false, itemLimit: 1000, countLimit: 5)?.count
        }
        #expect([0.5, 1, 5.5, 6, 900].map(count) == [nil, 1, 5, 6, 6])
    }

    /// The edge spacing across the row counts too (B-P6, B-E8).
    @Test func anEstimatedRowHoldsItsSubitemsEdgeSpacing() throws {
        let low = item(.absolute(50), .absolute(20))
        low.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(12), trailing: nil, bottom: .flexible(8))
        let high = item(.absolute(50), .absolute(30))
        let solved = try solve(NSCollectionLayoutSection(group: row(.estimated(99), [low, high])), items: [2])
        #expect(solved.contentSize.height == 40)
        #expect(solved.cells() == [rect(0, 12, 50, 20), rect(50, 0, 50, 30)])
    }
}
