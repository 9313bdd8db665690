@testable import LayoutDiagram
import CompositionalLayout
import Testing
import VectorScene

/// A fold puts a short strip in the place of a long range.
struct FoldTests {
    @Test(arguments: [Axis.horizontal, .vertical]) func whatFollowsTheFoldFollowsItsStrip(axis: Axis) {
        let fold = Fold(axis: axis, hidden: [100...1000])
        let end = 100 + Fold.strip(axis)
        func range(_ low: Double, _ high: Double) -> ClosedRange<Double> {
            let placed = fold.place(Rect(axis, along: low...high, across: 7...9))
            #expect(placed.range(axis.cross) == 7...9)
            return placed.range(axis)
        }
        #expect(fold.shown == [100...end])
        #expect(range(20, 100) == 20...100)
        #expect(range(20, 1000) == 20...end)
        #expect(range(1000, 1030) == end...(end + 30))
        #expect(range(550, 1100) == (100 + Fold.strip(axis) / 2)...(end + 100))
    }

    /// A dimension line carries the length in the layout, not the drawn one.
    @Test(arguments: [Axis.horizontal, .vertical], [(20.0, 90.0), (20, 1100), (150, 800), (150, 2500), (1000, 2000), (0, 4000)])
    func aPlacedRangeHasItsLengthInTheLayout(axis: Axis, ends: (Double, Double)) {
        let fold = Fold(axis: axis, hidden: [100...1000, 2000...3000])
        let placed = fold.place(Rect(axis, along: ends.0...ends.1, across: 0...1)).range(axis)
        #expect(abs(fold.length(of: placed) - (ends.1 - ends.0)) < 1e-9)
        #expect(fold.breaks(in: placed).count == fold.hidden.count { $0.lowerBound < ends.1 && $0.upperBound > ends.0 })
        #expect(fold.breaks(in: placed).allSatisfy(placed.contains))
    }
}
