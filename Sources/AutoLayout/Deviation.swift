/// The value of a constraint's expression, as a symbol of the tableau. For an equality it is the paper's δ⁺ - δ⁻; for an
/// inequality it is the error on one side of zero and the slack on the other.
///
/// The paper has two symbols for it, neither below zero. Their columns differ only in sign, so one column serves here. The cost
/// of a deviation is its magnitude: at the constraint's level on a side that violates the constraint, otherwise only for
/// breaking ties.
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
    /// True if it has no cost on either side: a parameter, or the deviation of a removed constraint.
    var isFree = false
    /// The side of zero on which a basic deviation is or, if it is zero, was before; nil until the simplex has decided.
    var side: Side?
    /// The index of its priority's level in the objective.
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

/// A change of one deviation: a parametric one leaves zero, or a basic one changes sides.
struct Move: Sendable {
    var symbol: Int
    var side: Deviation.Side
}
