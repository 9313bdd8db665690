@testable import LayoutDiagram
import CompositionalLayout
import Testing
import VectorScene

/// A fold puts a short strip in the place of a long range.
struct FoldTests {
    @Test(arguments: [Axis.horizontal, .vertical]) func whatFollowsTheFoldFollowsItsStrip(axis: Axis) {
        let fold = Fold(axis: axis, hidden: 100...1000)
        let end = 100 + Fold.strip(axis)
        func range(_ low: Double, _ high: Double) -> ClosedRange<Double> {
            let placed = fold.place(Rect(axis, along: low...high, across: 7...9))
            #expect(placed.range(axis.cross) == 7...9)
            return placed.range(axis)
        }
        #expect(fold.shown == 100...end)
        #expect(range(20, 100) == 20...100)
        #expect(range(20, 1000) == 20...end)
        #expect(range(1000, 1030) == end...(end + 30))
        #expect(range(550, 1100) == (100 + Fold.strip(axis) / 2)...(end + 100))
    }
}
