/// The relation of an expression to zero.
package enum Relation: Hashable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// A linear equality or inequality with a priority.
package struct Constraint: Hashable, Sendable {
    /// The left side; the right side is zero.
    package var expression: LinearExpression
    package var relation: Relation
    /// Above 0 and at most 1000, which means required.
    package var priority: Double
    /// Rank among constraints of one priority. If not all can be satisfied, greater ranks come first; see ``LinearSystem``.
    package var precedence: Int

    package static let required = 1000.0

    package init(_ expression: LinearExpression, _ relation: Relation, priority: Double = required, precedence: Int = 0) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
        self.precedence = precedence
    }
}

/// Identifies a constraint in its system until it is removed.
package struct ConstraintID: Hashable, Sendable {
    /// The symbol of the constraint's deviation in the tableau. After a removal, a later constraint may reuse it.
    let symbol: Int
    /// A number that increases with each constraint added.
    let serial: Int
}

/// A reason why a system refuses a constraint.
package enum InvalidConstraint: Error, Hashable, CustomStringConvertible {
    case coefficient(Double)
    case constant(Double)
    case priority(Double)

    package var description: String {
        switch self {
        case .coefficient(let value): "a constraint's coefficient is \(value), which is not a finite number up to 1e12"
        case .constant(let value): "a constraint's constant is \(value), which is not a finite number up to 1e12"
        case .priority(let value): "a constraint's priority is \(value), which is not above 0 and up to 1000"
        }
    }

    /// The largest magnitude of coefficients and constants.
    private static let largest = 1e12

    static func check(_ constraint: Constraint) throws(Self) {
        for term in constraint.expression.terms where !(term.coefficient.magnitude <= largest) {
            throw .coefficient(term.coefficient)
        }
        try check(constant: constraint.expression.constant)
        guard constraint.priority > 0, constraint.priority <= Constraint.required else { throw .priority(constraint.priority) }
    }

    static func check(constant: Double) throws(Self) {
        guard constant.magnitude <= largest else { throw .constant(constant) }
    }
}

/// Required constraints that cannot all be satisfied.
package struct Conflict: Hashable, Sendable {
    /// The constraint that the current solution violates.
    package let violated: ConstraintID
    /// All constraints of the conflict, including ``violated``, in the order in which they were added. If any of them is
    /// removed, the others can be satisfied, unless there are further conflicts.
    package let constraints: [ConstraintID]
}
