/// The value of a constraint's expression, a symbol of the tableau: the paper's δ⁺ - δ⁻, or a slack where the sign is allowed.
///
/// The paper has two symbols for it, neither below zero; their columns differ only in sign, so one column serves. A deviation
/// costs its magnitude: at the constraint's level on a side that violates the constraint, otherwise only in breaking ties.
struct Deviation: Sendable {
    enum Side: Int, Sendable {
        case below = -1
        case above = 1

        var opposite: Side { self == .below ? .above : .below }
        var sign: Double { Double(rawValue) }
    }

    let relation: Relation
    let priority: Double
    let precedence: Int
    let serial: Int
    /// No cost, on either side: a parameter, or the deviation of a removed constraint.
    var isFree = false
    /// The side on which a basic deviation is, or was when it was zero; nil until the simplex has decided.
    var side: Side?
    /// The index of the priority's level.
    var level = 0

    init(_ constraint: Constraint, serial: Int, isFree: Bool = false) {
        relation = constraint.relation
        priority = constraint.priority
        precedence = constraint.precedence
        self.serial = serial
        self.isFree = isFree
    }

    var isRequired: Bool { !isFree && priority == Constraint.required }

    func isError(on side: Side) -> Bool {
        switch relation {
        case .equal: !isFree
        case .lessThanOrEqual: !isFree && side == .above
        case .greaterThanOrEqual: !isFree && side == .below
        }
    }
}

/// A change of one deviation: a parametric one's move from zero, or a basic one's change of sides.
struct Move: Sendable {
    var symbol: Int
    var side: Deviation.Side
}
