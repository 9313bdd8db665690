/// The value of a constraint's expression, as a symbol of the tableau: for an equality the error δ⁺ - δ⁻ of the Cassowary paper
/// (see ``LinearSystem``), for an inequality the error on one side of zero and the slack on the other.
///
/// The paper uses two nonnegative symbols, whose columns differ only in sign; one column serves here. The cost of a deviation is
/// its magnitude. On a side that violates the constraint, the cost counts at the constraint's level; on the other side it only
/// breaks ties.
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
    /// True for a deviation without cost on either side: a parameter, or the deviation of a removed constraint.
    var isFree = false
    /// The side of zero of a basic deviation; at zero, the previous side. Nil until the simplex has decided.
    var side: Side?
    /// The index, in the objective, of the level of this priority.
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
