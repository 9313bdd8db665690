import AutoLayout
import Testing

/// Required constraints that cannot hold together.
struct UnsatisfiableSystemTests {
    @Test func contraryEqualitiesConflict() throws {
        var system = LinearSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        let first = try system.add([x: 1], .equal, 10)
        try system.add([y: 1, x: -1], .equal, 5)
        let second = try system.add([x: 1], .equal, 20)
        let conflict = try #require(system.solve().first)
        #expect(conflict.constraints == [first, second])
        #expect(conflict.violated == first)
        #expect(system.error(of: first) == 10)
        system.remove(first)
        #expect(system.solve().isEmpty)
        #expect([x, y].map(system.value) == [20, 25])
    }

    /// The constraints on the way from one to the other, and no others.
    @Test func aConflictListsTheConstraintsThatMeet() throws {
        var system = LinearSystem()
        let edges = system.makeVariables(5)
        var chain = [try system.add([edges[0]: 1], .equal, 0)]
        for index in 1..<5 { chain.append(try system.add([edges[index]: 1, edges[index - 1]: -1], .equal, 100)) }
        try system.add([edges[4]: 1], .equal, 1000, at: 999)
        #expect(system.solve().isEmpty)
        let limit = try system.add([edges[3]: 1], .lessThanOrEqual, 250)
        #expect(system.solve().map(\.constraints) == [chain.prefix(4) + [limit]])
        try system.edit(limit, 300)
        #expect(system.solve().isEmpty)
        try system.edit(limit, 299)
        #expect(system.solve().map(\.constraints) == [chain.prefix(4) + [limit]])
        system.remove(chain[2])
        #expect(system.solve().isEmpty)
        #expect(edges.map(system.value) == [0, 100, 199, 299, 399])
    }

    @Test func inequalitiesConflict() throws {
        var system = LinearSystem()
        let width = system.makeVariable()
        let least = try system.add([width: 1], .greaterThanOrEqual, 100)
        try system.add([width: 1], .greaterThanOrEqual, 20)
        let most = try system.add([width: 1], .lessThanOrEqual, 50)
        try system.add([width: 1], .lessThanOrEqual, 200)
        #expect(system.solve().map(\.constraints) == [[least, most]])
    }

    @Test func eachConflictIsListed() throws {
        var system = LinearSystem()
        let variables = system.makeVariables(3)
        var pairs: [[ConstraintID]] = []
        for variable in variables {
            pairs.append([try system.add([variable: 1], .equal, 1), try system.add([variable: 1], .equal, 2)])
        }
        #expect(system.solve().map(\.constraints) == pairs)
        for pair in pairs.dropLast() { system.remove(pair[0]) }
        #expect(system.solve().map(\.constraints) == [pairs[2]])
    }

    /// Without any one of the listed constraints the rest can hold.
    @Test func eachListedConstraintResolvesTheConflict() throws {
        var system = LinearSystem()
        let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        try system.add([x: 1], .greaterThanOrEqual, 0)
        try system.add([y: 1, x: -2], .greaterThanOrEqual, 10)
        try system.add([z: 1, y: -1], .equal, 10)
        try system.add([z: 1, x: -1], .lessThanOrEqual, 15)
        try system.add([z: 1], .equal, 4, at: 500)
        let conflict = try #require(system.solve().first)
        #expect(conflict.constraints.count == 4)
        for constraint in conflict.constraints {
            var copy = system
            copy.remove(constraint)
            #expect(copy.solve().isEmpty)
        }
    }

    @Test func whatDoesNotConflictIsSolved() throws {
        var system = LinearSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        for right in [1.0, 2] { try system.add([x: 1], .equal, right) }
        try system.add([y: 1], .greaterThanOrEqual, 10)
        try system.add([y: 1], .equal, 30, at: 250)
        system.solve()
        #expect(system.value(of: y) == 30)
    }
}
