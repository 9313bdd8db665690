import AutoLayout

extension LinearSystem {
    /// Adds a constraint with a constant on its right side.
    @discardableResult
    mutating func add(
        _ terms: KeyValuePairs<Variable, Double>, _ relation: Relation, _ right: Double, at priority: Double = 1000,
        precedence: Int = 0
    ) throws -> ConstraintID {
        let expression = LinearExpression(terms.map { Term($0.key, $0.value) }, constant: -right)
        return try add(Constraint(expression, relation, priority: priority, precedence: precedence))
    }

    /// Changes the right side of such a constraint.
    mutating func edit(_ id: ConstraintID, _ right: Double) throws {
        try setConstant(-right, of: id)
    }

    mutating func makeVariables(_ count: Int) -> [Variable] {
        (0..<count).map { _ in makeVariable() }
    }

    /// Solves, and returns values.
    mutating func solution(of variables: [Variable]) -> [Double] {
        solve()
        return variables.map(value)
    }
}
