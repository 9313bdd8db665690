/// The dual simplex method over deviations, with costs in lexicographic order.
///
/// Between two calls the tableau is *dual feasible*: every parametric deviation costs in both directions, so among all
/// solutions in which the basic deviations are on their sides, the tableau's costs least. New rows and constants keep it so,
/// but may leave basic deviations on the wrong side. ``settle()`` moves such a deviation to the other side, or exchanges it
/// with the parametric deviation that blocks the way. As costs always differ in their least significant parts, each step raises
/// the dual objective, and no state repeats.
struct Simplex: Sendable {
    private(set) var tableau = Tableau()
    private(set) var objective = Objective()
    /// Indices of rows whose value is perhaps not on the recorded side of zero.
    private var unsettled: [Int] = []
    private var pivotCount = 0
    private var isImprecise = false

    var deviations: [Deviation] { objective.deviations }

    /// In points; a deviation of smaller magnitude counts as zero.
    static let tolerance = 1e-8
    /// The minimum magnitude of a pivot's coefficient.
    private static let pivotTolerance = 1e-7

    /// Sets a deviation that is not in the tableau.
    mutating func set(_ deviation: Deviation, at symbol: Int) {
        if symbol == deviations.count { tableau.addSymbol() }
        objective.set(deviation, at: symbol)
    }

    mutating func discardTableau() {
        tableau.discardRows()
        objective.discardSides()
        (pivotCount, isImprecise) = (0, false)
    }

    /// Adds a row for a deviation that is not in the tableau: its value as a function of other deviations, in any order.
    mutating func addRow(of symbol: Int, value: Double = 0, deviations functions: [Tableau.Entry]) {
        let entries = tableau.parametric(functions)
        let row = tableau.rows.count
        tableau.add(Tableau.Row(basic: symbol, value: value, entries: entries))
        let parameters = entries.map(\.symbol).filter { deviations[$0].isFree }
        // The constraint determines the newest parameter, which becomes basic.
        if let last = parameters.max(by: { deviations[$0].serial < deviations[$1].serial }) {
            pivot(row, entering: last)
        } else {
            unsettled.append(row)
        }
    }

    /// Adds a column for a deviation that is not in the tableau, given its effects on the rows.
    mutating func addColumn(of symbol: Int, effects: [Double]) {
        tableau.addColumn(of: symbol, tableau.values(effects))
        for row in tableau.columns[symbol] {
            if let side = deviations[tableau.rows[row].basic].side {
                objective.addRate(tableau.rows[row].coefficient(of: symbol), of: symbol, from: tableau.rows[row].basic, on: side)
            }
        }
    }

    /// Sets the rows' values.
    ///
    /// - Parameter residuals: for each constraint, the value of its expression in any solution that satisfies all definitions.
    mutating func setValues(_ residuals: [Double]) {
        tableau.setValues(tableau.values(residuals))
        unsettled = Array(tableau.rows.indices)
    }

    /// The deviation's value.
    func value(of symbol: Int) -> Double {
        tableau.row(of: symbol).map { tableau.rows[$0].value } ?? 0
    }

    /// The parametric symbols that a symbol depends on; a parametric one depends on itself.
    func parametricSymbols(of symbol: Int) -> [Int] {
        tableau.row(of: symbol).map { tableau.rows[$0].entries.map(\.symbol) } ?? [symbol]
    }

    /// True if any symbol without cost is parametric, and could therefore have any value.
    var hasParametricParameters: Bool {
        deviations.indices.contains { deviations[$0].isFree && tableau.row(of: $0) == nil }
    }

    /// True if coefficients have visible rounding errors, or may have them because of many pivots.
    var isWorn: Bool { isImprecise || pivotCount > 100_000 }

    // MARK: - Steps

    /// Maximum number of steps; only a cycle caused by rounding errors exceeds it. Then the deviations keep their values.
    private var stepLimit: Int { 100 * (tableau.rows.count + 100) }

    /// Brings each basic deviation to the side of its value.
    mutating func settle() {
        var next = 0
        while next < unsettled.count {
            let row = unsettled[next]
            next += 1
            guard let side = wrongSide(of: row) else { continue }
            isImprecise = isImprecise || next > stepLimit
            if isImprecise {
                objective.setSide(side, of: tableau.rows[row])
            } else {
                unsettled.append(row)
                bring(row, to: side)
            }
        }
        unsettled.removeAll(keepingCapacity: true)
    }

    /// The side of zero of a row's value, if its deviation is recorded on the other side or on none; otherwise nil.
    private func wrongSide(of row: Int) -> Deviation.Side? {
        let deviation = deviations[tableau.rows[row].basic]
        let value = tableau.rows[row].value
        if deviation.isFree || deviation.side != nil && value.magnitude <= Self.tolerance { return nil }
        let side: Deviation.Side = value < 0 ? .below : .above
        return side == deviation.side ? nil : side
    }

    /// One step of the dual simplex method: the row's deviation changes its side, or becomes parametric.
    private mutating func bring(_ row: Int, to side: Deviation.Side) {
        if let blocking = blockingMove(of: row, to: side, limit: Move(symbol: tableau.rows[row].basic, side: side)) {
            exchange(row, with: blocking)
        } else {
            objective.setSide(side, of: tableau.rows[row])
        }
    }

    /// The ratio test. As the price of the row's deviation rises, the costs of other moves fall; returns the move whose cost
    /// reaches zero first, or nil if none does before the price reaches the cost of `limit`.
    private func blockingMove(of row: Int, to side: Deviation.Side, limit: Move) -> Move? {
        var least = Objective.Candidate(move: limit, unit: 1)
        for entry in tableau.rows[row].entries where entry.coefficient.magnitude > Self.pivotTolerance {
            let isRising = (entry.coefficient > 0) == (side == .above)
            let move = Move(symbol: entry.symbol, side: isRising ? .below : .above)
            let candidate = Objective.Candidate(move: move, unit: entry.coefficient.magnitude)
            if objective.isLess(candidate, than: least, in: tableau) { least = candidate }
        }
        return least.move.symbol == limit.symbol ? nil : least.move
    }

    private mutating func exchange(_ row: Int, with move: Move) {
        objective.setSide(nil, of: tableau.rows[row])
        unsettled += tableau.columns[move.symbol]
        pivot(row, entering: move.symbol)
        objective.setSide(move.side, of: tableau.rows[row])
    }

    private mutating func pivot(_ row: Int, entering symbol: Int) {
        pivotCount += 1
        tableau.pivot(row, entering: symbol)
        objective.substitute(tableau.rows[row])
    }

    // MARK: - Removal

    /// Removes the cost of a deviation. The rest of the tableau becomes as if its constraint had never existed.
    ///
    /// - Returns: the change of the constraint's constant that makes the tableau valid.
    mutating func free(_ symbol: Int) -> Double {
        var change = 0.0
        if let row = tableau.row(of: symbol) { change -= makeParametric(row, ifBlockedIn: symbol) }
        objective.free(symbol)
        var steps = 0
        while tableau.row(of: symbol) == nil, let move = improvement(by: symbol) {
            steps += 1
            guard steps < stepLimit, let row = nearestRow(before: move) else {
                isImprecise = true
                break
            }
            let side = deviations[tableau.rows[row].basic].side!
            change += advance(move, until: row)
            bring(row, to: side.opposite)
        }
        return change
    }

    /// Lowers the price of a basic deviation to zero. If the cost of a move becomes zero before that, the deviation becomes
    /// parametric.
    ///
    /// - Returns: the value that the deviation loses.
    private mutating func makeParametric(_ row: Int, ifBlockedIn symbol: Int) -> Double {
        guard let side = deviations[symbol].side else { return 0 }
        let value = tableau.rows[row].value
        guard let blocking = blockingMove(of: row, to: side.opposite, limit: Move(symbol: symbol, side: side)) else {
            objective.setSide(nil, of: tableau.rows[row])
            return 0
        }
        tableau.addToValue(-value, of: row)
        exchange(row, with: blocking)
        return value
    }

    /// The move of a parametric symbol without cost that lowers the cost of other deviations; nil if there is none.
    private func improvement(by symbol: Int) -> Move? {
        switch objective.sign(of: Move(symbol: symbol, side: .above), in: tableau) {
        case 1: Move(symbol: symbol, side: .below)
        case -1: Move(symbol: symbol, side: .above)
        default: nil
        }
    }

    /// The row whose deviation a move brings to zero first; nil only because of rounding errors.
    private func nearestRow(before move: Move) -> Int? {
        var (nearest, least) = (nil as Int?, Double.infinity)
        for row in tableau.columns[move.symbol] {
            let deviation = deviations[tableau.rows[row].basic]
            guard !deviation.isFree, let side = deviation.side else { continue }
            let speed = tableau.rows[row].coefficient(of: move.symbol) * move.side.sign * side.sign
            let length = tableau.rows[row].value.magnitude / -speed
            if speed < -Self.pivotTolerance, length < least { (nearest, least) = (row, length) }
        }
        return nearest
    }

    /// Moves a parametric symbol until a row's deviation is zero.
    ///
    /// - Returns: the change in the constant of the symbol's constraint that has the same effect.
    private mutating func advance(_ move: Move, until row: Int) -> Double {
        let change = tableau.rows[row].value / tableau.rows[row].coefficient(of: move.symbol)
        for other in tableau.columns[move.symbol] {
            tableau.addToValue(-change * tableau.rows[other].coefficient(of: move.symbol), of: other)
        }
        return change
    }
}
