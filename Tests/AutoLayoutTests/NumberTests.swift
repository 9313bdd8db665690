import AutoLayout
import Testing

/// Rounding, limits and long systems.
struct NumberTests {
    @Test func valuesAreWithoutNoise() throws {
        var system = LinearSystem()
        let widths = system.makeVariables(7)
        let sum = LinearExpression(widths.map { Term($0) }, constant: -0.3)
        _ = try system.add(Constraint(sum, .equal))
        for width in widths.dropFirst() { try system.add([width: 1], .equal, 0.1 / 3, at: 999) }
        try system.add([widths[0]: 10, widths[1]: -30], .equal, 0)
        system.solve()
        #expect(system.value(of: widths[0]) == 104_858.0 / 1_048_576)
        for width in widths {
            let steps = system.value(of: width) * 1_048_576
            #expect(steps == steps.rounded())
        }
    }

    @Test func zeroHasNoSign() throws {
        var system = LinearSystem()
        let x = system.makeVariable()
        try system.add([x: -1], .equal, 1e-12)
        system.solve()
        #expect(system.value(of: x).sign == .plus)
    }

    @Test func aVariableMayOccurTwice() throws {
        var system = LinearSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        let twice = LinearExpression([Term(x), Term(y), Term(x), Term(y, -1)], constant: -10)
        _ = try system.add(Constraint(twice, .equal))
        #expect(system.solution(of: [x, y]) == [5, 0])
    }

    @Test func anExpressionMayBeConstant() throws {
        var system = LinearSystem()
        let holds = try system.add([:], .lessThanOrEqual, 1)
        let fails = try system.add([:], .equal, 1)
        #expect(system.solve().map(\.constraints) == [[fails]])
        #expect(system.error(of: holds) == 0)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e13])
    func numbersMustBeFinite(_ number: Double) throws {
        var system = LinearSystem()
        let x = system.makeVariable()
        #expect(throws: InvalidConstraint.self) { try system.add([x: number], .equal, 0) }
        #expect(throws: InvalidConstraint.self) { try system.add([x: 1], .equal, number) }
        let id = try system.add([x: 1], .equal, 5)
        #expect(throws: InvalidConstraint.self) { try system.edit(id, number) }
        #expect(system.solution(of: [x]) == [5])
    }

    @Test(arguments: [0, 1000.5, -1, .nan])
    func prioritiesAreAbove0AndUpTo1000(_ priority: Double) {
        var system = LinearSystem()
        let x = system.makeVariable()
        #expect(throws: InvalidConstraint.self) { try system.add([x: 1], .equal, 0, at: priority) }
    }

    @Test func tenThousandViewsMayBeNested() throws {
        var system = LinearSystem()
        var (left, right) = (system.makeVariable(), system.makeVariable())
        let width = try system.add([right: 1, left: -1], .equal, 100_000)
        try system.add([left: 1], .equal, 0)
        for _ in 0..<10_000 {
            let (innerLeft, innerRight) = (system.makeVariable(), system.makeVariable())
            try system.add([innerLeft: 1, left: -1], .equal, 1)
            try system.add([innerRight: 1, right: -1], .equal, -1)
            try system.add([innerRight: 1, innerLeft: -1], .greaterThanOrEqual, 50, at: 750)
            (left, right) = (innerLeft, innerRight)
        }
        #expect(system.solution(of: [left, right]) == [10_000, 90_000])
        try system.edit(width, 20_010)
        #expect(system.solution(of: [left, right]) == [10_000, 10_010])
    }

    @Test func coefficientsMayGrowBeyondAllNumbers() throws {
        var system = LinearSystem()
        let variables = system.makeVariables(200)
        for (variable, next) in zip(variables, variables.dropFirst()) {
            try system.add([next: 1, variable: -1e9], .equal, 1)
            try system.add([next: 1], .lessThanOrEqual, 5, at: 500)
        }
        #expect(system.solve().isEmpty)
    }
}
