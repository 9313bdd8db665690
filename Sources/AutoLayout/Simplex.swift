/// The dual simplex method over deviations, with costs in lexicographic order.
///
/// Between two calls every parametric deviation costs in both directions, so that the tableau is *dual feasible*: among all
/// solutions in which the basic deviations are on their sides, that of the tableau costs least. New rows and new constants leave
/// it so. What they can break is that each basic deviation is on its side, and ``settle()`` restores it: it moves a deviation
/// to the other side, or makes it parametric in exchange for the one that blocks the way. As costs differ in their least
/// significant parts, each step raises the dual objective, and none can come twice.
struct Simplex: Sendable {
    private(set) var tableau = Tableau()
    private(set) var deviations: [Deviation] = []
    /// Rows whose deviation may be on the wrong side.
    private var unsettled: [Int] = []

    /// Points; a deviation below it is zero.
    static let tolerance = 1e-8
    /// The least coefficient for a pivot.
    private static let pivotTolerance = 1e-9

    /// Adds a deviation, of which the tableau does not know yet.
    mutating func add(_ deviation: Deviation, reusing unused: Int?) -> Int {
        if let unused {
            deviations[unused] = deviation
            return unused
        }
        deviations.append(deviation)
        tableau.addSymbol()
        return deviations.count - 1
    }

    /// Forgets a deviation of which the tableau does not know.
    mutating func discard(_ symbol: Int) {
        deviations[symbol].isFree = true
    }

    mutating func discardTableau() {
        tableau.discardRows()
        for symbol in deviations.indices { deviations[symbol].side = nil }
        unsettled.removeAll(keepingCapacity: true)
    }

    /// Adds a row for a deviation that occurs nowhere yet: its value as a function of others, in any order.
    mutating func addRow(of symbol: Int, deviations functions: [Tableau.Entry]) {
        let entries = tableau.parametric(functions)
        let value = entries.reduce(deviations[symbol].constant) { $0 - $1.coefficient * deviations[$1.symbol].constant }
        let row = tableau.rows.count
        tableau.add(Tableau.Row(basic: symbol, value: value, entries: entries))
        let parameters = entries.map(\.symbol).filter { deviations[$0].isFree }
        // This constraint decides a parameter, the last.
        if let last = parameters.max(by: { deviations[$0].serial < deviations[$1].serial }) {
            tableau.pivot(row, entering: last)
        } else {
            unsettled.append(row)
        }
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

    /// Changes the constant of a constraint's expression.
    mutating func setConstant(_ constant: Double, of symbol: Int) {
        let change = constant - deviations[symbol].constant
        deviations[symbol].constant = constant
        if let row = tableau.row(of: symbol) {
            tableau.addToValue(change, of: row)
            unsettled.append(row)
        }
        for row in tableau.columns[symbol] {
            tableau.addToValue(-change * tableau.rows[row].coefficient(of: symbol), of: row)
            unsettled.append(row)
        }
    }

    // MARK: - Steps

    /// Brings each deviation to its side.
    mutating func settle() {
        var next = 0
        while next < unsettled.count {
            let row = unsettled[next]
            next += 1
            guard let side = wrongSide(of: row) else { continue }
            unsettled.append(row)
            bring(row, to: side)
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
        let symbol = tableau.rows[row].basic
        let deviation = deviations[symbol]
        var limit = Cost()
        limit.add(deviation, on: side, times: 1)
        if let former = deviation.side { limit.add(deviation, on: former, times: 1) }
        if let blocking = blockingMove(of: row, to: side, limit: limit) {
            exchange(row, with: blocking)
        } else {
            deviations[symbol].side = side
        }
    }

    /// A parametric deviation's move from zero.
    struct Move {
        var symbol: Int
        var side: Deviation.Side
    }

    /// The ratio test: the move that gets free of cost first as the price of the row's deviation rises up to a limit; nil if
    /// none does.
    private func blockingMove(of row: Int, to side: Deviation.Side, limit: Cost) -> Move? {
        var (least, unit, blocking) = (limit, 1.0, nil as Move?)
        for entry in tableau.rows[row].entries where entry.coefficient.magnitude > Self.pivotTolerance {
            let isRising = (entry.coefficient > 0) == (side == .above)
            let move = Move(symbol: entry.symbol, side: isRising ? .below : .above)
            let cost = cost(of: move)
            guard Cost.isLess(cost, per: entry.coefficient.magnitude, than: least, per: unit) else { continue }
            (least, unit, blocking) = (cost, entry.coefficient.magnitude, move)
        }
        return blocking
    }

    /// The cost's change per unit of a move, the reduced cost.
    func cost(of move: Move) -> Cost {
        var cost = Cost()
        cost.add(deviations[move.symbol], on: move.side, times: 1)
        for row in tableau.columns[move.symbol] {
            let deviation = deviations[tableau.rows[row].basic]
            guard let side = deviation.side else { continue }
            let change = tableau.rows[row].coefficient(of: move.symbol) * Double(move.side.rawValue)
            cost.add(deviation, on: side, times: change * Double(side.rawValue))
        }
        return cost
    }

    private mutating func exchange(_ row: Int, with move: Move) {
        deviations[tableau.rows[row].basic].side = nil
        deviations[move.symbol].side = move.side
        unsettled += tableau.columns[move.symbol]
        tableau.pivot(row, entering: move.symbol)
    }

    // MARK: - Removal

    /// Takes the cost off a deviation: the rest of the tableau becomes as if its constraint had never been.
    mutating func free(_ symbol: Int) {
        settle()
        if let row = tableau.row(of: symbol) { makeParametric(row, ifBlockedIn: symbol) }
        deviations[symbol].isFree = true
        while tableau.row(of: symbol) == nil, let move = improvement(by: symbol) {
            let row = nearestRow(before: move)
            let side = deviations[tableau.rows[row].basic].side!
            advance(move, until: row)
            bring(row, to: side.opposite)
        }
        deviations[symbol].side = nil
    }

    /// Lowers the price of a basic deviation to nothing. If a move gets free of cost before, the deviation becomes parametric.
    private mutating func makeParametric(_ row: Int, ifBlockedIn symbol: Int) {
        guard let side = deviations[symbol].side else { return }
        var price = Cost()
        price.add(deviations[symbol], on: side, times: 1)
        guard let blocking = blockingMove(of: row, to: side.opposite, limit: price) else { return }
        setConstant(deviations[symbol].constant - tableau.rows[row].value, of: symbol)
        exchange(row, with: blocking)
    }

    /// The move of a parametric symbol without a cost of its own that lowers the cost of others.
    private func improvement(by symbol: Int) -> Move? {
        switch cost(of: Move(symbol: symbol, side: .above)).sign {
        case 1: Move(symbol: symbol, side: .below)
        case -1: Move(symbol: symbol, side: .above)
        default: nil
        }
    }

    /// The row whose deviation is the first to get zero by a move.
    private func nearestRow(before move: Move) -> Int {
        var (nearest, least) = (nil as Int?, Double.infinity)
        for row in tableau.columns[move.symbol] {
            let deviation = deviations[tableau.rows[row].basic]
            guard !deviation.isFree, let side = deviation.side else { continue }
            let speed = tableau.rows[row].coefficient(of: move.symbol) * Double(move.side.rawValue * side.rawValue)
            let length = tableau.rows[row].value.magnitude / -speed
            if speed < -Self.pivotTolerance, length < least { (nearest, least) = (row, length) }
        }
        guard let nearest else { preconditionFailure("The cost of a solution falls without end.") }
        return nearest
    }

    /// Moves a parametric symbol until a row's deviation is zero.
    private mutating func advance(_ move: Move, until row: Int) {
        let change = tableau.rows[row].value / tableau.rows[row].coefficient(of: move.symbol)
        setConstant(deviations[move.symbol].constant + change, of: move.symbol)
    }
}
