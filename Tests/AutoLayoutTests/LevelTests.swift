import AutoLayout
import Testing

/// Priorities are levels.
struct LevelTests {
    @Test func oneConstraintWinsOverManyOfLowerPriority() throws {
        var system = LinearSystem()
        let x = system.makeVariable()
        for _ in 0..<1000 { try system.add([x: 1000], .equal, 0, at: 250) }
        try system.add([x: 0.001], .equal, 1, at: 250.5)
        #expect(system.solution(of: [x]) == [1000])
    }

    @Test func requiredWinsOver999() throws {
        var system = LinearSystem()
        let x = system.makeVariable()
        try system.add([x: 1], .lessThanOrEqual, 10)
        for _ in 0..<3 { try system.add([x: 1], .equal, 50, at: 999) }
        #expect(system.solution(of: [x]) == [10])
    }

    /// The sum of absolute errors is the least at the median, not at the mean.
    @Test func withinALevelTheSumOfErrorsIsTheLeast() throws {
        var system = LinearSystem()
        let x = system.makeVariable()
        for wish in [0.0, 10, 100] { try system.add([x: 1], .equal, wish, at: 500) }
        #expect(system.solution(of: [x]) == [10])
    }

    @Test func inequalitiesErrOnOneSideOnly() throws {
        var system = LinearSystem()
        let x = system.makeVariable()
        let least = try system.add([x: 1], .greaterThanOrEqual, 30, at: 750)
        let most = try system.add([x: 1], .lessThanOrEqual, 20, at: 250)
        let wish = try system.add([x: 1], .equal, 60, at: 100)
        #expect(system.solution(of: [x]) == [30])
        #expect([least, most, wish].map(system.error) == [0, 10, 30])
    }

    /// A lower level decides what higher ones leave open.
    @Test func levelsDecideOneAfterAnother() throws {
        var system = LinearSystem()
        let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        try system.add([x: 1, y: 1, z: 1], .equal, 100)
        try system.add([x: 1, y: -1], .equal, 0, at: 900)
        try system.add([z: 1], .lessThanOrEqual, 10, at: 800)
        try system.add([z: 1], .equal, 40, at: 700)
        #expect(system.solution(of: [x, y, z]) == [45, 45, 10])
    }
}
