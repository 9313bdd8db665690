/// The simplex tableau: basic symbols as linear functions of parametric ones, whose values are zero.
///
/// Rows are sparse and sorted by symbol. Each symbol knows the rows in which it is parametric, so that a pivot visits only
/// these.
struct Tableau: Sendable {
    struct Entry: Sendable {
        var symbol: Int
        var coefficient: Double
    }

    /// `basic = value + Σ coefficient · symbol`
    struct Row: Sendable {
        var basic: Int
        var value: Double
        var entries: [Entry]

        func coefficient(of symbol: Int) -> Double {
            let place = entries.place(of: symbol)
            return place < entries.count && entries[place].symbol == symbol ? entries[place].coefficient : 0
        }
    }

    /// Coefficients of smaller magnitude are rounding errors of sums that should be zero.
    static let coefficientTolerance = 1e-11

    private(set) var rows: [Row] = []
    /// The rows in which each parametric symbol occurs, in no order.
    private(set) var columns: [[Int]] = []
    private var rowOfBasic: [Int?] = []
    /// The former entries of a row, kept to reuse their memory.
    private var spare: [Entry] = []

    /// The row in which a symbol is basic; nil if it is parametric.
    func row(of symbol: Int) -> Int? {
        rowOfBasic[symbol]
    }

    mutating func addSymbol() {
        columns.append([])
        rowOfBasic.append(nil)
    }

    mutating func discardRows() {
        for row in rows {
            rowOfBasic[row.basic] = nil
            for entry in row.entries { columns[entry.symbol] = [] }
        }
        rows = []
    }

    /// Adds a row for a symbol that occurs in no other row.
    mutating func add(_ row: Row) {
        for entry in row.entries { columns[entry.symbol].append(rows.count) }
        rowOfBasic[row.basic] = rows.count
        rows.append(row)
    }

    /// Expresses a function of symbols by parametric symbols, sorted.
    func parametric(_ function: [Entry]) -> [Entry] {
        var parts: [Entry] = []
        for entry in function {
            let parametric = rowOfBasic[entry.symbol].map { rows[$0].entries } ?? [Entry(symbol: entry.symbol, coefficient: 1)]
            parts += parametric.map { Entry(symbol: $0.symbol, coefficient: entry.coefficient * $0.coefficient) }
        }
        var entries: [Entry] = []
        for part in parts.sorted(by: { $0.symbol < $1.symbol }) {
            if entries.last?.symbol == part.symbol {
                entries[entries.count - 1].coefficient += part.coefficient
            } else {
                entries.append(part)
            }
        }
        return entries.filter { $0.coefficient.magnitude > Self.coefficientTolerance }
    }

    /// Adds the coefficients of a symbol that is in no row yet to all rows.
    mutating func addColumn(of symbol: Int, _ coefficients: [Double]) {
        for row in rows.indices where coefficients[row].magnitude > Self.coefficientTolerance {
            let entry = Entry(symbol: symbol, coefficient: coefficients[row])
            rows[row].entries.insert(entry, at: rows[row].entries.place(of: symbol))
            columns[symbol].append(row)
        }
    }

    /// The rows' values in a solution, given the values of all constraints' expressions.
    func values(_ expressions: [Double]) -> [Double] {
        rows.map { row in
            row.entries.reduce(expressions[row.basic]) { $0 - $1.coefficient * expressions[$1.symbol] }
        }
    }

    mutating func setValues(_ values: [Double]) {
        for row in rows.indices { rows[row].value = values[row] }
    }

    mutating func addToValue(_ change: Double, of row: Int) {
        rows[row].value += change
    }

    /// Exchanges a row's basic symbol with a parametric one, and updates all rows.
    mutating func pivot(_ row: Int, entering: Int) {
        let leaving = rows[row].basic
        let column = columns[entering]
        rows[row].solve(for: entering)
        columns[entering] = []
        columns[leaving] = [row]
        rowOfBasic[leaving] = nil
        rowOfBasic[entering] = row
        let solved = rows[row]
        for other in column where other != row { substitute(solved, in: other) }
    }

    /// Replaces the symbol that has just become basic, in another row.
    private mutating func substitute(_ definition: Row, in row: Int) {
        let old = rows[row].entries
        let factor = rows[row].coefficient(of: definition.basic)
        rows[row].value += factor * definition.value
        spare.removeAll(keepingCapacity: true)
        var (oldPlace, newPlace) = (0, 0)
        while oldPlace < old.count || newPlace < definition.entries.count {
            let oldSymbol = oldPlace < old.count ? old[oldPlace].symbol : .max
            let newSymbol = newPlace < definition.entries.count ? definition.entries[newPlace].symbol : .max
            if newSymbol <= oldSymbol {
                let change = factor * definition.entries[newPlace].coefficient
                appendToSpare(newSymbol, of: row, oldSymbol == newSymbol ? old[oldPlace].coefficient : nil, change)
            } else if oldSymbol != definition.basic {
                spare.append(old[oldPlace])
            }
            if oldSymbol <= newSymbol { oldPlace += 1 }
            if newSymbol <= oldSymbol { newPlace += 1 }
        }
        swap(&rows[row].entries, &spare)
    }

    /// Appends a changed coefficient of a row to `spare`, and updates the symbol's column.
    private mutating func appendToSpare(_ symbol: Int, of row: Int, _ old: Double?, _ change: Double) {
        let sum = (old ?? 0) + change
        let isEntry = sum.magnitude > Self.coefficientTolerance * (old == nil ? 1 : max(1, change.magnitude))
        if isEntry { spare.append(Entry(symbol: symbol, coefficient: sum)) }
        if isEntry && old == nil { columns[symbol].append(row) }
        if !isEntry && old != nil { columns[symbol].removeFirst(row) }
    }
}

extension Tableau.Row {
    /// Solves the row for a parametric symbol, which becomes basic; the basic symbol becomes parametric.
    fileprivate mutating func solve(for entering: Int) {
        let place = entries.place(of: entering)
        let factor = 1 / entries[place].coefficient
        entries.remove(at: place)
        for index in entries.indices { entries[index].coefficient *= -factor }
        entries.insert(Tableau.Entry(symbol: basic, coefficient: factor), at: entries.place(of: basic))
        value *= -factor
        basic = entering
    }
}

extension [Tableau.Entry] {
    /// The index of the first entry whose symbol is at least the given one.
    fileprivate func place(of symbol: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension [Int] {
    fileprivate mutating func removeFirst(_ value: Int) {
        if let place = firstIndex(of: value) { swapAt(place, count - 1) }
        removeLast()
    }
}
