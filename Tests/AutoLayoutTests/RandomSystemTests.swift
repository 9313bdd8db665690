import AutoLayout
import Foundation
import Testing

/// Random systems, with the optima that SciPy's linear programs find for them: `Scripts/check-autolayout` makes more.
struct RandomSystemTests {
    private static let file = ProcessInfo.processInfo.environment["GALLEY_RANDOM_SYSTEMS"].map(URL.init(fileURLWithPath:))
        ?? URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().appendingPathComponent("../../Fixtures/AutoLayout/random-systems.json")

    private func histories() throws -> [History] {
        try JSONDecoder().decode([History].self, from: Data(contentsOf: Self.file))
    }

    @Test func eachLevelHasTheLeastSumOfErrors() throws {
        for (index, history) in try histories().enumerated() {
            let played = try PlayedHistory(history)
            for level in history.levels {
                let sum = played.sumOfErrors(priority: level[0])
                #expect(abs(sum - level[1]) <= 1e-4 * max(1, level[1]), "system \(index), level \(level[0])")
            }
        }
    }

    @Test func tiesAreDecidedByPriorityPrecedenceAndOrder() throws {
        for (index, history) in try histories().enumerated() {
            guard let expected = history.values else { continue }
            let found = try PlayedHistory(history).values
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-3 }, "system \(index): \(found), not \(expected)")
        }
    }

    @Test func variablesWithSeveralBestValuesAreAmbiguous() throws {
        for (index, history) in try histories().enumerated() {
            guard let expected = history.ambiguous else { continue }
            let found = try PlayedHistory(history).ambiguous
            #expect(found == expected, "system \(index)")
        }
    }

    @Test func whatIsListedAsAConflictConflictsByItself() throws {
        for (index, history) in try histories().enumerated() {
            var final = history.final
            for constraints in try PlayedHistory(final).conflicts {
                let all = final.constraints
                defer { final.constraints = all }
                final.constraints = constraints.map { all[$0] }
                #expect(try !PlayedHistory(final).conflicts.isEmpty, "system \(index): \(constraints)")
            }
        }
    }

    @Test func historyDoesNotMatter() throws {
        for (index, history) in try histories().enumerated() {
            let (played, fresh) = try (PlayedHistory(history).values, PlayedHistory(history.final).values)
            #expect(played == fresh, "system \(index)")
        }
    }
}

private struct History: Decodable {
    struct Wish: Decodable {
        var terms: [[Double]]
        var constant: Double
        var relation: Int
        var priority: Double
        var precedence: Int
    }

    struct Step: Decodable {
        var add: Wish?
        var edit: Int?
        var remove: Int?
        var constant: Double?
        var solve: Bool?
    }

    var variables: Int
    var constraints: [Wish]
    var steps: [Step]
    var levels: [[Double]]
    var ambiguous: [Int]?
    var values: [Double]?

    /// The same constraints without a history.
    var final: History {
        var (final, removed) = (self, Set<Int>())
        for step in steps {
            if let edit = step.edit { final.constraints[edit].constant = step.constant! }
            if let remove = step.remove { removed.insert(remove) }
            if let add = step.add { final.constraints.append(add) }
        }
        final.constraints = final.constraints.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
        final.steps = []
        return final
    }
}

/// A system after all steps of a history.
private struct PlayedHistory {
    private var system = LinearSystem()
    private let variables: [Variable]
    private var constraints: [(id: ConstraintID, priority: Double)?] = []

    init(_ history: History) throws {
        var system = LinearSystem()
        variables = (0..<history.variables).map { _ in system.makeVariable() }
        self.system = system
        for wish in history.constraints { try add(wish) }
        for step in history.steps {
            if let edit = step.edit { try self.system.setConstant(step.constant!, of: constraints[edit]!.id) }
            if let remove = step.remove {
                self.system.remove(constraints[remove]!.id)
                constraints[remove] = nil
            }
            if let add = step.add { try self.add(add) }
            if step.solve == true { self.system.solve() }
        }
        self.system.solve()
    }

    private mutating func add(_ wish: History.Wish) throws {
        let relation: Relation = wish.relation == 0 ? .equal : wish.relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual
        let expression = LinearExpression(
            wish.terms.map { Term(variables[Int($0[0])], $0[1]) }, constant: wish.constant)
        let id = try system.add(Constraint(expression, relation, priority: wish.priority, precedence: wish.precedence))
        constraints.append((id, wish.priority))
    }

    var ambiguous: [Int] {
        let ambiguous = Set(system.ambiguousVariables(among: variables))
        return variables.indices.filter { ambiguous.contains(variables[$0]) }
    }

    /// The conflicting constraints' indices.
    var conflicts: [[Int]] {
        var system = system
        return system.solve().map { conflict in conflict.constraints.map { id in constraints.firstIndex { $0?.id == id }! } }
    }

    var values: [Double] { variables.map(system.value) }

    func sumOfErrors(priority: Double) -> Double {
        constraints.compactMap { $0 }.filter { $0.priority == priority }.reduce(0) { $0 + system.error(of: $1.id) }
    }
}
