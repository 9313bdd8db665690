import AutoLayout
import Testing

/// Solutions that are equal at all levels.
struct EqualPriorityTests {
    /// A row with the given length of views that prefer 50 points.
    private func row(
        _ length: Double, precedences: [Int] = [0, 0, 0], hugging: Double = 250, resistance: Double = 750
    ) throws -> [Double] {
        var system = LinearSystem()
        let widths = system.makeVariables(3)
        try system.add([widths[0]: 1, widths[1]: 1, widths[2]: 1], .equal, length)
        for (width, precedence) in zip(widths, precedences) {
            try system.add([width: 1], .lessThanOrEqual, 50, at: hugging, precedence: precedence)
            try system.add([width: 1], .greaterThanOrEqual, 50, at: resistance, precedence: precedence)
        }
        return system.solution(of: widths)
    }

    @Test func theFirstOfEqualsErrs() throws {
        #expect(try row(240) == [140, 50, 50])
        #expect(try row(120) == [20, 50, 50])
    }

    @Test func greaterPrecedenceIsSatisfiedFirst() throws {
        #expect(try row(240, precedences: [2, 1, 3]) == [50, 140, 50])
        #expect(try row(120, precedences: [0, -1, -2]) == [50, 50, 20])
    }

    /// 0 is as good as 100 for the sum of errors.
    @Test func theLaterOfContraryWishesComesTrue() throws {
        var system = LinearSystem()
        let x = system.makeVariable()
        try system.add([x: 1], .equal, 0, at: 500)
        let second = try system.add([x: 1], .equal, 100, at: 500)
        #expect(system.solution(of: [x]) == [100])
        try system.edit(second, 70)
        #expect(system.solution(of: [x]) == [70])
    }

    /// Ties at a high level do not take from lower levels.
    @Test func aTieTakesNothingFromLowerPriorities() throws {
        var system = LinearSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        try system.add([x: 1, y: 1], .equal, 100)
        try system.add([x: 1], .equal, 30, at: 500)
        try system.add([y: 1], .equal, 30, at: 500)
        try system.add([x: 1], .equal, 40, at: 100)
        #expect(system.solution(of: [x, y]) == [40, 60])
    }

    @Test func slacksAreSmall() throws {
        var system = LinearSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        try system.add([x: 1], .greaterThanOrEqual, 8)
        try system.add([x: 1], .lessThanOrEqual, 20)
        try system.add([y: 1], .greaterThanOrEqual, 16)
        #expect(system.solution(of: [x, y]) == [20, 16])
    }

    @Test func undecidedVariablesAreZeroInTheirOrder() throws {
        var system = LinearSystem()
        let variables = system.makeVariables(4)
        try system.add([variables[2]: 1, variables[1]: -1], .equal, 10)
        try system.add([variables[0]: 1, variables[2]: 1], .equal, 4)
        #expect(system.solution(of: variables) == [0, -6, 4, 0])
    }
}
