/// The costs of all deviations, compared in lexicographic order: first the sums of errors, one level for each priority; among
/// equal sums each error and each slack by itself, in the order that ``LinearSystem`` documents.
///
/// The reduced costs of the levels are stored, as in the paper's objective row. Costs that break ties are rarely needed, and
/// are computed from the tableau's columns.
struct Objective: Sendable {
    private struct Level: Sendable {
        var priority: Double
        /// The change of the basic deviations' errors for one unit of each parametric symbol.
        var rates: [Double]
    }

    private(set) var deviations: [Deviation] = []
    private var levels: [Level] = []
    /// The levels' indices, the highest priority first.
    private var descending: [Int] = []

    /// Smaller differences of costs are rounding errors.
    private static let tolerance = 1e-9
}

// MARK: - Deviations

extension Objective {
    mutating func set(_ deviation: Deviation, at symbol: Int) {
        if symbol == deviations.count {
            deviations.append(deviation)
            for level in levels.indices { levels[level].rates.append(0) }
        } else {
            deviations[symbol] = deviation
        }
        deviations[symbol].level = level(of: deviation.priority)
    }

    private mutating func level(of priority: Double) -> Int {
        if let level = levels.firstIndex(where: { $0.priority == priority }) { return level }
        levels.append(Level(priority: priority, rates: Array(repeating: 0, count: deviations.count)))
        descending.append(levels.count - 1)
        descending.sort { levels[$0].priority > levels[$1].priority }
        return levels.count - 1
    }

    /// Removes the cost of a deviation that is parametric, or has no side.
    mutating func free(_ symbol: Int) {
        deviations[symbol].isFree = true
    }

    /// Makes all deviations parametric.
    mutating func discardSides() {
        for symbol in deviations.indices { deviations[symbol].side = nil }
        for level in levels.indices { levels[level].rates = Array(repeating: 0, count: deviations.count) }
    }

    /// Sets the side of a row's basic deviation, and updates the rates.
    mutating func setSide(_ side: Deviation.Side?, of row: Tableau.Row) {
        let deviation = deviations[row.basic]
        let change = (side.map(deviation.slope) ?? 0) - (deviation.side.map(deviation.slope) ?? 0)
        deviations[row.basic].side = side
        guard change != 0 else { return }
        for entry in row.entries { levels[deviation.level].rates[entry.symbol] += change * entry.coefficient }
    }

    /// Adds the rate at which the error of a row's deviation changes with a symbol that is new in the row.
    mutating func addRate(_ coefficient: Double, of symbol: Int, from basic: Int, on side: Deviation.Side) {
        levels[deviations[basic].level].rates[symbol] += coefficient * deviations[basic].slope(on: side)
    }

    /// In the rates, replaces a symbol that has become basic by its row.
    mutating func substitute(_ row: Tableau.Row) {
        for level in levels.indices {
            let rate = levels[level].rates[row.basic]
            guard rate != 0 else { continue }
            levels[level].rates[row.basic] = 0
            for entry in row.entries { levels[level].rates[entry.symbol] += rate * entry.coefficient }
        }
    }
}

extension Deviation {
    /// The change of the level's errors for one unit of this deviation.
    fileprivate func slope(on side: Side) -> Double {
        isError(on: side) ? side.sign : 0
    }
}

// MARK: - Costs

extension Objective {
    /// A move and its unit, the length by which its cost is divided in comparisons.
    struct Candidate {
        var move: Move
        var unit: Double
    }

    /// The sign of a move's cost: 1 if the move costs, -1 if it saves, 0 if it is free.
    func sign(of move: Move, in tableau: Tableau) -> Int {
        let nothing = Candidate(move: move, unit: .infinity)
        let candidate = Candidate(move: move, unit: 1)
        return isLess(nothing, than: candidate, in: tableau) ? 1 : isLess(candidate, than: nothing, in: tableau) ? -1 : 0
    }

    /// True if a move changes no sum of errors.
    func isFreeOfErrors(_ move: Move) -> Bool {
        descending.allSatisfy { cost(of: move, at: $0).magnitude <= Self.tolerance }
    }

    /// True if the left move costs less per unit than the right one.
    func isLess(_ left: Candidate, than right: Candidate, in tableau: Tableau) -> Bool {
        for level in descending {
            let (cost, other) = (cost(of: left.move, at: level) / left.unit, cost(of: right.move, at: level) / right.unit)
            if Self.differ(cost, other) { return cost < other }
        }
        var bound: Single?
        while true {
            let tie = highestTie(of: left.move, below: bound, in: tableau)
            let otherTie = highestTie(of: right.move, below: bound, in: tableau)
            guard let highest = higher(tie, otherTie) else { return false }
            let (cost, other) = (highest.amount(in: tie) / left.unit, highest.amount(in: otherTie) / right.unit)
            if Self.differ(cost, other) { return cost < other }
            bound = highest
        }
    }

    private static func differ(_ left: Double, _ right: Double) -> Bool {
        (left - right).magnitude > tolerance * max(1, left.magnitude, right.magnitude)
    }

    /// The change of a level's errors for one unit of a move, in the moved deviation and in the basic ones.
    private func cost(of move: Move, at level: Int) -> Double {
        let deviation = deviations[move.symbol]
        guard deviation.level == level else { return move.side.sign * levels[level].rates[move.symbol] }
        let own = deviation.isError(on: move.side) ? 1.0 : 0
        guard let side = deviation.side else { return own + move.side.sign * levels[level].rates[move.symbol] }
        // A basic deviation also leaves its previous side, and saves the error there.
        return side != move.side && deviation.isError(on: side) ? own + 1 : own
    }

    /// The change of a single error or slack.
    private struct Single {
        var symbol: Int
        var isError: Bool
        var amount: Double

        func isSame(_ other: Single) -> Bool {
            symbol == other.symbol && isError == other.isError
        }

        /// The amount of `other` if it changes the same error or slack, otherwise 0.
        func amount(in other: Single?) -> Double {
            other.map { isSame($0) ? $0.amount : 0 } ?? 0
        }
    }

    /// The most significant tie-breaking change for one unit of a move, among those less significant than a bound.
    private func highestTie(of move: Move, below bound: Single?, in tableau: Tableau) -> Single? {
        var highest: Single?
        func consider(_ symbol: Int, on side: Deviation.Side, _ amount: Double) {
            guard !deviations[symbol].isFree else { return }
            var single = Single(symbol: symbol, isError: deviations[symbol].isError(on: side), amount: amount)
            if let bound, !isHigher(bound, than: single) { return }
            if let highest, highest.isSame(single) { single.amount += highest.amount }
            if highest.map({ !isHigher($0, than: single) }) ?? true { highest = single }
        }
        consider(move.symbol, on: move.side, 1)
        if let side = deviations[move.symbol].side, side != move.side { consider(move.symbol, on: side, 1) }
        for row in tableau.columns[move.symbol] {
            let basic = tableau.rows[row].basic
            guard let side = deviations[basic].side else { continue }
            consider(basic, on: side, tableau.rows[row].coefficient(of: move.symbol) * move.side.sign * side.sign)
        }
        return highest
    }

    private func higher(_ left: Single?, _ right: Single?) -> Single? {
        guard let left, let right else { return left ?? right }
        return isHigher(left, than: right) ? left : right
    }

    /// True if the left change is more significant: errors come before slacks; otherwise the order is that of ``LinearSystem``.
    private func isHigher(_ left: Single, than right: Single) -> Bool {
        if left.isError != right.isError { return left.isError }
        let (left, right) = (deviations[left.symbol], deviations[right.symbol])
        if left.priority != right.priority { return left.priority > right.priority }
        if left.precedence != right.precedence { return left.precedence > right.precedence }
        return left.serial > right.serial
    }
}
