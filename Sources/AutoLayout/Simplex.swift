/// The dual simplex method over deviations, with costs in lexicographic order.
///
/// Between two calls every parametric deviation costs in both directions, so that the tableau is *dual feasible*: among all
/// solutions in which the basic deviations are on their sides, that of the tableau costs least. New rows and new constants leave
/// it so. What they can break is that each basic deviation is on its side, and ``settle()`` restores it: it moves a deviation
/// to the other side, or makes it parametric in exchange for the one that blocks the way. As costs differ in their least
/// significant parts, each step raises the dual objective, and none can come twice.
struct Simplex: Sendable {
    private(set) var tableau = Tableau()
    private(set) var objective = Objective()
    /// Rows whose deviation may be on the wrong side.
    private var unsettled: [Int] = []
    private var pivotCount = 0
    private var isImprecise = false

    var deviations: [Deviation] { objective.deviations }

    /// Points; a deviation below it is zero.
    static let tolerance = 1e-8
    /// The least coefficient for a pivot.
    private static let pivotTolerance = 1e-7

    /// Sets a deviation that the tableau does not know.
    mutating func set(_ deviation: Deviation, at symbol: Int) {
        if symbol == deviations.count { tableau.addSymbol() }
        objective.set(deviation, at: symbol)
    }

    mutating func discardTableau() {
        tableau.discardRows()
        objective.discardSides()
        (pivotCount, isImprecise) = (0, false)
    }

    /// Adds a row for a deviation that the tableau does not know: its value as a function of others, in any order.
    mutating func addRow(of symbol: Int, value: Double = 0, deviations functions: [Tableau.Entry]) {
        let entries = tableau.parametric(functions)
        let row = tableau.rows.count
        tableau.add(Tableau.Row(basic: symbol, value: value, entries: entries))
        let parameters = entries.map(\.symbol).filter { deviations[$0].isFree }
        // This constraint decides a parameter, the last.
        if let last = parameters.max(by: { deviations[$0].serial < deviations[$1].serial }) {
            pivot(row, entering: last)
        } else {
            unsettled.append(row)
        }
    }

    /// Adds a column for a deviation that the tableau does not know, from its effects on rows.
    mutating func addColumn(of symbol: Int, effects: [Double]) {
        tableau.addColumn(of: symbol, tableau.values(effects))
        for row in tableau.columns[symbol] {
            if let side = deviations[tableau.rows[row].basic].side {
                objective.addRate(tableau.rows[row].coefficient(of: symbol), of: symbol, from: tableau.rows[row].basic, on: side)
            }
        }
    }

    /// Sets the rows' values from those of all constraints' expressions in any one solution of the definitions.
    mutating func setValues(_ residuals: [Double]) {
        tableau.setValues(tableau.values(residuals))
        unsettled = Array(tableau.rows.indices)
    }

    /// The deviation's value.
    func value(of symbol: Int) -> Double {
        tableau.row(of: symbol).map { tableau.rows[$0].value } ?? 0
    }

    /// The parametric symbols on which a symbol depends.
    func parametricSymbols(of symbol: Int) -> [Int] {
        tableau.row(of: symbol).map { tableau.rows[$0].entries.map(\.symbol) } ?? [symbol]
    }

    /// Some symbol without cost is parametric: it could have any value.
    var hasParametricParameters: Bool {
        deviations.indices.contains { deviations[$0].isFree && tableau.row(of: $0) == nil }
    }

    /// Rounding errors of coefficients show, or could show after so many pivots.
    var isWorn: Bool { isImprecise || pivotCount > 100_000 }

    // MARK: - Steps

    /// More steps than a system takes, unless rounding errors lead it in a circle. Then the deviations stay where they are.
    private var stepLimit: Int { 100 * (tableau.rows.count + 100) }

    /// Brings each deviation to its side.
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

    /// The side where the row's deviation is, if the tableau has it on another.
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

    /// The ratio test: the move that gets free of cost first as the price of the row's deviation rises, up to that of a limit;
    /// nil if none does.
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

    /// Takes the cost off a deviation: the rest of the tableau becomes as if its constraint had never been.
    ///
    /// - Returns: the change of the constraint's constant by which the tableau is right.
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

    /// Lowers the price of a basic deviation to nothing. If a move gets free of cost before, the deviation becomes parametric.
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

    /// The move of a parametric symbol without a cost of its own that lowers the cost of others.
    private func improvement(by symbol: Int) -> Move? {
        switch objective.sign(of: Move(symbol: symbol, side: .above), in: tableau) {
        case 1: Move(symbol: symbol, side: .below)
        case -1: Move(symbol: symbol, side: .above)
        default: nil
        }
    }

    /// The row whose deviation is the first to get zero by a move; nil only by rounding errors.
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
    /// - Returns: the change of the constant that moves it.
    private mutating func advance(_ move: Move, until row: Int) -> Double {
        let change = tableau.rows[row].value / tableau.rows[row].coefficient(of: move.symbol)
        for other in tableau.columns[move.symbol] {
            tableau.addToValue(-change * tableau.rows[other].coefficient(of: move.symbol), of: other)
        }
        return change
    }
}
