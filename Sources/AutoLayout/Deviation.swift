/// The value of a constraint's expression, a symbol of the tableau: the paper's δ⁺ - δ⁻, or a slack where the sign is allowed.
///
/// The paper has two symbols for it, neither below zero; their columns differ only in sign, so one column serves. A deviation
/// costs its magnitude: at the constraint's level on a side that violates the constraint, otherwise only in breaking ties.
struct Deviation: Sendable {
    enum Side: Int, Sendable {
        case below = -1
        case above = 1

        var opposite: Side { self == .below ? .above : .below }
    }

    let relation: Relation
    let priority: Double
    let precedence: Int
    let serial: Int
    /// The constant of the expression.
    var constant: Double
    /// No cost, on either side: a parameter, or the deviation of a removed constraint.
    var isFree = false
    /// The side on which a basic deviation is, or was when it was zero; nil until the simplex has decided.
    var side: Side?

    func violates(on side: Side) -> Bool {
        switch relation {
        case .equal: true
        case .lessThanOrEqual: side == .above
        case .greaterThanOrEqual: side == .below
        }
    }
}

/// A cost's change by a move, as the lexicographic order sees it: the most significant part that is not zero decides.
///
/// The parts are first the sums of errors, by priority; then each error alone, by priority, precedence and the order of adding,
/// later constraints first; then each slack alone, in the same order.
struct Cost: Sendable {
    struct Part: Sendable {
        var significance: Significance
        var amount: Double
    }

    enum Kind: Int, Sendable {
        case levelOfErrors, error, slack
    }

    struct Significance: Sendable, Equatable {
        var kind: Kind
        var priority: Double
        var precedence = 0
        var serial = 0

        static func isAbove(_ left: Self, _ right: Self) -> Bool {
            if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
            if left.priority != right.priority { return left.priority > right.priority }
            if left.precedence != right.precedence { return left.precedence > right.precedence }
            return left.serial > right.serial
        }
    }

    /// The most significant first; no two of equal significance.
    private(set) var parts: [Part] = []

    mutating func add(_ deviation: Deviation, on side: Deviation.Side, times amount: Double) {
        guard !deviation.isFree else { return }
        let isError = deviation.violates(on: side)
        if isError { add(amount, at: Significance(kind: .levelOfErrors, priority: deviation.priority)) }
        add(
            amount,
            at: Significance(
                kind: isError ? .error : .slack, priority: deviation.priority, precedence: deviation.precedence,
                serial: deviation.serial))
    }

    private mutating func add(_ amount: Double, at significance: Significance) {
        var place = parts.count
        while place > 0, Significance.isAbove(significance, parts[place - 1].significance) { place -= 1 }
        if place > 0, parts[place - 1].significance == significance {
            parts[place - 1].amount += amount
        } else {
            parts.insert(Part(significance: significance, amount: amount), at: place)
        }
    }

    /// The sign of the most significant part that is not zero, or 0.
    var sign: Int {
        for part in parts where part.amount.magnitude > Self.tolerance { return part.amount > 0 ? 1 : -1 }
        return 0
    }

    var isFreeOfErrors: Bool {
        !parts.contains { $0.significance.kind == .levelOfErrors && $0.amount.magnitude > Self.tolerance }
    }

    /// Compares two costs per unit of different moves.
    static func isLess(_ left: Cost, per leftUnit: Double, than right: Cost, per rightUnit: Double) -> Bool {
        var (l, r) = (0, 0)
        while l < left.parts.count || r < right.parts.count {
            let takesLeft = r == right.parts.count
                || l < left.parts.count && !Significance.isAbove(right.parts[r].significance, left.parts[l].significance)
            let takesRight = l == left.parts.count
                || r < right.parts.count && !Significance.isAbove(left.parts[l].significance, right.parts[r].significance)
            let leftAmount = takesLeft ? left.parts[l].amount / leftUnit : 0
            let rightAmount = takesRight ? right.parts[r].amount / rightUnit : 0
            let scale = max(1, leftAmount.magnitude, rightAmount.magnitude)
            if (leftAmount - rightAmount).magnitude > tolerance * scale { return leftAmount < rightAmount }
            if takesLeft { l += 1 }
            if takesRight { r += 1 }
        }
        return false
    }

    static let tolerance = 1e-9
}
