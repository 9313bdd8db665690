import AutoLayout
import Testing

/// Variables with several best values.
struct AmbiguityTests {
    @Test func onlyAnEqualityDecides() throws {
        var system = LinearSystem()
        let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        try system.add([x: 1], .equal, 3)
        try system.add([y: 1], .greaterThanOrEqual, 3)
        system.solve()
        #expect(system.ambiguousVariables(among: [x, y, z]) == [y, z])
        try system.add([y: 1], .lessThanOrEqual, 3)
        system.solve()
        #expect(system.ambiguousVariables(among: [x, y, z]) == [z])
    }

    @Test func equalWishesAreAmbiguous() throws {
        var system = LinearSystem()
        let (a, b, c) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        try system.add([a: 1, b: 1], .equal, 200)
        try system.add([c: 1, a: -1], .equal, 8)
        let wish = try system.add([a: 1], .equal, 50, at: 250)
        try system.add([b: 1], .equal, 50, at: 250)
        system.solve()
        #expect(system.ambiguousVariables(among: [a, b, c]) == [a, b, c])
        system.remove(wish)
        try system.add([a: 1], .equal, 50, at: 251)
        system.solve()
        #expect(system.ambiguousVariables(among: [a, b, c]).isEmpty)
    }

    /// A difference may be decided where both positions are not.
    @Test func aPositionWithoutAnAnchorIsAmbiguous() throws {
        var system = LinearSystem()
        let (left, right, width) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        try system.add([right: 1, left: -1, width: -1], .equal, 0)
        try system.add([width: 1], .equal, 50, at: 250)
        system.solve()
        #expect(system.ambiguousVariables(among: [left, right, width]) == [left, right])
        #expect([left, right, width].map(system.value) == [0, 50, 50])
    }
}
