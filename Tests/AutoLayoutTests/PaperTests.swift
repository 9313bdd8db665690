import AutoLayout
import Testing

/// Small systems with known solutions.
struct PaperTests {
    /// The paper's example of an incremental solution: xm is the middle between xl and xr, which are at least 10 apart and
    /// between -10 and 100.
    @Test func theMiddleStaysBetweenTheEnds() throws {
        var system = LinearSystem()
        let (xl, xm, xr) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        func constrain(_ terms: [Term], _ constant: Double, _ relation: Relation, _ priority: Double = 1000) throws -> ConstraintID {
            try system.add(Constraint(LinearExpression(terms, constant: constant), relation, priority: priority))
        }
        _ = try constrain([Term(xl), Term(xr), Term(xm, -2)], 0, .equal)
        _ = try constrain([Term(xl), Term(xr, -1)], 10, .lessThanOrEqual)
        _ = try constrain([Term(xl)], 10, .greaterThanOrEqual)
        _ = try constrain([Term(xr)], -100, .lessThanOrEqual)
        let edit = try constrain([Term(xm)], -50, .equal, 750)
        let stay = try constrain([Term(xl)], -30, .equal, 250)
        system.solve()
        #expect([xl, xm, xr].map(system.value) == [30, 50, 70])
        try system.setConstant(-60, of: edit)
        system.solve()
        #expect([xl, xm, xr].map(system.value) == [30, 60, 90])
        try system.setConstant(-90, of: edit)
        system.solve()
        #expect([xl, xm, xr].map(system.value) == [80, 90, 100])
        try system.setConstant(-200, of: edit)
        system.solve()
        #expect([xl, xm, xr].map(system.value) == [90, 95, 100])
        #expect(system.error(of: edit) == 105)
        #expect(system.error(of: stay) == 60)
        system.remove(edit)
        system.solve()
        #expect(system.value(of: xl) == 30)
    }
}
