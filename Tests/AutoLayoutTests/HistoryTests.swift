@testable import AutoLayout
import Testing

/// Edits, removals and copies.
struct HistoryTests {
    /// Labels side by side, each with hugging and compression resistance.
    private struct Row {
        var system = LinearSystem()
        var edges: [Variable]
        var preferred: [[ConstraintID]] = []
        var length: ConstraintID

        init(_ widths: [Double]) throws {
            edges = system.makeVariables(widths.count + 1)
            try system.add([edges[0]: 1], .equal, 0)
            for (index, width) in widths.enumerated() {
                let terms: KeyValuePairs = [edges[index + 1]: 1.0, edges[index]: -1]
                preferred.append([
                    try system.add(terms, .lessThanOrEqual, width, at: 250),
                    try system.add(terms, .greaterThanOrEqual, width, at: 750), try system.add(terms, .greaterThanOrEqual, 0),
                ])
            }
            length = try system.add([edges[edges.count - 1]: 1], .equal, widths.reduce(0, +))
        }
    }

    @Test func anEditEqualsANewSystem() throws {
        var row = try Row([40, 30, 50])
        row.system.solve()
        for (length, width) in [(200.0, 45.0), (100, 70), (0, 10), (120, 40), (1e6, 1e5), (33.3, 12.1)] {
            try row.system.edit(row.length, length)
            for id in row.preferred[1].prefix(2) { try row.system.edit(id, width) }
            var fresh = try Row([40, width, 50])
            try fresh.system.edit(fresh.length, length)
            #expect(row.system.solution(of: row.edges) == fresh.system.solution(of: fresh.edges))
        }
    }

    @Test func manyEditsLeaveNoTrace() throws {
        var row = try Row([40.1, 30.7, 50.3])
        let first = row.system.solution(of: row.edges)
        for index in 0..<2_000 {
            try row.system.edit(row.length, 121.1 + Double(index % 97) / 7)
            row.system.solve()
        }
        try row.system.edit(row.length, 121.1)
        #expect(row.system.solution(of: row.edges) == first)
    }

    /// A chain of lengths whose place nothing decides, and of which one length is a difference of others: solved after each
    /// constraint, in several orders, it is as if all had been added at once.
    @Test(arguments: 0..<6) func solvingOnTheWayLeavesNoTrace(shift: Int) throws {
        func chain(solvingEach: Bool) throws -> [Double] {
            var system = LinearSystem()
            let edges = system.makeVariables(6)
            for step in 0..<6 {
                let index = (step * 5 + shift) % 6
                switch index {
                case 5: try system.add([edges[5]: 1, edges[0]: -1], .lessThanOrEqual, 90, at: 700)
                case 2: try system.add([edges[3]: 1, edges[2]: -2, edges[1]: 1], .equal, 0)
                default: try system.add([edges[index + 1]: 1, edges[index]: -1], index == 1 ? .greaterThanOrEqual : .equal, 20)
                }
                if solvingEach { system.solve() }
            }
            return system.solution(of: edges)
        }
        #expect(try chain(solvingEach: true) == chain(solvingEach: false))
    }

    @Test func aRemovedConstraintHasNoEffect() throws {
        for index in 0..<3 {
            for part in 0..<3 {
                var row = try Row([40, 30, 50])
                try row.system.edit(row.length, 300)
                row.system.solve()
                row.system.remove(row.preferred[index][part])
                row.system.solve()
                var fresh = try Row([40, 30, 50])
                try fresh.system.edit(fresh.length, 300)
                fresh.system.remove(fresh.preferred[index][part])
                #expect(row.system.solution(of: row.edges) == fresh.system.solution(of: fresh.edges))
            }
        }
    }

    /// The tableau is not started anew for the removal of one constraint of many, of whatever kind.
    @Test func aRemovalKeepsTheTableau() throws {
        var row = try Row(Array(repeating: 40, count: 8))
        try row.system.edit(row.length, 250)
        for id in [row.preferred[0][0], row.preferred[1][1], row.preferred[2][2], row.length] {
            row.system.solve()
            row.system.remove(id)
            row.system.solve()
            #expect(!row.system.isBuiltAtOnce)
        }
    }

    @Test func requiredEqualitiesCanBeExchanged() throws {
        var row = try Row(Array(repeating: 40, count: 8))
        row.system.solve()
        for length in 200..<250 {
            row.system.remove(row.length)
            row.length = try row.system.add([row.edges[8]: 1], .equal, Double(length))
            #expect(row.system.solution(of: row.edges).last == Double(length))
        }
        row.system.remove(row.length)
        #expect(row.system.solution(of: row.edges).last == 320)
    }

    @Test func allConstraintsCanBeRemoved() throws {
        var row = try Row([40, 30])
        row.system.solve()
        for id in row.preferred.joined() { row.system.remove(id) }
        row.system.remove(row.length)
        #expect(row.system.solution(of: row.edges) == [0, 0, 0])
        try row.system.add([row.edges[2]: 1], .equal, 7)
        #expect(row.system.solution(of: row.edges) == [0, 0, 7])
    }

    @Test func aConstraintCanBeRemovedBeforeASolution() throws {
        var system = LinearSystem()
        let x = system.makeVariable()
        let first = try system.add([x: 1], .equal, 10)
        system.remove(first)
        try system.add([x: 1], .equal, 20)
        #expect(system.solution(of: [x]) == [20])
    }

    @Test func aCopyIsIndependent() throws {
        var row = try Row([40, 30])
        let first = row.system.solution(of: row.edges)
        var copy = row.system
        try copy.edit(row.length, 100)
        #expect(copy.solution(of: row.edges) == [0, 70, 100])
        #expect(row.system.solution(of: row.edges) == first)
    }

    /// With a tableau for each, many conflicts take minutes.
    @Test func conflictsAreResolvedInOneTableau() throws {
        var system = LinearSystem()
        let width = system.makeVariable()
        for right in 0..<20 { try system.add([width: 1], .equal, Double(right)) }
        for left in (1..<20).reversed() {
            let conflict = try #require(system.solve().first)
            system.remove(try #require(conflict.constraints.last))
            #expect(system.solve().isEmpty == (left == 1) && !system.isBuiltAtOnce)
        }
        #expect(system.value(of: width) == 0)
    }
}
