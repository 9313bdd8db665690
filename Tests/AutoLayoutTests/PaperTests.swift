import AutoLayout
import Testing

/// The examples of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001.
struct PaperTests {
    /// xm is the middle between xl and xr, which are at least 10 apart and between 0 and 100. The middle is dragged.
    @Test func theMiddleStaysBetweenTheEnds() throws {
        var system = LinearSystem()
        let (xl, xm, xr) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        try system.add([xm: 2, xl: -1, xr: -1], .equal, 0)
        try system.add([xl: 1], .greaterThanOrEqual, 0)
        try system.add([xr: 1], .lessThanOrEqual, 100)
        try system.add([xr: 1, xl: -1], .greaterThanOrEqual, 10)
        try system.add([xl: 1], .equal, 30, at: 250)
        #expect(system.solution(of: [xl, xm, xr]) == [30, 35, 40])
        let drag = try system.add([xm: 1], .equal, 50, at: 750)
        #expect(system.solution(of: [xl, xm, xr]) == [30, 50, 70])
        try system.edit(drag, 60)
        #expect(system.solution(of: [xl, xm, xr]) == [30, 60, 90])
        try system.edit(drag, 90)
        #expect(system.solution(of: [xl, xm, xr]) == [80, 90, 100])
        try system.edit(drag, 200)
        #expect(system.solution(of: [xl, xm, xr]) == [90, 95, 100])
        #expect(system.error(of: drag) == 105)
        system.remove(drag)
        #expect(system.solution(of: [xl, xm, xr]) == [30, 35, 40])
    }

    /// The corners stay where they are but for the one that is dragged, and the points between are in the middle.
    @Test func aQuadrilateralFollowsTheDraggedCorner() throws {
        var system = LinearSystem()
        let (corners, middles) = (system.makeVariables(4), system.makeVariables(4))
        let positions = [10.0, 20, 110, 210]
        for index in 0..<4 {
            try system.add([corners[index]: 1], .equal, positions[index], at: Double(1 + index))
            try system.add([middles[index]: 2, corners[index]: -1, corners[(index + 1) % 4]: -1], .equal, 0)
            try system.add([corners[index]: 1], .greaterThanOrEqual, 0)
            try system.add([corners[index]: 1], .lessThanOrEqual, 500)
        }
        try system.add([corners[2]: 1, corners[0]: -1], .greaterThanOrEqual, 20)
        let drag = try system.add([corners[0]: 1], .equal, 10, at: 500)
        #expect(system.solution(of: corners + middles) == [10, 20, 110, 210, 15, 65, 160, 110])
        try system.edit(drag, 200)
        #expect(system.solution(of: corners + middles) == [200, 20, 220, 210, 110, 120, 215, 205])
    }
}
