@testable import LayoutDiagram
import Testing
import VectorScene

struct RectIndexTests {
    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        Rect(x: x, y: y, width: width, height: height)
    }

    @Test func whatIsTakenIsNotFree() {
        var occupancy = RectIndex()
        occupancy.take(rect(60, 60, 10, 10))
        #expect(!occupancy.isFree(rect(0, 0, 61, 61)) && occupancy.isFree(rect(0, 0, 50, 50)))
    }

    /// Such rectangles are not stored in buckets, which would number 10¹⁰.
    @Test func aRectangleOfAnySizeIsTaken() {
        var occupancy = RectIndex()
        occupancy.take(rect(-1e7, 0, 2e7, 1e7))
        #expect(!occupancy.isFree(rect(5, 5, 1, 1)) && occupancy.isFree(rect(5, -5, 1, 1)))
        #expect(!occupancy.isFree(rect(-1e6, 1e6, 2e6, 1e6)) && occupancy.isFree(rect(-1e6, -2e6, 2e6, 1e6)))
        occupancy.take(rect(5, -5, 1, 1))
        #expect(!occupancy.isFree(rect(-1e6, -2e6, 2e6, 2e6)), "a small one in a large one")
    }

    @Test(arguments: [1e18, 1e300, -1e300, .infinity])
    func coordinatesBeyondAllIntegersAreTaken(place: Double) {
        var occupancy = RectIndex()
        occupancy.take(rect(place, 0, 10, 10))
        occupancy.take(rect(0, place, 10, 10))
        #expect(occupancy.isFree(rect(100, 100, 10, 10)))
    }
}
